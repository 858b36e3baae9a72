import "./style.css";
export { SpookiesBoard as default } from "./board";
export { moments } from "./moments";
