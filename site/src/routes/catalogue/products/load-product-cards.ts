import { createLateModule } from "../../../page/late-module.ts";

/** Draws the cards of products. On the first page the server has drawn them. */
export const productCards = createLateModule(() => import("./product-cards.tsx"));
