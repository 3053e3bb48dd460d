import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestAccount, signInForTest } from "../accounts/sessions/test-session.ts";
import { createLog } from "../process/log.ts";
import { TEST_SELLER_EMAIL } from "../seller-papers/test-seller-papers.ts";
import { TEST_SUPPLY } from "./rules/test-parts.ts";
import { startTestContracts, type TestContracts, TICKED, WITHDRAWAL } from "./test-contracts.ts";

const OWN_KINDS = ["sheet", "conditions", "withdrawal-notice", "withdrawal-form"];
const logged: string[] = [];
let contracts: TestContracts;
beforeAll(async () => {
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  contracts = await startTestContracts({ log });
});
beforeEach(() => contracts.reset());
afterAll(() => contracts.close());

test("shows a complete draft without a missing part", async () => {
  const draft = await (await contracts.filled()).view();
  expect(draft).toMatchObject({
    state: "draft",
    missing: [],
    offerChanged: false,
    withdrawal: null,
    actions: ["edit", "submit"],
    deletedAfter: "2026-12-21",
  });
  const { perMonthCents, perYearCents } = draft.offer.price ?? {};
  expect(perMonthCents).toBe(Math.round((perYearCents ?? 0) / 12));
});

const KINDS = [
  { tipology: "luce", point: TEST_SUPPLY.point },
  { tipology: "gas", point: "00881200745531" },
] as const;

test.each(KINDS)("signs the order of $tipology with the mailed code", async (kind) => {
  const [first] = contracts.services.catalogue.rank(kind.tipology, {}).offers;
  const supply = { ...TEST_SUPPLY, point: kind.point };
  const { call, view } = await contracts.filled({ slug: first?.slug ?? "", supply });
  const { offerHash, version, offer } = await view();
  expect(offer.tipology).toBe(kind.tipology);
  const ordered = await call("POST", "/submit", { offerHash, version, boxes: TICKED });
  expect(ordered).toMatchObject({
    status: 200,
    body: {
      data: {
        state: "submitted",
        code: { sentTo: "m•••@example.it", triesLeft: 5, extendable: true },
        withdrawal: { until: null, open: true, withdrawnAt: null },
      },
    },
  });

  const signed = await call("POST", "/sign", { code: await contracts.lastCode() });
  expect(signed).toMatchObject({
    status: 200,
    body: {
      data: {
        state: "signed",
        code: null,
        payment: { iban: "•••• 3456" },
        signedAt: "2026-11-21T10:00:00.000Z",
        // The term runs from the supplier's acceptance.
        concludedAt: null,
        withdrawal: { until: null, open: true },
        history: [{ state: "draft" }, { state: "submitted" }, { state: "signed" }],
      },
    },
  });
});

test("withdraws from a signed contract", async () => {
  const { call } = await contracts.signed();
  const out = await call("POST", "/withdraw", WITHDRAWAL);
  expect(out).toMatchObject({
    status: 200,
    body: {
      data: {
        state: "withdrawn",
        actions: [],
        withdrawal: { open: false, withdrawnAt: "2026-11-21T10:00:00.000Z" },
      },
    },
  });
  const kinds = (await contracts.mails()).map(({ kind, to }) => `${kind} ${to}`);
  expect(kinds.sort()).toEqual([
    "contract-code mario@example.it",
    "contract-operator op@volpe.example",
    "contract-operator op@volpe.example",
    "contract-operator op@volpe.example",
    "contract-signed mario@example.it",
    `contract-withdrawal-supplier ${TEST_SELLER_EMAIL}`,
    "contract-withdrawn mario@example.it",
  ]);
});

test("mails documents with the signed hashes", async () => {
  const { view, id, key } = await contracts.signed();
  const { documents } = await view();
  expect(documents.map(({ kind }) => kind).sort()).toEqual(
    [...OWN_KINDS, "contract", "signature", "seller-conditions", "seller-sheet"].sort(),
  );
  const [mail] = await contracts.mails("contract-signed");
  const mailed = mail?.attachments
    .filter(({ filename }) => filename.endsWith(".pdf"))
    .map(({ content }) =>
      createHash("sha256").update(Buffer.from(content, "base64")).digest("hex"),
    );
  expect(mailed?.toSorted()).toEqual(documents.map(({ sha256 }) => sha256).sort());
  const reply = await contracts.app.inject({
    url: `/api/v1/contracts/${id}/contract.pdf`,
    headers: { "owner-key": key },
  });
  expect(reply.headers["content-type"]).toBe("application/pdf");
  expect(createHash("sha256").update(reply.rawPayload).digest("hex")).toBe(
    documents.find(({ kind }) => kind === "contract")?.sha256,
  );
});

test("names no POD, fiscal code or IBAN in mails and logs", async () => {
  await contracts.signed();
  const said = (await contracts.mails()).map(({ attachments: _, ...rest }) => JSON.stringify(rest));
  expect(logged.join()).toContain("/contracts/:contract/sign");
  for (const words of [said.join(), logged.join()]) {
    expect(words).not.toMatch(/IT001E12345678|RSSMRA80A01H501U|IT60X05428/);
  }
});

test("shows a draft's documents before the signature", async () => {
  const { id, key, view } = await contracts.filled();
  const { documents } = await view();
  expect(documents.map(({ kind, sha256 }) => [kind, sha256])).toEqual([
    ["seller-sheet", expect.stringMatching(/^[0-9a-f]{64}$/)],
    ["seller-conditions", expect.stringMatching(/^[0-9a-f]{64}$/)],
    ...OWN_KINDS.map((kind) => [kind, null]),
  ]);
  const get = async (kind: string) =>
    (
      await contracts.app.inject({
        url: `/api/v1/contracts/${id}/${kind}.pdf`,
        headers: { "owner-key": key },
      })
    ).statusCode;
  expect([await get("sheet"), await get("contract"), await get("other")]).toEqual([200, 404, 422]);
});

test("refuses an order with another offer, a missing part or an empty box", async () => {
  const { call, view } = await contracts.begin(contracts.offer);
  const { offerHash, version } = await view();
  const order = { offerHash, version, boxes: TICKED };
  expect(await call("POST", "/submit", order)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "contract-incomplete" }] },
  });
  const full = await contracts.filled();
  const { offerHash: shown, version: seen } = await full.view();
  expect(
    await full.call("POST", "/submit", {
      ...order,
      version: seen,
      offerHash: shown.replace(/^./, "x"),
    }),
  ).toMatchObject({ status: 422 });
  expect(
    await full.call("POST", "/submit", { ...order, version: seen, offerHash: "0".repeat(64) }),
  ).toMatchObject({ status: 409, body: { errors: [{ code: "offer-changed" }] } });
  expect(
    await full.call("POST", "/submit", {
      offerHash: shown,
      version: seen,
      boxes: { ...TICKED, clauses: false },
    }),
  ).toMatchObject({ status: 422, body: { errors: [{ field: "boxes.clauses" }] } });
  const untouched = await full.call("POST", "/submit", {
    offerHash: shown,
    version: seen,
    boxes: {},
  });
  expect(untouched.body.errors.map(({ field }: { field: string }) => field)).toEqual(
    Object.keys(TICKED).map((name) => `boxes.${name}`),
  );
  expect(await full.view()).toMatchObject({ state: "draft", code: null });
  expect(await contracts.mails()).toEqual([]);
});

test("voids the code of an order that is corrected", async () => {
  const { call, view } = await contracts.submitted();
  const code = await contracts.lastCode();
  const { consumer } = await view();
  expect(
    await call("PATCH", "", { consumer: { ...consumer, phone: "+39 02 1234567" } }),
  ).toMatchObject({
    status: 200,
    body: { data: { state: "draft", code: null, consumer: { phone: "+39 02 123 4567" } } },
  });
  expect(await call("POST", "/sign", { code })).toMatchObject({ status: 409 });
  const { offerHash, version } = await view();
  await call("POST", "/submit", { offerHash, version, boxes: TICKED });
  expect(await call("POST", "/sign", { code })).toMatchObject({ status: 422 });
});

test("accepts a withdrawal until the last second in Rome", async () => {
  const late = await contracts.concluded();
  const timely = await contracts.concluded();
  contracts.setNow("2026-12-07T22:59:59.900Z");
  expect(await timely.call("POST", "/withdraw", WITHDRAWAL)).toMatchObject({ status: 200 });
  expect(await timely.call("POST", "/withdraw", WITHDRAWAL)).toMatchObject({ status: 200 });
  expect(await contracts.mails("contract-withdrawn")).toHaveLength(1);
  contracts.setNow("2026-12-07T23:00:00.000Z");
  expect(await late.call("POST", "/withdraw", WITHDRAWAL)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "withdrawal-over" }] },
  });
  expect((await late.view()).actions).toEqual([]);
  const [receipt] = await contracts.mails("contract-withdrawn");
  expect(receipt?.text).toContain(`recedo dal contratto ${timely.id}`);
  expect(receipt?.text).toContain("7 dicembre 2026, 23:59");
});

/** Withdraws from an unsigned order, with a receipt to a second mailbox. */
async function withdrawUnsigned() {
  const { call, key } = await contracts.submitted();
  await call("POST", "/withdraw", { ...WITHDRAWAL, email: "altra@example.it" });
  const receipts = await contracts.mails("contract-withdrawn");
  expect(receipts).toHaveLength(2);
  return { key, textTo: (mailbox: string) => receipts.find(({ to }) => to === mailbox)?.text };
}

test("includes the key only in the holder's receipt", async () => {
  const { key, textTo } = await withdrawUnsigned();
  expect(textTo("mario@example.it")).toContain(key);
  expect(textTo("altra@example.it")).not.toContain(key);
});

test("says in the receipt of an unsigned order that there was no contract", async () => {
  const { textTo } = await withdrawUnsigned();
  expect(textTo("altra@example.it")).toContain("il contratto non è nato");
  expect(textTo("altra@example.it")).not.toContain("Oggi lo passo al fornitore");
});

test("hides a contract from other accounts and visitors without a key", async () => {
  const headers = async (email: string) => {
    const account = await createTestAccount(contracts.services, { email });
    return await signInForTest(contracts.services, account.id);
  };
  const [anna, bruno] = [await headers("anna@example.it"), await headers("bruno@example.it")];
  const own = await contracts.begin(contracts.offer, { headers: anna });
  const paths = [
    ["GET", ""],
    ["PATCH", "", { payment: { method: "slip", iban: "", holder: "" } }],
    ["POST", "/submit", { offerHash: "0".repeat(64), version: "", boxes: TICKED }],
    ["POST", "/code", { kind: "new" }],
    ["POST", "/sign", { code: "123456" }],
    ["POST", "/withdraw", WITHDRAWAL],
    ["GET", "/sheet.pdf"],
  ] as const;
  for (const as of [bruno, {}, { "owner-key": "A".repeat(22) }]) {
    for (const [method, rest, payload] of paths) {
      const reply = await contracts.call(method, `/contracts/${own.id}${rest}`, payload, as);
      expect([method, rest, reply.status]).toEqual([method, rest, 404]);
    }
  }
  expect((await contracts.call("GET", `/contracts/${own.id}`, undefined, anna)).status).toBe(200);
  const list = async (as: Record<string, string>) =>
    (await contracts.call("GET", "/contracts", undefined, as)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  expect([await list(anna), await list(bruno)]).toEqual([[own.id], []]);
});
