import { toSheet } from "../define/to-sheet.ts";
import css from "./energy-cards.css?inline";

export const getSheet = toSheet(css);
