import "./styles/theme.css";
import "./styles/house.css";
