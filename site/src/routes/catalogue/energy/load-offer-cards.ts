import { createLateModule } from "../../../page/late-module.ts";

/** The cards of energy offers, which the first page does not need. */
export const offerCards = createLateModule(() => import("./offer-cards.tsx"));
