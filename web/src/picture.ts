/** A board to keep: the drawn SVG as a file, or painted into a PNG. */
const WIDTH = 1600;

export function svgText(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const [, , width, height] = (copy.getAttribute("viewBox") ?? "0 0 300 200").split(/[\s,]+/).map(Number);
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(Math.round((WIDTH * height) / width)));
  copy.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

const dataUrl = (text: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;

function save(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

export function saveSvg(svg: SVGSVGElement, name: string): void {
  save(dataUrl(svgText(svg)), `${name}.svg`);
}

export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  image.src = dataUrl(svgText(svg));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  save(canvas.toDataURL("image/png"), `${name}.png`);
}
