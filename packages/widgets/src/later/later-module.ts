import laterCss from "@volpe/ui/styles/assistant-later.css?inline";
import { toSheet } from "../define/to-sheet.ts";

export { components } from "volpe:later-parts";
export const getSheet = toSheet(laterCss);
