import {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  BILL_PAGES_MAX,
  type BillCreated,
} from "@volpe/contract";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { drawBill, type TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { setUpBills } from "./test-bill-assistant.ts";

const { assistant, upload, confirm, at, listStored } = setUpBills();

const [RECEIPT] = RECEIPT_BILLS as [TestBill, ...TestBill[]];

/** The start of an iPhone's photograph. */
const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");

async function drawText(
  text: string,
  { pages = 1, ...options }: PDFKit.PDFDocumentOptions & { pages?: number } = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on("end", () => resolve()));
  document.text(text);
  for (let page = 2; page <= pages; page += 1) {
    document.addPage();
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

test("gives each unreadable file its own sentence", async () => {
  const { body } = await upload([
    { name: "chiusa.pdf", content: await drawText("Bolletta", { userPassword: "segreta" }) },
    { name: "rotta.pdf", content: Buffer.from("%PDF-1.7\nnon è un PDF") },
    {
      name: "lettera.pdf",
      content: await drawText("Cara Anna, ti scrivo questa lettera. ".repeat(9)),
    },
    {
      name: "straniera.pdf",
      content: await drawText("Your electricity bill. The total to pay is £261.03. ".repeat(9)),
    },
    { name: "lunga.pdf", content: await drawText("Bolletta", { pages: BILL_PAGES_MAX + 1 }) },
  ]);
  const files = body.data.files as BillCreated["files"];

  expect(files.map(({ status, problem }) => [status, problem?.code])).toEqual([
    ["failed", "encrypted"],
    ["failed", "broken"],
    ["failed", "not-a-bill"],
    ["failed", "foreign"],
    ["failed", "too-many-pages"],
  ]);
  expect(new Set(files.map(({ problem }) => problem?.message)).size).toBe(5);
});

test("reads the good files beside bad ones", async () => {
  const stored = listStored().length;
  const good = await drawBill(RECEIPT);
  const { status, body } = await upload([
    { name: "nota.txt", content: Buffer.from("Cara Anna, ti scrivo.") },
    { name: "niente.pdf", content: Buffer.alloc(0) },
    { name: "grande.pdf", content: Buffer.concat([good, Buffer.alloc(ATTACHMENT_MAX_BYTES)]) },
    { name: "IMG.HEIC", content: HEIC },
    { name: "bolletta.pdf", content: good },
  ]);
  expect(status).toBe(201);
  const files = body.data.files as BillCreated["files"];

  expect(files.map(({ name, status, problem }) => [name, status, problem?.message])).toEqual([
    ["bolletta.pdf", "read", undefined],
    [
      "nota.txt",
      "failed",
      "«nota.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
    ],
    ["niente.pdf", "failed", "«niente.pdf» è vuoto: scegli un altro file."],
    ["grande.pdf", "failed", "«grande.pdf» supera i 10 MB: scegli un file più piccolo."],
    [
      "IMG.HEIC",
      "failed",
      "«IMG.HEIC» è una foto HEIC: salvala come JPEG, oppure manda uno screenshot della foto.",
    ],
  ]);
  expect(listStored()).toHaveLength(stored + 1);

  expect((await confirm(body.data)).status).toBe(201);
  // Nothing is left to confirm, so the refused files go too.
  expect((await assistant.inject(at(body.data))).statusCode).toBe(404);
  expect(listStored()).toHaveLength(stored);
});

test("names every file of a form without a usable file", async () => {
  const { status, body } = await upload([
    { name: "uno.txt", content: Buffer.from("Cara Anna, ti scrivo.") },
    { name: "due.pdf", content: Buffer.alloc(0) },
  ]);
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        code: "invalid-field",
        field: "files",
        message:
          "«uno.txt» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati. «due.pdf» è vuoto: scegli un altro file.",
      },
    ],
  ]);
});

test.each([
  ["no file", [], "Scegli la bolletta"],
  [
    "a photograph that only iPhones open",
    [{ name: "IMG.HEIC", content: HEIC }],
    "salvala come JPEG",
  ],
  [
    "a document of Word under another name",
    [{ name: "bolletta.pdf", content: Buffer.from("PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0") }],
    "salvalo come PDF",
  ],
  ["another kind of file", [{ name: "a.exe", content: Buffer.from("MZ".repeat(20)) }], "a.exe"],
] as const)("refuses %s and stores nothing", async (_, files, words) => {
  const before = listStored();
  const { status, body } = await upload(files);

  expect([status, body.errors[0]?.field]).toEqual([422, "files"]);
  expect(body.errors[0]?.message).toContain(words);
  expect(listStored()).toEqual(before);
});

test("refuses a form with too many files", async () => {
  const content = await drawBill(RECEIPT);
  const files = Array.from({ length: ATTACHMENTS_MAX + 1 }, (_, at) => ({
    name: `${at}.pdf`,
    content,
  }));
  const { status, body } = await upload(files);
  expect([status, body.errors[0].message]).toEqual([
    422,
    `Puoi mandare al massimo ${ATTACHMENTS_MAX} file alla volta.`,
  ]);
});
