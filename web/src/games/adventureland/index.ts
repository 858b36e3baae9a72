import "./style.css";
export { LandBoard as default } from "./board";
export { moments } from "./moments";
