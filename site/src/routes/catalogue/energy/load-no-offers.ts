import { createLateModule } from "../../../page/late-module.ts";

/** The words of a list without offers, which few lists need. */
export const noOffers = createLateModule(() => import("./no-offers.tsx"));
