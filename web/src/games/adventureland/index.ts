import "./style.css";
export { LandBoard as default } from "./board";
