import { toSheet } from "../define/to-sheet.ts";
import css from "./card-filters.css?inline";

export const getSheet = toSheet(css);
