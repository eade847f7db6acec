import { mount } from "svelte";
import "./styles/theme.css";
import "./styles/base.css";
import App from "./App.svelte";
import { watchLinks } from "./route.svelte";
import { dress, wishedLanguage } from "./settings.svelte";
import { speak } from "./words.svelte";

dress();
watchLinks();
void speak(wishedLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
