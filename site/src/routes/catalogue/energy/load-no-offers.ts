import { createLateModule } from "../../../page/late-module.ts";

/** The words of a list without offers. They are a late module, because few lists need them. */
export const noOffers = createLateModule(() => import("./no-offers.tsx"));
