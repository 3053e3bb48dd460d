import {
  type ContractOffer,
  type OfferSheet,
  type Regime,
  toSeatWords,
  toSheetOrigin,
} from "@volpe/contract";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { runAdmin } from "../../admin/test-admin.ts";
import { jsonFile, runProductImport } from "../../catalogue/list/test-products.ts";
import { TERMINAL_IMPORT } from "../../catalogue/pos/terminal-import.ts";
import { terminalRow } from "../../catalogue/pos/test-terminal.ts";
import { vehicleRow } from "../../catalogue/rental/test-vehicle.ts";
import { VEHICLE_IMPORT } from "../../catalogue/rental/vehicle-import.ts";
import { fileTestPapers } from "../../seller-papers/test-seller-papers.ts";
import { setUp } from "../../test-setup.ts";
import { CONTRACT_SWITCHES } from "../rules/contract-switches.ts";
import { startTestContracts, TEST_PER } from "../test-contracts.ts";
import { SEAT_FIRST } from "../words/contract-texts.ts";
import { toWithdrawalNotice } from "../words/withdrawal-papers.ts";
import { takeOffer } from "./take-offer.ts";

/** The same car with a down payment. */
const PREPAID = vehicleRow({ downPaymentEur: 2000, monthlyFeeEur: 149 });

const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  await runProductImport(
    contracts.services,
    TERMINAL_IMPORT,
    jsonFile([terminalRow({ providerUrl: "https://www.prova.example/pos" })]),
  );
  await runProductImport(contracts.services, VEHICLE_IMPORT, jsonFile([vehicleRow(), PREPAID]));
  await contracts.services.products.reload();
});
beforeEach(() => contracts.reset());

const switches = CONTRACT_SWITCHES;

/** The test's offer after a change of its sheet. */
async function takeChanged(change: Partial<OfferSheet>, regime: Regime | null = null) {
  const { catalogue } = contracts.services;
  const changed = {
    ...catalogue,
    sheet: (...given: Parameters<typeof catalogue.sheet>) => {
      const sheet = catalogue.sheet(...given);
      return sheet === null ? null : { ...sheet, ...change };
    },
  };
  const wanted = { slug: contracts.offer, per: TEST_PER, regime };
  return takeOffer({ ...contracts.services, catalogue: changed, switches }, wanted);
}

const wayOf = async (change: Partial<OfferSheet>, regime: Regime | null = "consumer") =>
  (await takeChanged(change, regime))?.way.kind;

test("allows orders only of real offers on sale with a figure", async () => {
  const state = contracts.services.catalogue.state();
  expect(await wayOf({})).toBe("order");
  expect(await wayOf({ catalogue: { ...state, demonstration: true } })).toBe("demonstration");
  expect(await wayOf({ current: false })).toBe("ended");
  expect(await wayOf({ outcome: { status: "excluded", reason: "Qui non si vende" } })).toBe(
    "ended",
  );
  expect(await wayOf({ payments: [] })).toBe("hand-over");
  expect(await wayOf({}, "business")).toBe("mismatch");
  expect(await wayOf({}, null)).toBe("order");
  // A consumer may have a supply for other uses, for example a garage.
  expect(await wayOf({ destination: "aziende" })).toBe("order");
});

test("names each band with its share in the label of the price", async () => {
  const per = "consumo=1962&potenza=3&residente=si&provincia=MB&fasce=33-27-40";
  const wanted = { slug: contracts.offer, per, regime: null };
  const taken = await takeOffer({ ...contracts.services, switches }, wanted);
  expect(taken?.offer.price?.label).toContain(
    "1.962\u00a0kWh, 3\u00a0kW, 33% F1, 27% F2, 40% F3, casa, residente, provincia di Monza e della Brianza",
  );
});

test("reserves energy for other uses to businesses if consumers may not order it", async () => {
  const { catalogue } = contracts.services;
  const sheet: typeof catalogue.sheet = (...given) => {
    const found = catalogue.sheet(...given);
    return found && { ...found, destination: "aziende" as const };
  };
  const changed = {
    ...contracts.services,
    catalogue: { ...catalogue, sheet },
    switches: { ...switches, otherUsesForConsumers: false },
  };
  const wanted = { slug: contracts.offer, per: "provincia=MB" };
  const wayOf = async (regime: Regime) =>
    (await takeOffer(changed, { ...wanted, regime }))?.way.kind;
  expect([await wayOf("consumer"), await wayOf("business")]).toEqual(["mismatch", "order"]);
});

test("limits a business to 200,000 Smc of gas a year", async () => {
  const { catalogue } = contracts.services;
  const gas = catalogue.rank("gas", {}).offers[0]?.slug ?? "";
  const way = async (annualConsumption: number, regime: Regime | null) => {
    const changed = {
      ...catalogue,
      sheet: (...given: Parameters<typeof catalogue.sheet>) => {
        const sheet = catalogue.sheet(...given);
        const profile = sheet && { ...sheet.profile, annualConsumption };
        return sheet && profile && { ...sheet, profile, destination: "aziende" as const };
      },
    };
    const wanted = { slug: gas, per: "provincia=MB", regime };
    return (await takeOffer({ ...contracts.services, catalogue: changed, switches }, wanted))?.way;
  };
  expect(await way(200_000, "business")).toMatchObject({ kind: "order" });
  expect(await way(200_001, "consumer")).toMatchObject({ kind: "order" });
  expect(await way(200_001, null)).toMatchObject({ except: { regime: "business" } });
  expect(await way(200_001, "business")).toMatchObject({
    kind: "mismatch",
    text: expect.stringContaining("200.000 Smc"),
  });
});

const HOMES_ONLY = "Questa offerta è per i privati: per un’attività ce ne sono altre.";

test("says in advance that a business cannot order an offer for homes", async () => {
  const { way } = await contracts.preview(contracts.offer);
  expect(way).toEqual({ kind: "order", except: { regime: "business", text: HOMES_ONLY } });
});

test("refuses an offer for homes to a business", async () => {
  const asked = await contracts.preview(contracts.offer, "regime=business");
  expect(asked.way).toEqual({ kind: "mismatch", text: HOMES_ONLY });
  const { made } = await contracts.begin(contracts.offer, { regime: "business" });
  expect(made).toMatchObject({
    status: 409,
    body: { errors: [{ code: "offer-not-orderable", message: HOMES_ONLY }] },
  });
});

test("refuses an order of an ended offer", async () => {
  const draft = await contracts.begin(contracts.offer);
  expect(draft.made.status).toBe(201);
  contracts.setNow("2031-01-01T10:00:00Z");
  const late = await contracts.begin(contracts.offer);
  expect(late.made).toMatchObject({
    status: 409,
    body: {
      errors: [{ code: "offer-not-orderable", message: "Questa offerta non si vende più." }],
    },
  });
});

test("hands over an offer whose supplier has no VAT number", async () => {
  const supplier = contracts.services.catalogue.sheet(
    contracts.offer,
    new URLSearchParams(),
  )?.supplier;
  expect(await wayOf({ supplier: { ...supplier, vatNumber: "" } as OfferSheet["supplier"] })).toBe(
    "hand-over",
  );
});

test("hands over a rental whose lessor has no VAT number", async () => {
  const slug = contracts.services.products.items("noleggio")[0]?.slug ?? "";
  expect((await contracts.preview(slug)).way.kind).toBe("hand-over");
});

test("hands over a terminal to its provider", async () => {
  const [terminal] = contracts.services.products.items("pos");
  const preview = await contracts.preview(terminal?.slug ?? "", "regime=business");
  expect(preview.way).toMatchObject({ kind: "hand-over", url: "https://www.prova.example/pos" });
  expect(preview.duties.withdrawal.kind).toBe("none");
  const refused = await contracts.begin(terminal?.slug ?? "", { regime: "business" });
  expect(refused.made).toMatchObject({
    status: 409,
    body: { errors: [{ code: "offer-not-orderable" }] },
  });
});

test("names a terminal's information sheet, or that none is published", async () => {
  const [slug = ""] = contracts.services.products.items("pos").map((item) => item.slug);
  const lookUp = async () => {
    const { way, offer } = await contracts.preview(slug, "regime=business");
    const line = offer.terms.find(({ label }) => label === "Foglio informativo");
    return [way.kind === "hand-over" && way.sheetUrl, line?.value];
  };
  expect(await lookUp()).toEqual([null, expect.stringMatching(/^Non è tra i dati pubblicati/)]);
  const [providerUrl, sheetUrl] = ["https://www.prova.example/pos", "https://www.prova.example/f"];
  const importTerminal = (rows: object[]) =>
    runProductImport(contracts.services, TERMINAL_IMPORT, jsonFile(rows));
  await importTerminal([terminalRow({ providerUrl, sheetUrl })]);
  await contracts.services.products.reload();
  // The cart, the quote and its document show this line too, each next to other links.
  expect(await lookUp()).toEqual([sheetUrl, "È sul sito del fornitore: leggilo prima di firmare"]);
  expect(TERMINAL_IMPORT.findFault(terminalRow({ sheetUrl: "foglio.pdf" }))).toContain("https://");
  await importTerminal([terminalRow({ providerUrl })]);
  await contracts.services.products.reload();
});

test("refuses a slip for an offer that takes only debit", async () => {
  const { call, view } = await contracts.begin(contracts.offer);
  expect((await view()).needs.payments).toEqual(["debit"]);
  const slip = { payment: { method: "slip", iban: "", holder: "" } };
  expect(await call("PATCH", "", slip)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "payment.method" }] },
  });
});

test("answers 404 to the preview of an unknown offer", async () => {
  const reply = await contracts.call("GET", "/contracts/offers/non-esiste");
  expect(reply.status).toBe(404);
});

test("uses the figures of the offer's own page in whole cents", async () => {
  const { offer } = await contracts.preview(contracts.offer);
  const { catalogue } = contracts.services;
  const sheet = catalogue.sheet(
    contracts.offer,
    new URLSearchParams("consumo=2700&potenza=3&provincia=MB"),
  );
  const total = sheet?.outcome.status === "computed" ? sheet.outcome.result.spend.total : 0;
  expect(offer.price?.perYearCents).toBe(Math.round(total * 100));
  expect(offer.query).toBe(TEST_PER);
  expect(offer.path).toBe(`${sheet?.path}?${TEST_PER}`);
});

test("states a rental's total cost with the chosen down payment", async () => {
  const [panda] = contracts.services.products.items("noleggio");
  const totalOf = async (per: string) => {
    const query = `regime=consumer&per=${encodeURIComponent(per)}`;
    return (await contracts.preview(panda?.slug ?? "", query)).offer.price?.total;
  };
  // 36 fees of 242,78 €, VAT included.
  expect(await totalOf("")).toEqual({ label: "Totale in 36\u00a0mesi", cents: 874_008 });
  // 2.000 € and 36 fees of 181,78 €.
  expect(await totalOf("anticipo=2000")).toEqual({
    label: "Totale in 36\u00a0mesi, anticipo compreso",
    cents: 854_408,
  });
});

test("allows an order once the operator has filed the seller's address", async () => {
  const { db } = contracts.services;
  const wayOf = async () => (await contracts.preview(contracts.offer)).way;
  expect(await wayOf()).toMatchObject({ kind: "order" });
  await db.execute(sql`delete from seller_contacts`);
  const { offer, way } = await contracts.preview(contracts.offer);
  expect(way).toMatchObject({ kind: "hand-over", text: SEAT_FIRST });
  expect(offer.counterparty).toMatchObject({ seat: null, email: null });
  expect(toSeatWords(offer.counterparty)).toBe(
    `Non è tra i dati pubblicati: cerca la partita IVA ${offer.counterparty.vatNumber} su registroimprese.it, dove si vede gratis`,
  );
  expect(toSeatWords({ ...offer.counterparty, vatNumber: null })).toContain(
    "condizioni di contratto",
  );
  const file = (vatNumbers: string, seat: string, email: string) =>
    runAdmin(contracts.services, [
      ...["contracts", "seller", ...vatNumbers.split(" ")],
      ...["--sede", seat, "--email", email],
    ]);
  const own = offer.counterparty.vatNumber ?? "";
  const seat = "Via Po 1, 10121 Torino (TO)";
  expect(await file(own, "Torino", "pec@venditore.example")).toMatchObject({ code: 2 });
  expect(await file(own, seat, "pec")).toMatchObject({ code: 1 });
  // One number is unknown, and nothing is filed for the others either.
  const unknown = `${own} 99999999999`;
  expect(await file(unknown, seat, "pec@venditore.example")).toMatchObject({ code: 1 });
  expect((await wayOf()).kind).toBe("hand-over");
  expect(await file(own, seat, "pec@venditore.example")).toMatchObject({ code: 0 });
  const filed = await contracts.preview(contracts.offer);
  expect(filed.way.kind).toBe("order");
  expect(filed.offer.counterparty).toMatchObject({ seat, email: "pec@venditore.example" });
  expect(filed.offer.counterparty.complaints).toContain(
    `pec@venditore.example, oppure per lettera: ${seat}`,
  );
  const notice = toWithdrawalNotice(filed.offer.counterparty, "https://volpe.example");
  expect(JSON.stringify(notice)).toContain(`${seat}, pec@venditore.example`);
  await fileTestPapers(contracts.services);
});

test("says in our summary that the seller's documents prevail", async () => {
  expect((await contracts.preview(contracts.offer)).offer.sellerPage).toBeNull();
  const sellerPage = "https://www.prova.example/offerta";
  const taken = await takeChanged({ offerUrl: sellerPage });
  const offer = taken?.offer as ContractOffer;
  expect(offer.sellerPage).toBe(sellerPage);
  for (const [name, end] of [
    ["Sole", "Sole."],
    ["Sole S.p.A.", "Sole S.p.A."],
  ] as const) {
    expect(toSheetOrigin({ ...offer, counterparty: { ...offer.counterparty, name } })).toBe(
      `Il riepilogo dell’offerta l’ha scritto Volpe dai dati pubblicati: valgono la scheda sintetica e le condizioni di ${end}`,
    );
  }
  expect(toSheetOrigin({ ...offer, papers: [] })).toContain("non li sostituisce.");
});
