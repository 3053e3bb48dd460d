import { createLateModule } from "../../../page/late-module.ts";

/** The list of what is not ranked, which the first page does not need. */
export const excludedGroups = createLateModule(() => import("./excluded-groups.tsx"));
