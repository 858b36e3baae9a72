import "./style.css";
export { KarubaBoard as default } from "./board";
export { moments } from "./moments";
