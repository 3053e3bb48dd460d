import * as components from "volpe:later-parts";
import laterCss from "@volpe/ui/styles/assistant-later.css?inline";
import { toSheet } from "../define/to-sheet.ts";

export { components };
export const getSheet = toSheet(laterCss);
