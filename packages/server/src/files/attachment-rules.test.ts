import type { AttachmentType } from "@volpe/contract";
import { expect, test } from "vitest";
import { toAttachmentName, toShownName } from "./attachment-name.ts";
import { findMediaType } from "./file-store.ts";

test.each([
  ["%PDF-1.7\n", "application/pdf"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["\xff\xd8\xff\xe0", "image/jpeg"],
  ["\x89PNG\n\x1a\n", null],
  ["<svg ", null],
  ["MZ\x90", null],
  [" %PDF-", null],
  ["", null],
])("detects a file that begins with %j as %s", (start, mediaType) => {
  expect(findMediaType(Buffer.from(start, "latin1"))).toBe(mediaType);
});

test.each<[string, AttachmentType, string]>([
  ["bolletta luglio.pdf", "application/pdf", "bolletta luglio.pdf"],
  ["FOTO.JPEG", "image/jpeg", "FOTO.JPEG"],
  ["../../etc/passwd", "application/pdf", "passwd.pdf"],
  ["C:\\documenti\\bolletta.pdf", "application/pdf", "bolletta.pdf"],
  ["fattura.exe", "application/pdf", "fattura.pdf"],
  ["contatore", "image/png", "contatore.png"],
  [".htaccess", "image/png", "htaccess.png"],
  ["a\r\nset-cookie: x.pdf", "application/pdf", "a set-cookie x.pdf"],
  ["fattura\u202efdp.exe", "application/pdf", "fattura fdp.pdf"],
  ["vera à %22x%22.pdf", "application/pdf", "vera à 'x'.pdf"],
  ["due%0D%0Arighe al 100%20.pdf", "application/pdf", "due righe al 100%20.pdf"],
  ["perché? <1:2>.pdf", "application/pdf", "perché 1 2.pdf"],
  ["", "image/jpeg", "allegato.jpg"],
  [`${"l".repeat(300)}.pdf`, "application/pdf", `${"l".repeat(116)}.pdf`],
])("turns the name %j of a %s into %j", (given, mediaType, name) => {
  expect(toAttachmentName(given, mediaType)).toBe(name);
});

test("an error names the file without invisible characters", () => {
  expect(toShownName("cartella/virus\u0007.exe")).toBe("virus .exe");
  expect(toShownName("vera %22x%22.exe")).toBe('vera "x".exe');
});
