import css from "./shared.css?inline";
import { toSheet } from "./to-sheet.ts";

export const getSharedSheet = toSheet(css);
