import { createReadStream } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toTestConfig } from "../test-config.ts";
import { createBillReader } from "./bill-reader.ts";

const PHOTOGRAPH = join(import.meta.dirname, "test-files/bolletta.jpg");

test("is sure of a photograph's value only if its sums add up", async () => {
  const heard: number[] = [];
  const outcome = await createBillReader(toTestConfig()).readPicture(
    () => createReadStream(PHOTOGRAPH),
    (done) => heard.push(done),
  );

  expect(outcome).toMatchObject({ status: "read", kind: "luce", problem: null });
  const fields = outcome.supplies[0]?.fields ?? [];
  const read = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  expect(read).toMatchObject({ annualConsumption: "2412", sale: "54.3", total: "112.45" });
  expect(fields.filter(({ confidence }) => confidence === "sure").map(({ name }) => name)).toEqual([
    "sale",
    "network",
    "charges",
    "taxes",
    "televisionFee",
    "total",
  ]);
  expect(heard.at(-1)).toBe(1);
}, 70_000);

const GAS = {
  pdr: "03081000274518",
  offerCode: "024410GSFML01XXCOSTABLOCCATA12GA",
  annualConsumption: "742",
  periodStart: "2025-10-01",
  periodEnd: "2025-11-30",
  periodConsumption: "118",
  sale: "70.87",
  network: "33.55",
  taxes: "24.76",
  total: "99.18",
};
const TURNED = {
  pod: "IT001E30652984",
  annualConsumption: "1962",
  periodStart: "2025-01-17",
  periodEnd: "2025-03-20",
  sale: "72.16",
  network: "19.56",
  charges: "9.95",
  taxes: "10.17",
  total: "92.04",
};
const DARK = {
  supplier: "Lumen Adriatica S.p.A.",
  capacityKw: "3",
  periodStart: "2025-09-01",
  periodEnd: "2025-10-31",
  periodConsumption: "351",
  sale: "74.46",
  network: "30.14",
  taxes: "12.01",
  total: "134.61",
};

test.each([
  ["askew with noise", "bolletta-storta.jpg", GAS],
  ["turned by a quarter", "bolletta-girata.jpg", TURNED],
  ["dark and seen from the side", "bolletta-scura.jpg", DARK],
])(
  "reads a photograph %s within its time and memory",
  async (_, name, values) => {
    const path = join(import.meta.dirname, "test-files", name);
    const heard: number[] = [];
    const outcome = await createBillReader(toTestConfig()).readPicture(
      () => createReadStream(path),
      (done) => heard.push(done),
    );

    expect(outcome).toMatchObject({ status: "read", problem: null });
    const fields = outcome.supplies[0]?.fields ?? [];
    const read = Object.fromEntries(fields.map((field) => [field.name, field.value]));
    expect(read).toMatchObject(values);
    expect(heard.length).toBeGreaterThan(5);
    expect(heard).toEqual(heard.toSorted((one, other) => one - other));
    expect(heard.at(-1)).toBe(1);
  },
  70_000,
);
