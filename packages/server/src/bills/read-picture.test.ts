import { createReadStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { toTestConfig } from "../test-config.ts";
import { createBillReader } from "./bill-reader.ts";

const PICTURE = join(import.meta.dirname, "test-files/riquadro.png");
/** A page of a bill that is too blurred to be read. */
const BLURRED = join(import.meta.dirname, "test-files/bolletta-sfocata.jpg");
/** A grey square without words. */
const LOGO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAAAAAA6mKC9AAAAD0lEQVR42mOYiQYYRrYAAE3PmQHGauWJAAAAAElFTkSuQmCC",
  "base64",
);

async function scan(
  picture: string | Buffer | null,
  { letter = "", footer = "" }: { letter?: string; footer?: string } = {},
): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4", margin: 0 });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  if (letter !== "") {
    document.text(letter, 40, 40).addPage();
  }
  if (picture !== null) {
    document.image(picture, 0, 0, { width: 595 });
  }
  document.text(footer, 40, 800);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

test("reads the values of a picture and reports progress", async () => {
  const heard: number[] = [];
  const outcome = await createBillReader(toTestConfig()).readPicture(
    () => createReadStream(PICTURE),
    (done) => heard.push(done),
  );

  const fields = outcome.supplies[0]?.fields ?? [];
  expect(outcome).toMatchObject({ status: "read", kind: "luce", problem: null });
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
    pod: "IT001E12345678",
    annualConsumption: "2610",
    sale: "74.05",
    total: "123.44",
  });
  expect(heard.at(-1)).toBe(1);
}, 60_000);

test("reads a PDF of pictures like the pictures", async () => {
  const reader = createBillReader(toTestConfig());
  const content = await scan(PICTURE);
  expect(await reader.readPdf(() => Readable.from([content]))).toBeNull();
  const outcome = await reader.readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
  expect(outcome).toMatchObject({ status: "read", kind: "luce" });
}, 60_000);

test.each([
  ["footers", { footer: "Documento acquisito con lo scanner dell’ufficio, pagina 1 di 1" }],
  [
    "a letter before it",
    { letter: "Cara Anna, ti mando la scansione di cui parlavamo. ".repeat(9) },
  ],
])(
  "reads a scanned bill with %s like the pictures",
  async (_, text) => {
    const reader = createBillReader(toTestConfig());
    const content = await scan(PICTURE, text);
    expect(await reader.readPdf(() => Readable.from([content]))).toBeNull();
    const outcome = await reader.readPicture(
      () => Readable.from([content]),
      () => undefined,
    );
    expect(outcome).toMatchObject({ status: "read", kind: "luce" });
  },
  60_000,
);

/** Reads a PDF that has to be read as pictures. */
async function readScan(content: Buffer) {
  const reader = createBillReader(toTestConfig());
  expect(await reader.readPdf(() => Readable.from([content]))).toBeNull();
  return reader.readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
}

test.each([
  ["a footer", { footer: "Documento acquisito con lo scanner dell’ufficio, pagina 1 di 1" }],
  ["the English words of a scanner", { footer: "Scanned with CamScanner. ".repeat(4) }],
])(
  "says of a blurred scan with %s that it cannot be read",
  async (_, text) => {
    const outcome = await readScan(await scan(BLURRED, text));
    expect(outcome).toMatchObject({ status: "failed", problem: "illegible" });
  },
  60_000,
);

/** A text that is a bill's, with few values. */
const FEW = "Bolletta della fornitura di energia elettrica. POD IT001E12345678. Oneri e IVA. ";

test("reads the scanned pages of a bill whose text has few values", async () => {
  const outcome = await readScan(await scan(PICTURE, { letter: FEW.repeat(4) }));
  expect(outcome).toMatchObject({ status: "read", kind: "luce", problem: null });
}, 60_000);

test("keeps the few values of a bill whose scanned page cannot be read", async () => {
  const outcome = await readScan(await scan(BLURRED, { letter: FEW.repeat(4) }));
  expect(outcome).toMatchObject({ status: "read", kind: "luce", problem: "few-values" });
}, 60_000);

test("knows a text with a small picture that has no words for no bill", async () => {
  const content = await scan(LOGO, {
    footer: "Cara Anna, ti scrivo questa breve lettera con il nostro marchio.",
  });
  const reader = createBillReader(toTestConfig());
  expect(await reader.readPdf(() => Readable.from([content]))).toBeNull();
  const outcome = await reader.readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
  expect(outcome).toMatchObject({ status: "failed", problem: "not-a-bill" });
}, 60_000);

test("knows a short text without pictures for no bill, without waiting for its turn", async () => {
  const content = await scan(null, { footer: "Cara Anna, ti scrivo questa breve lettera." });
  const reader = createBillReader(toTestConfig());
  const outcome = await reader.readPdf(() => Readable.from([content]));
  expect(outcome).toMatchObject({ status: "failed", problem: "not-a-bill" });
}, 60_000);

test("finds neither text nor pictures on an empty page", async () => {
  const content = await scan(null);
  const outcome = await createBillReader(toTestConfig()).readPicture(
    () => Readable.from([content]),
    () => undefined,
  );
  expect(outcome).toMatchObject({ status: "failed", problem: "blank" });
}, 60_000);
