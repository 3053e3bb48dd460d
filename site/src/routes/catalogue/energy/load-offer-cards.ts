import { createLateModule } from "../../../page/late-module.ts";

/** Draws the cards of energy offers. On the first page the server has drawn them. */
export const offerCards = createLateModule(() => import("./offer-cards.tsx"));
