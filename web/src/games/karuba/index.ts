import "./style.css";
export { KarubaBoard as default } from "./board";
