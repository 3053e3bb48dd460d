import { Readable } from "node:stream";
import { CONTRACT_SENTENCES, EMPTY_ADDRESS } from "@volpe/contract";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { jsonFile, runProductImport } from "../catalogue/list/test-products.ts";
import { vehicleRow } from "../catalogue/rental/test-vehicle.ts";
import { VEHICLE_IMPORT } from "../catalogue/rental/vehicle-import.ts";
import { filePaper } from "../seller-papers/seller-papers.ts";
import { drawTestPaper } from "../seller-papers/test-seller-papers.ts";
import { setUp } from "../test-setup.ts";
import { takeOffer } from "./offer/take-offer.ts";
import { CONTRACT_SWITCHES } from "./rules/contract-switches.ts";
import { toDuties } from "./rules/duties.ts";
import { TEST_BUSINESS, TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, TEST_PER, TICKED, WITHDRAWAL } from "./test-contracts.ts";
import { toConditions } from "./words/conditions-text.ts";
import {
  EMAIL_FIRST,
  EXIT_FIRST,
  OPERATOR_FIRST,
  RENTAL_PAPERS_FIRST,
} from "./words/contract-texts.ts";

// Drawing the documents of an order may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

const LESSOR = {
  lessorVatNumber: "00000009019",
  lessorSeat: "Via delle Prove 1, 20100 Milano (MI)",
  lessorEmail: "recessi@noleggi.example",
  lessorUrl: "https://www.noleggi.example/panda",
  exitTerms: "metà dei canoni che restano, con 60 giorni di preavviso",
};

let slug = "";
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  await runProductImport(contracts.services, VEHICLE_IMPORT, jsonFile([vehicleRow(LESSOR)]));
  await contracts.services.products.reload();
  await fileConditions();
  slug = contracts.services.products.items("noleggio")[0]?.slug ?? "";
});
beforeEach(() => contracts.reset());

async function fileConditions() {
  const content = Readable.from([await drawTestPaper("Condizioni di chi noleggia")]);
  const { products } = contracts.services;
  const [rental] = products.items("noleggio");
  const lessor = [products.paperedAs(rental?.slug ?? "")].filter((offer) => offer !== null);
  const paper = { kind: "seller-conditions", name: "condizioni.pdf", content } as const;
  await filePaper(contracts.services, lessor, paper);
}

async function importRental(changes: Parameters<typeof vehicleRow>[0]) {
  await runProductImport(contracts.services, VEHICLE_IMPORT, jsonFile([vehicleRow(changes)]));
  await contracts.services.products.reload();
}

test("names duration and cost of leaving on the page and in the signed papers", async () => {
  const { offer, way } = await contracts.preview(slug, "regime=business");
  expect(way.kind).toBe("order");
  expect(offer.terms).toEqual(
    expect.arrayContaining([
      { label: "Durata", value: "36\u00a0mesi" },
      { label: "Uscita prima della fine", value: LESSOR.exitTerms },
    ]),
  );
  expect(offer.papers.map(({ kind }) => kind)).toEqual(["seller-conditions"]);
  const duties = toDuties({ offer, regime: "business" }, CONTRACT_SWITCHES);
  const said = JSON.stringify(toConditions(offer, duties));
  expect(said).toContain("nel riepilogo, alla voce «Durata, uscita e condizioni»");
  expect(said).toContain("le condizioni di Prova Noleggi");
  expect(said).not.toContain("scheda sintetica");
});

test("says for energy that the seller's documents have the cost of leaving", async () => {
  const { offer } = await contracts.preview(contracts.offer);
  expect(offer.terms.at(-1)).toEqual({
    label: "Uscita prima della fine",
    value: `Costo e preavviso sono nella scheda sintetica e nelle condizioni di ${offer.counterparty.name}`,
  });
});

test("hands over a rental whose cost of leaving its lessor did not publish", async () => {
  const { exitTerms: _, ...silent } = LESSOR;
  await importRental(silent);
  const { offer, way } = await contracts.preview(slug, "regime=business");
  expect(way).toEqual({ kind: "hand-over", text: EXIT_FIRST, url: LESSOR.lessorUrl });
  expect(offer.terms).toContainEqual({
    label: "Uscita prima della fine",
    value: expect.stringContaining("non è pubblicato: chiedilo a Prova Noleggi"),
  });
  expect((await contracts.begin(slug, { regime: "business" })).made.status).toBe(409);
  const asked = { slug, per: "", regime: "business" } as const;
  const switches = { ...CONTRACT_SWITCHES, exitTermsNeeded: false };
  expect((await takeOffer({ ...contracts.services, switches }, asked))?.way.kind).toBe("order");
  await importRental(LESSOR);
});

test("hands over a rental whose lessor has no mailbox for withdrawals", async () => {
  const { lessorEmail: _, ...silent } = LESSOR;
  await importRental(silent);
  const { way } = await contracts.preview(slug, "regime=business");
  expect(way).toEqual({ kind: "hand-over", text: EMAIL_FIRST, url: LESSOR.lessorUrl });
  await importRental(LESSOR);
});

test.each([
  ["a rental", () => slug],
  ["energy", () => contracts.offer],
])("hands over %s while no operator has a mailbox for orders", async (_, toSlug) => {
  const config = { ...contracts.services.config, operatorEmail: null };
  const wanted = { slug: toSlug(), per: TEST_PER, regime: "consumer" } as const;
  const services = { ...contracts.services, config, switches: CONTRACT_SWITCHES };
  const taken = await takeOffer(services, wanted);
  expect(taken?.way).toMatchObject({ kind: "hand-over", text: OPERATOR_FIRST });
});

test("hands over a rental until the operator files its lessor's conditions", async () => {
  const admin = (...words: string[]) => runAdmin(contracts.services, ["contracts", ...words]);
  expect(await admin("unfile", "condizioni", LESSOR.lessorVatNumber)).toMatchObject({ code: 0 });
  const { way } = await contracts.preview(slug, "regime=consumer");
  expect(way).toMatchObject({ kind: "hand-over", text: RENTAL_PAPERS_FIRST });
  expect(await admin("conditions", "condizioni.pdf", "01234567897")).toMatchObject({ code: 1 });
  await fileConditions();
  const listed = await admin("papers", LESSOR.lessorVatNumber);
  expect(listed.out.join("\n")).toMatch(/noleggio {2}00000009019 {2}Condizioni .* vale /);
});

test("promises no 14 days for a rental that can be ordered", async () => {
  const { offer, way, duties, needs } = await contracts.preview(slug, "regime=consumer");
  expect(way).toEqual({ kind: "order", except: null });
  expect(offer.counterparty).toMatchObject({
    name: "Prova Noleggi",
    vatNumber: LESSOR.lessorVatNumber,
    seat: LESSOR.lessorSeat,
    website: LESSOR.lessorUrl,
  });
  expect(duties.withdrawal).toMatchObject({
    kind: "none",
    text: expect.stringContaining("entro 14 giorni non si applica"),
  });
  expect(duties.boxes.map(({ name }) => name)).toEqual([
    "privacy",
    "conditions",
    "clauses",
    "durable",
  ]);
  expect(needs).toEqual({ supplyPoint: "none", payments: ["debit"] });
});

test("gives each kind of customer its own figures of a rental", async () => {
  const priceOf = async (query: string) =>
    (await contracts.preview(slug, query)).offer.price?.perMonthCents;
  const own = await priceOf("regime=consumer");
  // 199 € a month, with VAT and without.
  expect([own, await priceOf("regime=business")]).toEqual([24_278, 19_900]);
  expect(await priceOf("regime=consumer&per=destinazione%3Daziende")).toBe(own);
  await importRental({ ...LESSOR, audience: "privati" });
  const { way } = await contracts.preview(slug, "regime=business");
  expect(way).toMatchObject({ kind: "mismatch", text: expect.stringContaining("per i privati") });
  const { made } = await contracts.begin(slug, { regime: "business" });
  expect(made.status).toBe(409);
  await importRental(LESSOR);
});

async function signRental(regime: "business" | "consumer" = "consumer") {
  const draft = await contracts.begin(slug, { regime });
  const filled = await draft.call("PATCH", "", {
    ...(regime === "consumer" ? { consumer: TEST_CONSUMER } : { business: TEST_BUSINESS }),
    supply: { ...TEST_SUPPLY, point: "", reason: "new" },
    payment: TEST_PAYMENT,
  });
  expect([filled.status, filled.body.errors]).toEqual([200, undefined]);
  const { offerHash, version, missing } = await draft.view();
  expect(missing).toEqual([]);
  const ordered = await draft.call("POST", "/submit", { offerHash, version, boxes: TICKED });
  expect([ordered.status, ordered.body.errors]).toEqual([200, undefined]);
  const signed = await draft.call("POST", "/sign", { code: await contracts.lastCode() });
  expect(signed.body.data).toMatchObject({ state: "signed", withdrawal: null });
  expect(signed.body.data.documents.map(({ kind }: { kind: string }) => kind)).not.toContain(
    "withdrawal-form",
  );
  expect((await draft.call("POST", "/withdraw", WITHDRAWAL)).status).toBe(409);
  return draft;
}

test("orders and signs a rental without a supply point", async () => {
  await signRental();
});

test("names every wrong field of an empty business order in one answer", async () => {
  const { call, view } = await contracts.begin(slug, { regime: "business" });
  const empty = Object.fromEntries(Object.keys(TEST_BUSINESS).map((field) => [field, ""]));
  const { status, body } = await call("PATCH", "", {
    business: { ...empty, fiscalCode: "1234567890" },
    supply: { point: "", reason: "new", address: EMPTY_ADDRESS },
    payment: { method: "debit", iban: "", holder: "" },
  });
  const errors = body.errors as { field: string; message: string }[];
  expect([status, errors.map(({ field }) => field.split(".").at(-1))]).toEqual([
    422,
    [
      ...["companyName", "vatNumber", "fiscalCode", "firstName", "lastName", "email", "phone"],
      ...["street", "postal_code", "city", "province", "iban", "holder"],
    ],
  ]);
  expect(errors[2]?.message).toBe(CONTRACT_SENTENCES.businessFiscalCode);
  expect(errors.find(({ field }) => field.endsWith("province"))?.message).toMatch(/^Scegli/);
  expect((await view()).business).toBeNull();
});

test("shows the digits of a telephone in groups", async () => {
  const { call, view } = await contracts.begin(slug, { regime: "business" });
  await call("PATCH", "", { business: { ...TEST_BUSINESS, phone: "3331234567" } });
  expect((await view()).business?.phone).toBe("+39 333 123 4567");
});

test("a rental is revoked in writing only until the lessor accepts it", async () => {
  const admin = (action: string, id: string) =>
    runAdmin(contracts.services, ["contracts", action, id, "--motivo", "scritto"]);
  const proposal = await signRental("business");
  expect(await admin("withdraw", proposal.id)).toMatchObject({ code: 0 });
  expect(await proposal.view()).toMatchObject({
    state: "withdrawn",
    concludedAt: null,
    withdrawal: { open: false, withdrawnAt: "2026-11-21T10:00:00.000Z" },
    reason: "scritto",
  });
  // The holder declared no withdrawal, because the law grants none here.
  const [told] = await contracts.mails("contract-withdrawn");
  expect(told?.subject).toMatch(/^Ordine ritirato: /);
  expect(told?.text).toContain(`di ${TEST_BUSINESS.companyName} è ritirato`);
  expect(told?.text).toContain("Il motivo: scritto");
  const [passed] = await contracts.mails("contract-withdrawal-supplier");
  expect(passed?.text).toContain(`di ${TEST_BUSINESS.companyName} è ritirato.`);
  expect(`${told?.text}${passed?.text}`).not.toMatch(/recedo|dichiarazione|recesso/i);
  const concluded = await signRental();
  expect(await admin("accept", concluded.id)).toMatchObject({ code: 0 });
  const [confirmation] = await contracts.mails("contract-accepted");
  expect(confirmation?.subject).toContain(" di Prova Noleggi");
  expect(confirmation?.text).toContain("il contratto è concluso.");
  expect(confirmation?.text).not.toContain("recedi");
  expect(await admin("withdraw", concluded.id)).toMatchObject({ code: 1 });
});

test.each([
  [{ lessorSeat: undefined }, "vanno insieme"],
  [{ lessorVatNumber: "00000009018" }, "non è una partita IVA"],
  [{ lessorUrl: "http://www.noleggi.example" }, "https://"],
])("refuses a row of a lessor with %j and says how to correct it", (change, sentence) => {
  const { lessorSeat, ...row } = vehicleRow({ ...LESSOR, ...change } as object);
  const given = lessorSeat === undefined ? row : { ...row, lessorSeat };
  expect(VEHICLE_IMPORT.findFault(given)).toContain(sentence);
});
