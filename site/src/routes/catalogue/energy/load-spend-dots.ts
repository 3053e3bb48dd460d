import { createLateModule } from "../../../page/late-module.ts";

/** Draws all annual spends. On the first page the server has drawn them. */
export const spendDots = createLateModule(() => import("./spend-dots.tsx"));
