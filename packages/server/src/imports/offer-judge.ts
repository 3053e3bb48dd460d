import type { EnergyOffer } from "../offers/energy-offer.ts";
import { createReferenceProfiles } from "../offers/reference-profile.ts";
import { annualSpend, prepareOffer } from "../spend/annual-spend.ts";
import type { SpendContext } from "../spend/spend-context.ts";
import type { Verdict } from "./staging.ts";

const MIN_EUR = 100;
const MAX_EUR = 5000;

const EUR = new Intl.NumberFormat("it-IT", {
  style: "currency",
  currency: "EUR",
  useGrouping: "always",
});

/**
 * Holds every offer against the Portal's typical customer (2,700 kWh at 3 kW; 1,400 Smc in Milano):
 * a spend outside 100–5,000 € a year is a mistake in the data, and the offer is set aside.
 */
export function createOfferJudge(context: SpendContext): (offer: EnergyOffer) => Verdict {
  const profileOf = createReferenceProfiles(context);
  return (offer) => {
    const outcome = annualSpend(prepareOffer(offer, context), profileOf(offer));
    if (outcome.status === "excluded") {
      return { status: "not-computable", reason: outcome.reason };
    }
    const { total } = outcome.parts;
    return total >= MIN_EUR && total <= MAX_EUR
      ? { status: "ranked" }
      : {
          status: "set-aside",
          reason: `La spesa di un cliente tipo risulta ${EUR.format(total)} l’anno, un valore non credibile: i prezzi trasmessi vanno verificati`,
        };
  };
}
