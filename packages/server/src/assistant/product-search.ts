import { getNeeds, type Interview } from "./interview.ts";

/** What is known by now, as the address of a list of products says it. */
export function toProductSearch(interview: Interview): URLSearchParams {
  const { draft } = interview;
  const needs = getNeeds(interview);
  const search = new URLSearchParams();
  const put = (key: string, value: string | number | null) => {
    if (value !== null && value !== "") {
      search.set(key, String(value));
    }
  };
  put("destinazione", draft.destination);
  switch (draft.type) {
    case "noleggio":
      put("segmento", draft.subtype);
      put("durata", needs.durationMonths);
      put("km", needs.kmPerYear);
      put("anticipo", needs.downPaymentEur);
      break;
    case "pos":
      put("tipo", draft.subtype);
      put("incasso", needs.monthlyTakingsEur);
      put("scontrino", needs.averageReceiptEur);
      break;
    case "internet":
      put("provincia", draft.address.province);
      put("velocita", needs.downloadMbps);
      break;
  }
  return search;
}
