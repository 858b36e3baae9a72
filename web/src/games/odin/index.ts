import "./style.css";
export { OdinBoard as default } from "./board";
export { moments } from "./moments";
