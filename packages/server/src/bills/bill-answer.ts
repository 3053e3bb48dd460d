import {
  type BillField,
  type BillView,
  type EnergyTipology,
  hideIdentifiers,
  toExcerpt,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import {
  type BillAnswer,
  SENT_VALUES,
  type SentBill,
  type SentValue,
} from "../interview/sent-values.ts";
import { isKeyOf } from "../keys/owner-key.ts";
import type { BilledSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";
import { deleteBill, findBill } from "./bill-repository.ts";
import { toBillView } from "./bill-view.ts";
import { findPoint, findPointOf, findProved, findValue, mergeField } from "./same-supply.ts";

const GONE = "Non trovo più quel file: mandamelo di nuovo, oppure scrivimi tu la cifra.";

/**
 * Reads the values of a bill that was uploaded in the conversation and deletes its rows, because
 * the interview keeps what it needs. `files` are to be removed after the transaction. `supply` is
 * that of the pages which the answer uses, or null if nothing was read. It has holder and address
 * only if the bill proves them, because the chat does not ask. Returns null while a picture is
 * still being read.
 */
export async function takeBillAnswer(
  within: Database,
  { catalogue, clock, config }: Pick<Services, "catalogue" | "clock" | "config">,
  { bill: id, key, tipology }: { bill: string; key: string; tipology: EnergyTipology },
): Promise<{ answer: BillAnswer; supply: BilledSupply | null; files: string[] } | null> {
  const found = await findBill(within, config, id);
  if (found === null || !isKeyOf(key, found.bill.ownerKeyHash)) {
    return { answer: { status: "failed", message: GONE }, supply: null, files: [] };
  }
  const view = toBillView(found, { catalogue, now: clock.now() });
  if (view.files.some(({ status }) => status === "reading")) {
    return null;
  }
  const answer = toBillAnswer(view, tipology);
  const supply =
    answer.status === "read" ? toSupply(listUsedPages(listPages(view, tipology))) : null;
  return { answer, supply, files: await deleteBill(within, id) };
}

const OTHER = {
  luce: "Questa è una bolletta del gas, e stiamo guardando la luce: mandami quella della luce, oppure scrivimi tu la cifra.",
  gas: "Questa è una bolletta della luce, e stiamo guardando il gas: mandami quella del gas, oppure scrivimi tu la cifra.",
} as const;

const OTHER_HALF = {
  luce: "C’è anche il gas: quando abbiamo finito con la luce, rimandamela e guardiamo quello.",
  gas: "C’è anche la luce: quando abbiamo finito con il gas, rimandamela e guardiamo quella.",
} as const;

/** Names the identifiers with which an order could be filled in. */
function listIdentifiers(
  { point, holder, fiscalCode, street }: BilledSupply,
  tipology: EnergyTipology,
): string[] {
  return [
    ...(point === "" ? [] : [tipology === "luce" ? "il POD" : "il PDR"]),
    ...(holder === "" ? [] : ["l’intestatario"]),
    ...(fiscalCode === "" ? [] : [/^\d/.test(fiscalCode) ? "la partita IVA" : "il codice fiscale"]),
    ...(street === "" ? [] : ["l’indirizzo"]),
  ];
}

/**
 * Files with the same offer and period are pages of one bill; of different bills only the latest is
 * used. Files with several supply points are refused, because it is unclear which one is meant.
 */
export function toBillAnswer({ files }: BillView, tipology: EnergyTipology): BillAnswer {
  const problems = files.flatMap(({ problem }) => (problem === null ? [] : [problem.message]));
  const read = listPages({ files }, tipology);
  const namesSeveral = files.some(({ problem }) => problem?.code === "several-points");
  if (namesSeveral || !sayOneAtMost(read, SUPPLY_POINTS)) {
    return { status: "failed", message: SEVERAL };
  }
  const pages = listUsedPages(read);
  const values = mergeValues(pages);
  if (Object.keys(values).every((name) => name === "supplier" || name === "offerCode")) {
    const isOther = files.some(({ supplies }) => supplies.length > 0) && read.length === 0;
    const why = isOther ? [OTHER[tipology]] : [...problems, "Oppure scrivimi tu la cifra."];
    return { status: "failed", message: why.join(" ") };
  }
  const offer = pages.find((page) => page.offer !== null)?.offer ?? null;
  const pricing = offer === null || offer.pricing === "mixed" ? null : offer.pricing;
  const left = pages.length < read.length ? [toLeft(read)] : [];
  const isDual = files.some(({ supplies }) => supplies.some((each) => each.tipology !== tipology));
  const doubts = pages.flatMap(toDoubt).slice(0, 1);
  return {
    status: "read",
    said: [...problems, ...left, ...doubts, ...(isDual ? [OTHER_HALF[tipology]] : [])].join(" "),
    sent: {
      identifiers: listIdentifiers(toSupply(pages), tipology),
      place: {
        city: findProved(pages, "city"),
        // A doubtful province is used too, because the chat asks about it.
        province: mergeField(pages, "province")?.value ?? "",
      },
      name: pages.map(({ name }) => `«${name}»`).join(", "),
      offer: offer === null ? "" : `«${offer.name}» di ${offer.supplier}`,
      values: {
        ...values,
        ...(pricing !== null && {
          pricing: {
            source: "dal codice offerta",
            ...(values.pricing?.value === pricing && values.pricing),
            value: pricing,
            isSure: (values.pricing?.value ?? pricing) === pricing,
          },
        }),
      },
    },
  };
}

const SEVERAL =
  "Ci sono più forniture: mandami la bolletta di una sola, oppure scrivimi tu la cifra.";

/** A sentence about an offer code of another supplier, which is always reported. */
function toDoubt(page: Page): string[] {
  const { doubtfulOffer } = page;
  return doubtfulOffer === undefined
    ? []
    : [
        `Il codice offerta è di «${doubtfulOffer.name}» di ${doubtfulOffer.supplier}, ma la bolletta è di ${findValue(page, "supplier")}: di quell’offerta non uso niente.`,
      ];
}

function toLeft(read: readonly Page[]): string {
  const [first, second] = read.map(toPeriodEnd).toSorted().reverse();
  return `Sono bollette diverse: uso solo la ${first === second ? "prima" : "più recente"}.`;
}

type Page = ReturnType<typeof listPages>[number];

function listPages({ files }: Pick<BillView, "files">, tipology: EnergyTipology) {
  return files.flatMap(({ name, supplies }) =>
    supplies
      .filter((supply) => supply.tipology === tipology)
      .map((supply) => ({ name, ...supply })),
  );
}

function listUsedPages(read: readonly Page[]): readonly Page[] {
  return sayOneAtMost(read, ["offerCode", "periodStart", "periodEnd"])
    ? read
    : read.toSorted((one, other) => toPeriodEnd(other).localeCompare(toPeriodEnd(one))).slice(0, 1);
}

const toPeriodEnd = (page: Page) => findValue(page, "periodEnd") ?? "";

function toSupply(used: readonly Page[]): BilledSupply {
  return {
    point: findPoint(used.filter((page) => findPointOf(page) !== "")),
    holder: findProved(used, "holder"),
    fiscalCode: findProved(used, "fiscalCode"),
    street: findProved(used, "street"),
    postalCode: findProved(used, "postalCode"),
    city: findProved(used, "city"),
  };
}

const SUPPLY_POINTS = ["pod", "pdr"] as const;

function sayOneAtMost(pages: readonly Page[], names: readonly BillField["name"][]): boolean {
  return names.every((name) => {
    const said = pages.flatMap((page) => findValue(page, name) ?? []);
    return new Set(said).size <= 1;
  });
}

function mergeValues(pages: readonly Page[]): SentBill["values"] {
  const single = SENT_VALUES.flatMap((name) => {
    const found = name === "period" ? null : readField(pages, name);
    return found === null ? [] : [[name, found] as const];
  });
  const start = readField(pages, "periodStart");
  const end = readField(pages, "periodEnd");
  const isPeriod = start !== null && end !== null && start.value < end.value;
  return {
    ...Object.fromEntries(single),
    ...(isPeriod && {
      period: {
        ...start,
        value: `${start.value}/${end.value}`,
        isSure: start.isSure && end.isSure,
      },
    }),
  };
}

function readField(pages: readonly Page[], name: BillField["name"]): SentValue | null {
  const found = mergeField(pages, name);
  const fields = pages.flatMap((page) => page.fields);
  const same = fields.filter((field) => field.name === name && field.value === found?.value);
  const shown = same.find(({ confidence }) => confidence === "sure") ?? same[0];
  return found === null || shown === undefined ? found : { ...found, ...toSource(shown, fields) };
}

/** A longer line says more than a question can repeat. */
const SOURCE_MAX_CHARACTERS = 160;

/** The page and the line of a reading, without what identifies a person. */
function toSource({ page, text }: BillField, fields: readonly BillField[]): { source?: string } {
  if (text === "") {
    return {};
  }
  const valuesOf = (names: readonly BillField["name"][]) =>
    fields.filter(({ name }) => names.includes(name)).map(({ value }) => value);
  // A name in a line may have more blanks than the value that was read from it.
  const printed = text.replaceAll(/\s+/g, " ");
  const hidden = hideIdentifiers(printed, valuesOf([...SUPPLY_POINTS, "fiscalCode"]));
  const line = valuesOf(["holder", "street"]).reduce(
    (whole, value) => whole.replaceAll(value, "•••"),
    hidden,
  );
  return { source: `pagina ${page}: «${toExcerpt(line, SOURCE_MAX_CHARACTERS)}»` };
}
