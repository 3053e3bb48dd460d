import { expect, test } from "vitest";
import { INDEX_WORDS } from "../../spend/energy-codes.ts";
import { toIndexLines, toRegulatedLines } from "./code-lines.ts";

const REGULATED = ["01", "02", "03", "04", "05", "06", "07", "09", "10"];
const INDICES = Object.keys(INDEX_WORDS).filter((code) => code !== "99");

test.each(REGULATED)("says in words what the regulated component %s pays", (code) => {
  const [line] = toRegulatedLines([code]);
  expect(line?.label).toMatch(/^\p{Lu}[\p{L} ]+ \(/u);
  expect(line?.note).toMatch(/\.$/);
});

test.each(INDICES)("says in words what the index %s is", (code) => {
  const [line] = toIndexLines([code]);
  expect(line?.note).toMatch(/^È il prezzo .+\.$/);
});

test("links the PUN to the answer that explains it", () => {
  expect(toIndexLines(["PUN mensile"])).toEqual([
    {
      label: "Indice a cui il prezzo si aggiunge",
      value: "PUN mensile",
      note: "È il prezzo all’ingrosso dell’elettricità in Italia.",
      more: "/faqs/pun-che-cos-e",
    },
  ]);
});
