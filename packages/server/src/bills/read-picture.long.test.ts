import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { createBillReader } from "./bill-reader.ts";

const PHOTOGRAPH = join(import.meta.dirname, "test-files/bolletta.jpg");

async function scan(picture: string | null): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4", margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  if (picture !== null) {
    document.image(readFileSync(picture), 0, 0, { width: 595 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

test("a photograph is read with its progress; only sums that add up are sure", async () => {
  const heard: number[] = [];
  const outcome = await createBillReader().readPicture(
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

test("a PDF of pictures is read as they are", async () => {
  const reader = createBillReader();
  const content = await scan(PHOTOGRAPH);
  expect(await reader.readPdf(() => Readable.from([content]))).toBeNull();
  const outcome = await reader.readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
  expect(outcome).toMatchObject({ status: "read", kind: "luce" });
}, 70_000);

test("an empty page is told to have no words", async () => {
  const content = await scan(null);
  const outcome = await createBillReader().readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
  expect(outcome).toMatchObject({ status: "failed", problem: "illegible" });
}, 70_000);
