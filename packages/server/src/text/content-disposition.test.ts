import { expect, test } from "vitest";
import { toContentDisposition } from "./content-disposition.ts";

test.each([
  ["bolletta.pdf", 'attachment; filename="bolletta.pdf"'],
  [
    "perché (1).pdf",
    `attachment; filename="perche (1).pdf"; filename*=UTF-8''perch%C3%A9%20%281%29.pdf`,
  ],
  ["n.º 3.pdf", `attachment; filename="n.o 3.pdf"; filename*=UTF-8''n.%C2%BA%203.pdf`],
  [
    'l’"altra"%41.pdf',
    `attachment; filename="l__altra__41.pdf"; filename*=UTF-8''l%E2%80%99%22altra%22%2541.pdf`,
  ],
  // Dropping the accents turns a full-width sign into a plain one, which file systems forbid.
  [
    "‥／‥／evil.pdf",
    `attachment; filename="__.._evil.pdf"; filename*=UTF-8''%E2%80%A5%EF%BC%8F%E2%80%A5%EF%BC%8Fevil.pdf`,
  ],
  [
    "a＜b＞c：d｜e？f＊g＂h％i＼j.pdf",
    `attachment; filename="a_b_c_d_e_f_g_h_i_j.pdf"; filename*=UTF-8''${encodeURIComponent(
      "a＜b＞c：d｜e？f＊g＂h％i＼j.pdf",
    )}`,
  ],
])("offers %s for download under its name", (name, header) => {
  expect(toContentDisposition(name, "attachment")).toBe(header);
});
