import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ContractDocument, type ContractView, toSheetOrigin } from "@volpe/contract";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { INTERNET_IMPORT } from "../catalogue/internet/internet-import.ts";
import { lineRow } from "../catalogue/internet/test-line.ts";
import { jsonFile, runProductImport } from "../catalogue/list/test-products.ts";
import { drawTestPaper } from "../seller-papers/test-seller-papers.ts";
import { setUp } from "../test-setup.ts";
import { toSha256 } from "../text/sha256.ts";
import { toPriceLines } from "./papers/contract-papers.ts";
import { TEST_BUSINESS, TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, TICKED } from "./test-contracts.ts";
import { BOX_FAULTS, EMAIL_FIRST, LINE_PAPERS_FIRST } from "./words/contract-texts.ts";

// Drawing the documents of an order may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

const PROVIDER = {
  providerVatNumber: "00000009019",
  providerSeat: "Via delle Prove 1, 20100 Milano (MI)",
  providerEmail: "recessi@linee.example",
  providerUrl: "https://www.linee.example/casa",
};
const PAPERS = ["summary", "conditions"] as const;

type Buyer = "business" | "consumer";
const slugs: Record<Buyer, string> = { consumer: "", business: "" };
const files = new Map<string, Buffer>();
const contracts = setUp("file", startTestContracts);
beforeAll(async () => {
  await importLines();
  for (const { destination, slug } of contracts.services.products.items("internet")) {
    slugs[destination === "privati" ? "consumer" : "business"] = slug;
  }
  for (const kind of PAPERS) {
    const bytes = await drawTestPaper(`Dell’operatore: ${kind}`);
    files.set(kind, bytes);
    writeFileSync(join(contracts.services.config.dataDir, `${kind}.pdf`), bytes);
  }
});
beforeEach(async () => {
  await contracts.reset();
  await importLines();
  for (const kind of PAPERS) {
    const filed = await admin(kind, `${kind}.pdf`, slugs.consumer, slugs.business);
    expect(filed).toMatchObject({ code: 0, err: [] });
  }
});

/** Imports one line for private persons and one for businesses. */
async function importLines(changes: Parameters<typeof lineRow>[0] = PROVIDER) {
  const rows = [lineRow(changes), lineRow({ audience: "aziende", ...changes })];
  await runProductImport(contracts.services, INTERNET_IMPORT, jsonFile(rows));
  await contracts.services.products.reload();
}

const admin = (...args: string[]) => {
  const { dataDir } = contracts.services.config;
  return runAdmin(contracts.services, ["contracts", ...args], dataDir);
};

const wayFor = async (regime: Buyer, per = "") =>
  (await contracts.preview(slugs[regime], `regime=${regime}&per=${encodeURIComponent(per)}`)).way;

const TEST_LINE = { ...TEST_SUPPLY, point: "ABC12345678", reason: "change" };

async function fill(regime: Buyer = "consumer") {
  const draft = await contracts.begin(slugs[regime], { regime, per: "" });
  expect([draft.made.status, draft.made.body.errors]).toEqual([201, undefined]);
  const party = regime === "consumer" ? { consumer: TEST_CONSUMER } : { business: TEST_BUSINESS };
  const parts = { ...party, supply: TEST_LINE, payment: TEST_PAYMENT };
  const filled = await draft.call("PATCH", "", parts);
  expect([filled.status, filled.body.errors]).toEqual([200, undefined]);
  return draft;
}

test("a line is ordered, signed and withdrawn from with its provider's own summary", async () => {
  const draft = await fill();
  const { offerHash, version } = await draft.view();
  const boxes = { ...TICKED, summary: true };
  // A call with a key is answered within its transaction, during which PGlite runs no other
  // statement.
  const ordered = await contracts.call(
    "POST",
    `/contracts/${draft.id}/submit`,
    { offerHash, version, boxes },
    { "owner-key": draft.key, "idempotency-key": randomUUID() },
  );
  expect([ordered.status, ordered.body.errors]).toEqual([200, undefined]);
  const signed = await draft.call("POST", "/sign", { code: await contracts.lastCode() });
  const { documents, state } = signed.body.data as ContractView;
  expect(state).toBe("signed");
  const hashOf = (kind: ContractDocument["kind"]) =>
    documents.find((each) => each.kind === kind)?.sha256;
  expect(hashOf("seller-summary")).toBe(toSha256(files.get("summary") ?? ""));
  expect(hashOf("seller-conditions")).toBe(toSha256(files.get("conditions") ?? ""));
  const [mail] = await contracts.mails("contract-signed");
  const attached = mail?.attachments.find(({ filename }) => filename.startsWith("sintesi"));
  expect(Buffer.from(attached?.content ?? "", "base64")).toEqual(files.get("summary"));
  const withdrawal = { name: "Mario Rossi", email: "mario@example.it", confirmed: true };
  expect((await draft.call("POST", "/withdraw", withdrawal)).body.data.state).toBe("withdrawn");
});

test("a summary can be opened before the order, as the provider wrote it", async () => {
  const draft = await fill();
  const { documents } = await draft.view();
  const summary = documents.find(({ kind }) => kind === "seller-summary");
  expect(summary?.title).toBe("Sintesi contrattuale dell’operatore");
  const { offer } = await contracts.preview(slugs.consumer, "regime=consumer");
  const [paper] = offer.papers;
  const reply = await contracts.app.inject({ url: `/api/v1${paper?.path}` });
  expect(reply.rawPayload).toEqual(files.get("summary"));
  expect(toSheetOrigin(offer)).toContain("valgono la sintesi contrattuale e le condizioni di");
});

test.each(["consumer", "business"] as const)(
  "a %s who did not confirm the summary orders no line",
  async (regime) => {
    const draft = await fill(regime);
    const { offerHash, version } = await draft.view();
    const refused = await draft.call("POST", "/submit", { offerHash, version, boxes: TICKED });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: "boxes.summary", message: BOX_FAULTS.summary })],
    ]);
    expect((await draft.view()).state).toBe("draft");
  },
);

test("hands over a line without its provider's current summary", async () => {
  expect(await wayFor("consumer")).toEqual({ kind: "order", except: expect.anything() });
  await importLines({ ...PROVIDER, monthlyEur: 26.9, promoMonthlyEur: 26.9 });
  const stale = { kind: "hand-over", text: LINE_PAPERS_FIRST, url: PROVIDER.providerUrl };
  expect(await wayFor("consumer")).toEqual(stale);
  expect((await contracts.begin(slugs.consumer, { per: "" })).made.status).toBe(409);
  await importLines();
  expect((await wayFor("consumer")).kind).toBe("order");
  expect(await admin("unfile", "sintesi", slugs.consumer)).toMatchObject({ code: 0 });
  expect(await wayFor("consumer")).toEqual(stale);
  const listed = await admin("papers", slugs.business);
  expect(listed.out.join("\n")).toMatch(/internet {2}\S+ {2}Sintesi contrattuale .* vale /);
});

test("shows with a changed offer the price with which the draft began", async () => {
  const draft = await fill();
  expect((await draft.view()).priceBefore).toBeNull();
  await importLines({ ...PROVIDER, monthlyEur: 26.9, promoMonthlyEur: 26.9 });
  for (const kind of PAPERS) await admin(kind, `${kind}.pdf`, slugs.consumer);
  const { offer, offerChanged, priceBefore } = await draft.view();
  expect([offerChanged, priceBefore?.perYearCents, offer.price?.perYearCents]).toEqual([
    true,
    29_880,
    32_280,
  ]);
});

test("shows an order whose offer changed with both prices", async () => {
  const draft = await fill();
  const before = await draft.view();
  const boxes = { ...TICKED, summary: true };
  const { offerHash, version } = before;
  expect((await draft.call("POST", "/submit", { offerHash, version, boxes })).status).toBe(200);
  expect((await draft.view()).priceBefore).toBeNull();
  await importLines({ ...PROVIDER, monthlyEur: 26.9, promoMonthlyEur: 26.9 });
  const stale = await draft.view();
  // The provider's papers are older than the change.
  expect([stale.way?.kind, stale.offer.price?.perYearCents]).toEqual(["hand-over", 32_280]);
  for (const kind of PAPERS) await admin(kind, `${kind}.pdf`, slugs.consumer);
  const changed = await draft.view();
  expect(changed).toMatchObject({ state: "submitted", way: { kind: "order" }, offerChanged: true });
  expect([changed.priceBefore?.perYearCents, changed.offer.price?.perYearCents]).toEqual([
    29_880, 32_280,
  ]);
  await importLines();
  for (const kind of PAPERS) await admin(kind, `${kind}.pdf`, slugs.consumer);
  const restored = await draft.view();
  expect([restored.offerChanged, restored.offer]).toEqual([false, before.offer]);
});

test("a move to a place with the same price does not change a line", async () => {
  const draft = await contracts.begin(slugs.consumer, { per: "" });
  expect((await draft.view()).offer.query).toBe("");
  expect((await draft.call("PATCH", "", { supply: TEST_LINE })).status).toBe(200);
  const { offer, offerChanged, priceBefore } = await draft.view();
  expect([offer.query, offerChanged, priceBefore]).toEqual(["provincia=MB", false, null]);
});

test("hands over a line whose provider has no mailbox for withdrawals", async () => {
  const { providerEmail: _, ...silent } = PROVIDER;
  await importLines(silent);
  expect(await wayFor("consumer")).toMatchObject({ kind: "hand-over", text: EMAIL_FIRST });
});

test("accepts no address where the line is not sold", async () => {
  await importLines({ ...PROVIDER, provinces: ["MB"] });
  for (const kind of PAPERS) await admin(kind, `${kind}.pdf`, slugs.consumer);
  const draft = await contracts.begin(slugs.consumer, { per: "provincia=MB" });
  const palermo = { city: "Palermo", province: "PA", postal_code: "90121" };
  const supply = { ...TEST_LINE, address: { ...TEST_LINE.address, ...palermo } };
  const refused = await draft.call("PATCH", "", { supply });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [
      expect.objectContaining({
        code: "offer-elsewhere",
        field: "supply.address.city",
        message:
          "Non si vende in provincia di Palermo: per questi dati non si può ordinare. Correggi l’indirizzo, o scegli dall’elenco un’offerta che si vende lì.",
      }),
    ],
  ]);
  expect((await draft.call("PATCH", "", { supply: TEST_LINE })).status).toBe(200);
});

test.each([
  [{ providerSeat: undefined }, "vanno insieme"],
  [{ providerVatNumber: "00000009018" }, "non è una partita IVA"],
  [{ providerUrl: "http://www.linee.example" }, "https://"],
])("refuses a row of a provider with %j and says how to correct it", (change, sentence) => {
  const { providerSeat, ...row } = lineRow({ ...PROVIDER, ...change } as object);
  const given = providerSeat === undefined ? row : { ...row, providerSeat };
  expect(INTERNET_IMPORT.findFault(given)).toContain(sentence);
});

test("an order of a line names the billed prices, not the mean of two years", async () => {
  await importLines({ ...PROVIDER, activationEur: 39 });
  const { offer } = await contracts.preview(slugs.consumer, "regime=consumer");
  expect(offer.price).toMatchObject({
    perMonthCents: 2490,
    perYearCents: 33_780,
    total: { label: "Totale in 24 mesi", cents: 63_660 },
  });
  if (offer.price === null) throw new Error("The line has no price");
  const rows = toPriceLines({ ...offer, price: offer.price }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll(/\s/g, " "),
  );
  expect(rows).toEqual([
    "Prezzo al mese: 24,90 €",
    "Attivazione: 39,00 €, una volta",
    "Modem: Compreso",
    "Il primo anno in tutto: 337,80 €",
    "Ogni anno dopo: 298,80 €",
    "Totale in 24 mesi: 636,60 €",
    "Che cifra è: Prezzi della linea, IVA inclusa",
  ]);
});

test("refuses a line for businesses to a private person with its sentence", async () => {
  const { preview } = contracts;
  const { way } = await preview(slugs.business, "regime=consumer");
  const text = "Questa offerta è per chi ha una partita IVA: per i privati ce ne sono altre.";
  expect(way).toEqual({ kind: "mismatch", text });
  expect((await wayFor("business")).kind).toBe("order");
});

test("hands over a line of an unnamed provider with the summary that it must give", async () => {
  await importLines({});
  const { offer, way } = await contracts.preview(slugs.consumer, "regime=consumer");
  expect(offer.price?.label).toBe("Prezzi della linea, IVA inclusa");
  expect(way).toMatchObject({
    kind: "hand-over",
    text: expect.stringContaining("sintesi contrattuale"),
  });
  expect((await contracts.begin(slugs.consumer, { per: "" })).made.status).toBe(409);
});
