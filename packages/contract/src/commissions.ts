import { BRAND_NAME } from "./brand.ts";
import type { Tipology } from "./offers.ts";

/** Cents for one contract concluded here, by kind of offer; 0 = it is signed elsewhere. */
export const COMMISSION_CENTS: Readonly<Record<Tipology, number>> = {
  luce: 2000,
  gas: 2000,
  internet: 0,
  pos: 0,
  noleggio: 8000,
};

/**
 * When a site that sends visitors here is paid: beside the first offer, in the assistant, in the
 * cookie choice and on the demonstration's page.
 */
export const COMMISSION_NOTICE = `Se firmi un contratto, ${BRAND_NAME} può pagare una commissione al sito da cui arrivi. Il prezzo per te non cambia.`;
