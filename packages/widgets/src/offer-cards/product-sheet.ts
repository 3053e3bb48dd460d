import { toSheet } from "../define/to-sheet.ts";
import css from "./product-cards.css?inline";

export const getSheet = toSheet(css);
