import {
  addDays,
  BILL_KEPT_DAYS,
  BILL_PAGES_MAX,
  type BillFieldName,
  type BillFile,
  type BillProblemCode,
  type BillSupply,
  type BillView,
  countDays,
  DAY_MS,
  formatQuantity,
  isCalendarDay,
  MINUTE_MS,
  PROVINCES,
  toDateParts,
  toEnergyUnit,
} from "@volpe/contract";
import { BILLED_DAYS } from "../bill-reading/read-period.ts";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import { ATTACHMENT_SENTENCES } from "../files/file-store.ts";
import { describeClimateZone, toGasPlace } from "../spend/gas-place.ts";
import { FLAT_SHARES, toGasShares } from "../spend/withdrawal-profile.ts";
import type { Bill, StoredBillFile } from "./bill-repository.ts";
import { withPresentOffer } from "./present-offer.ts";
import { findValue, type ReadSupply, toSupplyKey } from "./same-supply.ts";

/** After this time a file that is still being read counts as failed. A full queue takes less. */
const GIVEN_UP_AFTER_MS = 15 * MINUTE_MS;

/** The time before which an upload no longer counts as being read. */
export function toReadingSince(now: Date): Date {
  return new Date(now.getTime() - GIVEN_UP_AFTER_MS);
}

type Options = {
  catalogue: Pick<Catalogue, "entries">;
  now: Date;
  /** The queue positions of all pictures that are waiting or being read. */
  reading?: readonly number[];
};

/** A bill as its uploader sees it. */
export function toBillView(
  { bill, files }: { bill: Bill; files: readonly StoredBillFile[] },
  { catalogue, now, reading = [] }: Options,
): BillView {
  const keys = [
    ...new Set(
      files.flatMap(({ id, supplies }) => supplies.map((supply) => toSupplyKey(id, supply))),
    ),
  ];
  const isOver = bill.createdAt < toReadingSince(now);
  return {
    bill: bill.id,
    createdAt: bill.createdAt.toISOString(),
    keptUntil: new Date(bill.createdAt.getTime() + BILL_KEPT_DAYS * DAY_MS).toISOString(),
    files: files.map(({ id, name, bytes, kind, supplies, ...file }): BillFile => {
      const isGivenUp = file.status === "reading" && isOver;
      const problem = isGivenUp ? "interrupted" : file.problem;
      const status = isGivenUp ? "failed" : file.status;
      return {
        id,
        name,
        bytes,
        status,
        ...(status === "reading" ? toState(file, reading) : { progress: 1 }),
        kind,
        supplies: supplies.map((supply) => {
          const annualEstimate = findAnnualEstimate(supply);
          return {
            ...withPresentOffer(supply, catalogue),
            group: keys.indexOf(toSupplyKey(id, supply)),
            ...(annualEstimate && { annualEstimate }),
          };
        }),
        problem:
          problem === null ? null : { code: problem, message: `«${name}» ${SENTENCES[problem]}` },
      };
    }),
  };
}

/** Smallest share of the year's profile that allows an estimate; gas in summer has less. */
const SHARE_MIN = 0.04;

/**
 * Estimates a year's consumption that a bill does not name, from that of its period and the profile
 * with which offers are priced; undefined without a period. A person has to confirm the estimate.
 */
export function findAnnualEstimate(supply: ReadSupply): BillSupply["annualEstimate"] {
  const find = (name: BillFieldName) => findValue(supply, name);
  const [start = "", end = ""] = [find("periodStart"), find("periodEnd")];
  const billed = Number(find("periodConsumption"));
  const isPeriod = isCalendarDay(start) && isCalendarDay(end) && start < end;
  if (find("annualConsumption") !== undefined || !isPeriod || !(billed > 0)) {
    return undefined;
  }
  const days = countDays({ start, end });
  const province = PROVINCES.find(({ sign }) => sign === find("province"))?.sign ?? null;
  const zone = toGasPlace(province).climateZone;
  const isGas = supply.tipology === "gas";
  const shares = isGas ? toGasShares(zone, "household") : FLAT_SHARES;
  const share = sumShares(shares, { start, days });
  if (days < BILLED_DAYS.min || days > BILLED_DAYS.max || share < SHARE_MIN) {
    return undefined;
  }
  const how = isGas
    ? `con i prelievi tipici della ${describeClimateZone({ province, city: find("city") ?? "" })}`
    : "come se fossero uguali ogni mese";
  const printed = formatQuantity(billed, toEnergyUnit(supply.tipology));
  return {
    consumption: Math.max(1, Math.round(billed / share)),
    basis: `${printed} in ${days} giorni, portati a un anno ${how}`,
  };
}

function sumShares(shares: readonly number[], { start, days }: { start: string; days: number }) {
  return Array.from({ length: days }, (_, at) => toDateParts(addDays(start, at))).reduce(
    (sum, { year, month }) =>
      sum + (shares[month - 1] ?? 0) / new Date(Date.UTC(year, month, 0)).getUTCDate(),
    0,
  );
}

/** Pictures before it no longer wait once its own reading has begun. */
function toState(
  { progress, sequence }: Pick<StoredBillFile, "progress" | "sequence">,
  reading: readonly number[],
) {
  const before = reading.filter((other) => other < sequence).length;
  return { progress, waiting: progress > 0 ? 0 : before };
}

/**
 * Italian message for each problem of an uploaded file, after the file's name, which is its
 * subject. The page adds a link to the form.
 */
const SENTENCES: Readonly<Record<BillProblemCode, string>> = {
  encrypted:
    "è protetto da una password. Aprilo, stampalo in un nuovo PDF e carica quello, oppure fotografa la prima pagina.",
  broken:
    "non si apre: il file è rovinato. Scaricalo di nuovo dal sito del fornitore, o rifai la foto.",
  "too-many-pages": `ha più di ${BILL_PAGES_MAX} pagine. Carica solo quelle della bolletta: le prime due bastano quasi sempre.`,
  "too-heavy":
    "è troppo complesso da leggere in sicurezza. Stampalo in un nuovo PDF, oppure fotografa la prima pagina.",
  illegible:
    "non si legge come una bolletta: non ne riconosco le parole. Se lo è, rifai la foto con più luce, dall’alto, con la pagina intera nell’inquadratura.",
  "slow-picture":
    "ha richiesto più di un minuto e mi sono fermato. Prova con il PDF del fornitore, o con la foto della sola prima pagina.",
  busy: "non è stato aperto: in questo momento ci sono troppe foto in coda. Caricalo di nuovo tra qualche minuto, oppure carica il PDF del fornitore, che leggo subito.",
  interrupted:
    "non è stato letto: la lettura si è interrotta, e il file non c’entra. Caricalo di nuovo, oppure carica il PDF del fornitore.",
  blank:
    "non ha immagini né testo che io possa leggere: forse le pagine sono vuote. Scaricalo di nuovo dal sito del fornitore, oppure fotografa la prima pagina.",
  foreign:
    "sembra scritto in un’altra lingua, e io leggo solo bollette in italiano. Se la fornitura è in Italia, bastano le sue cifre.",
  "not-a-bill":
    "non sembra una bolletta di luce o gas: non ci trovo le sue voci. La bolletta è nell’area clienti del fornitore, o tra le sue mail.",
  ...ATTACHMENT_SENTENCES,
  "several-points":
    "riguarda più punti di fornitura, cioè più POD o più PDR. Ho letto il primo, e un valore può essere di un altro o di tutti insieme: confrontali uno per uno. Per gli altri punti carica la loro bolletta, se ne hai una per ciascuno.",
  "few-values":
    "si legge poco: ho trovato solo qualche dato. Completa il resto a mano, con la bolletta davanti.",
};
