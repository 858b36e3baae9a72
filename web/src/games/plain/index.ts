import "./style.css";
export { PlainBoard as default } from "./board";
