import { expect, test } from "vitest";
import { checkAttachments, formatBytes, readFiles } from "./attachment-rules.ts";

const MEGABYTE = 1024 * 1024;
const file = (name: string, size = 1, type = "") => ({ name, size, type });

test("accepts PDF, JPEG and PNG files of up to 10 MB, by name or by type", () => {
  const files = [
    file("bolletta.PDF", 10 * MEGABYTE),
    file("foto.jpeg"),
    file("contatore", 1, "image/png"),
  ];
  expect(checkAttachments(files)).toEqual({ accepted: files, refused: [] });
});

test("gives a reason for each refused file", () => {
  const good = file("a.pdf");
  const { accepted, refused } = checkAttachments([
    file("virus.exe", 1, "application/x-msdownload"),
    file("IMG_0412.HEIC", 1, "image/heic"),
    file("bolletta.docx"),
    file("vuoto.pdf", 0),
    file("grande.jpg", 12.34 * MEGABYTE),
    ...[good, good, good, good, good],
    file("sesto.png"),
  ]);
  expect(accepted).toEqual([good, good, good, good, good]);
  expect(refused.map(({ words }) => words)).toEqual([
    "«virus.exe» non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
    "«IMG_0412.HEIC» è una foto HEIC: salvala come JPEG, oppure manda uno screenshot della foto.",
    "«bolletta.docx» è un documento di Word o un archivio: salvalo come PDF e manda quello.",
    "«vuoto.pdf» è vuoto: scegli un altro file.",
    "«grande.jpg» pesa 12,3\u00a0MB: il limite è 10 MB. Riducilo, o dividilo in due.",
    "«sesto.png» è di troppo: vanno bene fino a 5 file.",
  ]);
});

test("shows a size above the limit for a file just above it", () => {
  const { refused } = checkAttachments([file("foto.jpg", 10_500_000)]);
  expect(refused.map(({ words }) => words)).toEqual([
    "«foto.jpg» pesa 10,1\u00a0MB: il limite è 10 MB. Riducilo, o dividilo in due.",
  ]);
});

test("ignores an empty file field", () => {
  const form = new FormData();
  form.append("files", new File([], ""));
  form.append("files", new File(["x"], "a.pdf"));
  form.append("files", "testo");
  expect(readFiles(form).map(({ name }) => name)).toEqual(["a.pdf"]);
});

test.each([
  [1, "1\u00a0kB"],
  [389_000, "380\u00a0kB"],
  [2.44 * MEGABYTE, "2,4\u00a0MB"],
])("%d bytes are %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
