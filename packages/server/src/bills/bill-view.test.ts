import { type BillField, BillProblemCode, MINUTE_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import { findAnnualEstimate, toBillView } from "./bill-view.ts";

const UPLOADED = new Date("2026-11-21T10:00:00Z");
const BILL = { id: "bill", ownerKeyHash: "hash", accountId: null, createdAt: UPLOADED };
const PICTURE = {
  id: "file",
  billId: "bill",
  sequence: 1,
  name: "foto.jpg",
  bytes: 1000,
  mediaType: "image/jpeg",
  file: "stored",
  status: "reading",
  progress: 0,
  kind: null,
  supplies: [],
  problem: null,
} as const;

test.each([
  ["is still being read", 14, "reading", null],
  ["was given up, with its own sentence", 16, "failed", "interrupted"],
] as const)("shows a picture that %s", (_, minutes, status, code) => {
  const now = new Date(UPLOADED.getTime() + minutes * MINUTE_MS);
  const { files } = toBillView(
    { bill: BILL, files: [{ ...PICTURE, supplies: [] }] },
    { catalogue: { entries: () => [] }, now },
  );

  expect(files).toMatchObject([
    {
      status,
      problem:
        code === null
          ? null
          : {
              code,
              message: expect.stringMatching(
                /^«foto.jpg» non è stato letto: la lettura si è interrotta/,
              ),
            },
    },
  ]);
});

test("shows a picture that was given up as finished, without a place in the queue", () => {
  const now = new Date(UPLOADED.getTime() + 16 * MINUTE_MS);
  const begun = { ...PICTURE, progress: 0.4, supplies: [] };
  const { files } = toBillView(
    { bill: BILL, files: [begun] },
    { catalogue: { entries: () => [] }, now, reading: [0, 1] },
  );

  expect(files[0]).toMatchObject({ status: "failed", progress: 1 });
  expect(files[0]).not.toHaveProperty("waiting");
});

test.each(["not-a-bill", "illegible"] as const)(
  "neither says that a file that is %s has no words nor names the form",
  (code) => {
    const failed = { ...PICTURE, status: "failed" as const, supplies: [], problem: code };
    const { files } = toBillView(
      { bill: BILL, files: [failed] },
      { catalogue: { entries: () => [] }, now: UPLOADED },
    );

    const message = files[0]?.problem?.message;
    expect(message).toMatch(/bolletta/);
    // A clear photograph of something else has words, and the page names the form.
    expect(message).not.toMatch(/non ha parole|copia le cifre nel modulo/);
  },
);

test.each(BillProblemCode.anyOf.map((code) => code.const))(
  "makes the name of a file that is %s the subject of its sentence",
  (code) => {
    const failed = { ...PICTURE, status: "failed" as const, supplies: [], problem: code };
    const { files } = toBillView(
      { bill: BILL, files: [failed] },
      { catalogue: { entries: () => [] }, now: UPLOADED },
    );
    expect(files[0]?.problem?.message).toMatch(
      /^«foto\.jpg» (?:non )?(?:è|ha|si (?:apre|legge)|sembra|riguarda|supera)[ :]/,
    );
  },
);

const toFields = (values: Partial<Record<BillField["name"], string>>): BillField[] =>
  Object.entries(values).map(([name, value]) => ({
    ...{ name: name as BillField["name"], value, unit: "", text: "", page: 1 },
    confidence: "sure" as const,
  }));

const PERIOD = { periodStart: "2026-03-01", periodEnd: "2026-04-30", periodConsumption: "400" };

test("estimates a year's electricity from two months", () => {
  expect(findAnnualEstimate({ tipology: "luce", fields: toFields(PERIOD) })).toEqual({
    consumption: 2400,
    basis: "400\u00a0kWh in 61 giorni, portati a un anno come se fossero uguali ogni mese",
  });
});

test("estimates a year's gas by the monthly withdrawals of its zone", () => {
  const winter = { periodStart: "2025-12-01", periodEnd: "2026-01-31", periodConsumption: "400" };
  const find = (province: string) =>
    findAnnualEstimate({ tipology: "gas", fields: toFields({ ...winter, province }) });
  expect(find("MI")?.consumption).toBeLessThan(1400);
  expect(find("MI")?.basis).toContain("zona climatica E");
  expect(find("PA")?.consumption).toBeLessThan(find("MI")?.consumption ?? 0);
});

test.each([
  ["names the year's consumption", { ...PERIOD, annualConsumption: "2300" }, "luce"],
  ["has no period", { periodConsumption: "400" }, "luce"],
  ["bills nothing", { ...PERIOD, periodConsumption: "0" }, "luce"],
  [
    "is of gas in a month of summer",
    { periodStart: "2026-07-01", periodEnd: "2026-07-31", periodConsumption: "9" },
    "gas",
  ],
] as const)("estimates nothing of a bill that %s", (_, values, tipology) => {
  expect(findAnnualEstimate({ tipology, fields: toFields(values) })).toBeUndefined();
});
