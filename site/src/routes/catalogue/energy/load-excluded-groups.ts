import { createLateModule } from "../../../page/late-module.ts";

/** Draws the excluded offers. On the first page the server has drawn them. */
export const excludedGroups = createLateModule(() => import("./excluded-groups.tsx"));
