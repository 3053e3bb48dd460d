import { createLateModule } from "../../../page/late-module.ts";

/** The drawing of all annual spends, which the first page does not need. */
export const spendDots = createLateModule(() => import("./spend-dots.tsx"));
