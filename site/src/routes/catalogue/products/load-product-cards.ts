import { createLateModule } from "../../../page/late-module.ts";

/** The cards of products, which the first page does not need. */
export const productCards = createLateModule(() => import("./product-cards.tsx"));
