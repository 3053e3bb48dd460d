import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, test, vi } from "vitest";
import { toSfnt } from "./load-fonts.ts";
import { openSharedFont } from "./shared-font.ts";

const { resolve } = createRequire(import.meta.url);
const FILE = resolve("@fontsource/inter/files/inter-latin-400-normal.woff");
const bytes = toSfnt(readFileSync(FILE));

const TEXTS = [
  "l’offerta è di Anna Bianchi, affidabile (fino al 31/12/2026): 0,132505 €/kWh",
  "un’altra offerta è di Bruno; fino a 2.700 kWh, affidabile, è di Anna",
];

type Document = InstanceType<typeof PDFDocument>;

function draw(register: (document: Document) => void, text: string): Promise<Buffer> {
  const document = new PDFDocument({ compress: false, info: { CreationDate: new Date(0) } });
  const done = buffer(document);
  register(document);
  document.font("text").text(text, { width: 200 }).fontSize(20).text(text, { align: "justify" });
  document.end();
  return done;
}

test("documents with a shared font have the bytes of documents with separate fonts", async () => {
  const shared = openSharedFont(bytes);
  for (const text of [...TEXTS, ...TEXTS]) {
    const sharing = await draw((document) => document.registerFont("text", shared), text);
    const alone = await draw((document) => document.registerFont("text", bytes), text);
    expect(sharing.equals(alone), text).toBe(true);
  }
});

test("only words of our own texts are laid out once for all documents", () => {
  const font = openSharedFont(bytes);
  const glyphs = vi.spyOn(font, "glyphsForString");
  for (let count = 0; count < 2; count += 1) {
    for (const word of ["offerta, ", "Anna ", "anna@esempio.it", "20121 "]) {
      font.layout(word);
    }
  }
  expect(glyphs.mock.calls.map(([word]) => word)).toEqual([
    ...["offerta, ", "Anna ", "anna@esempio.it", "20121 "],
    ...["Anna ", "anna@esempio.it", "20121 "],
  ]);
});
