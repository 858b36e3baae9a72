import "./style.css";
export { RavensBoard as default } from "./board";
export { moments } from "./moments";
