import { parseBandParts, type SupplyProfile } from "@volpe/contract";
import { parseOfferQuery } from "../catalogue/energy/energy-query.ts";
import { findNamedPlace } from "../places/place-choice.ts";
import type { QuoteRequest } from "../quote/quote.ts";
import { listCarried } from "./carried-answers.ts";
import { getRate, type Interview, isBusiness, isGas } from "./interview.ts";

const CONSUMPTION_STEP = 60;

/** Whether everything that a quote of electricity or gas needs is known. */
export function isSupplyKnown(interview: Interview): boolean {
  const { draft } = interview;
  const isPowerKnown = isGas(interview) || draft.capacity !== "";
  return getRate(interview).cma !== "" && draft.address.province !== "" && isPowerKnown;
}

/** The quote request for a complete interview: consumption and capacity must be known. */
export function toQuoteRequest(interview: Interview): QuoteRequest {
  const { draft, notes } = interview;
  const { cma, total } = getRate(interview);
  return {
    profile: {
      tipology: isGas(interview) ? "gas" : "luce",
      destination: isBusiness(interview) ? "aziende" : "privati",
      annualConsumption: Number(cma),
      capacityKw: isGas(interview) ? null : Number(draft.capacity),
      resident: draft.subtype !== "non-residente",
      province: draft.address.province,
      ...toPlaceFields(interview),
      ...toBands(interview),
      defaultConsumption: false,
    },
    presentSpendEur: total === "" ? null : Number(total),
    presentSaleEur: notes.annualSaleEur,
    presentFixedEur: notes.annualFixedEur ?? 0,
    presentSpreadEur: notes.spreadEur ?? null,
    isPresentDispatchingApart: notes.isDispatchingApart ?? false,
    estimates: Object.values(notes.estimates),
    supplyEstimates: [notes.estimates.consumption, notes.estimates.capacity].filter(
      (reason) => reason !== undefined,
    ),
    ...toPresentExpiry(interview),
    openingOffer: notes.openingOffer,
  };
}

function toPresentExpiry({ notes }: Interview): Pick<QuoteRequest, "presentExpiry"> {
  const { expiresOn = "", isPriceEnded: ended = false, estimates } = notes;
  return expiresOn === "" || estimates.expiry === undefined
    ? {}
    : { presentExpiry: { day: expiresOn, ended, sentence: estimates.expiry } };
}

/** The comune and its name; for a place that ISTAT does not list, the name of the province. */
function toPlaceFields({ draft }: Interview): Pick<SupplyProfile, "comune" | "placeName"> {
  const place = findNamedPlace(draft.address.province, draft.address.city);
  return place === null
    ? {}
    : { placeName: place.label, ...(place.comune === undefined ? {} : { comune: place.comune }) };
}

/** The bands of a bill, or those of the opening, as long as its consumption is unchanged. */
function toBands(interview: Interview): Pick<SupplyProfile, "bands"> {
  const { answers, bands = null, openingQuery = "" } = interview.notes;
  if (bands !== null) {
    return { bands: [...bands] };
  }
  const { fasce = "" } = parseOfferQuery(new URLSearchParams(openingQuery)).query;
  const carried = listCarried(interview.notes).find(({ step }) => step === CONSUMPTION_STEP);
  const isCarried = answers.some(
    ({ step, text }) => step === CONSUMPTION_STEP && text === carried?.text,
  );
  const carriedBands = parseBandParts(fasce);
  return carriedBands === null || !isCarried || isGas(interview) ? {} : { bands: carriedBands };
}
