import { PALETTE } from "@volpe/contract";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { listContents, type Node, readDrawing } from "../pdf/test-structure.ts";
import { renderQuotePdf } from "./quote-pdf.ts";
import { toTestRate } from "./test-rate.ts";

/** The id of an artifact is null. */
type Item = { str?: string; type?: string; id?: string | null };

let tree: Node;
let items: Item[];
let outside: string[];
let fills: string[];
let marked: boolean;
let annotations: { url?: string; contents?: string; contentsObj?: { str: string } }[];
let catalogue = "";

beforeAll(async () => {
  const bytes = await renderQuotePdf(toTestRate(), { publicUrl: "https://volpe.example" });
  catalogue = bytes.toString("latin1");
  const document = await getDocumentProxy(new Uint8Array(bytes));
  marked = (await document.getMarkInfo())?.Marked ?? false;
  const page = await document.getPage(1);
  tree = (await page.getStructTree()) as Node;
  annotations = await page.getAnnotations();
  items = (await page.getTextContent({ includeMarkedContent: true })).items as Item[];
  ({ outside, fills } = await readDrawing(await page.getOperatorList()));
}, 60_000);

/** The texts of each piece of marked content, by its id in the structure tree. */
function toTexts(): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | null | undefined)[] = [];
  for (const { type, id, str } of items) {
    if (type?.startsWith("beginMarkedContent")) {
      open.push(id);
    } else if (type === "endMarkedContent") {
      open.pop();
    } else if (str !== undefined) {
      const key = open.findLast((each) => typeof each === "string") ?? "none";
      texts.set(key, (texts.get(key) ?? "") + str);
    }
  }
  return texts;
}

/** The tree as indented lines, `role "text"`, including repeated rows. */
function describeTree(node: Node, texts: Map<string, string>): string[] {
  const own = (node.children ?? []).filter(({ type }) => type === "content");
  const below = (node.children ?? []).filter(({ role }) => role !== undefined);
  const text = own
    .map(({ id }) => texts.get(id ?? "") ?? "")
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
  const label = `${node.role}${text === "" ? "" : ` ${text}`}`;
  return [
    label,
    ...below.flatMap((child) => describeTree(child, texts).map((line) => `  ${line}`)),
  ];
}

const listRoles = (node: Node): string[] => [
  ...(node.role === undefined ? [] : [node.role]),
  ...(node.children ?? []).flatMap(listRoles),
];

const find = (node: Node, role: string): Node[] => [
  ...(node.role === role ? [node] : []),
  ...(node.children ?? []).flatMap((child) => find(child, role)),
];

describe("the structure of the quote's document", () => {
  test("is declared, with the language, the title and the mark of PDF/UA", () => {
    expect(marked).toBe(true);
    expect(catalogue).toMatch(/\/Lang \(it\)/);
    expect(catalogue).toMatch(/\/DisplayDocTitle true/);
    expect(catalogue).toMatch(/\/Tabs \/S/);
    expect(catalogue).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  test("contains everything drawn, as content or as an artifact", () => {
    expect(outside).toEqual([]);
    expect([...toTexts().keys()]).not.toContain("none");
    const named = find(tree, "Document").flatMap(listContents);
    const drawn = items.flatMap(({ type, id }) =>
      type === "beginMarkedContentProps" && typeof id === "string" ? [id] : [],
    );
    expect(named.toSorted()).toEqual(drawn.toSorted());
  });

  test("reads in the order of the page", () => {
    const lines = describeTree(tree, toTexts());
    const starts = (wanted: string[]) =>
      wanted.map((start) => lines.findIndex((line) => line.trim().startsWith(start)));
    const places = starts([
      "P Volpe",
      "P Preventivo luce · 21 novembre 2026",
      "P Casa · residente",
      "H1 Risparmi 310,50 € l’anno",
      "P Con «Chiara 12»",
      "H2 Le tre che costano meno",
      "H3 Chiara 12",
      "P 924,00 €",
      "Figure",
      "Table",
      "H3 Lago Fissa",
      "H3 Monte Web",
      "H2 Come si attiva, in tre passi",
      "H2 Su che cosa poggiano le cifre",
      "P Dati elaborati",
    ]);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(listRoles(tree).filter((role) => role === "H1")).toHaveLength(1);
  });

  test("has the parts of a spend as a table with heading cells", () => {
    const [table] = find(tree, "Table");
    const texts = toTexts();
    expect(table && describeTree(table, texts)).toEqual([
      "Table",
      "  TR",
      "    TH Vendita",
      "    TH Rete",
      "    TH Oneri",
      "    TH Imposte",
      "  TR",
      "    TD 609,00 €",
      "    TD 130,00 €",
      "    TD 81,00 €",
      "    TD 104,00 €",
    ]);
    expect(catalogue.match(/\/Scope \/Column/g)).toHaveLength(12);
  });

  test("has the steps as a list with numbers", () => {
    const [list] = find(tree, "L");
    const lines = list ? describeTree(list, toTexts()) : [];
    expect(lines.filter((line) => line.trim().startsWith("Lbl"))).toEqual([
      "    Lbl 1.",
      "    Lbl 2.",
      "    Lbl 3.",
    ]);
    expect(lines.filter((line) => line.trim().startsWith("LBody"))).toHaveLength(3);
  });

  test("describes each bar and the code in words", () => {
    const figures = find(tree, "Figure").map(({ alt }) => alt);
    expect(figures).toEqual([
      "Di che cosa è fatta la spesa: vendita 65,9%, rete 14,1%, oneri 8,8%, imposte 11,3%.",
      expect.stringContaining("Di che cosa è fatta la spesa"),
      expect.stringContaining("Di che cosa è fatta la spesa"),
      "Codice QR che porta alla pagina di questo preventivo, https://volpe.example/preventivo/AbCdEfGhIjKlMnOpQrStUv",
    ]);
  });

  test("says where each link leads without the owner’s key", () => {
    const links = annotations.map(({ url, contentsObj }) => [url, contentsObj?.str]);
    const offer = [
      "https://fornitore.example/offerta",
      "la pagina dell’offerta su fornitore.example",
    ];
    const page = "https://volpe.example/preventivo/AbCdEfGhIjKlMnOpQrStUv";
    expect(links).toEqual([offer, offer, offer, [page, page]]);
    expect(find(tree, "Link")).toHaveLength(4);
    expect(catalogue).not.toContain("chiave");
  });

  test("draws the bars in the site’s colours", () => {
    const { sale, network, charges, taxes } = PALETTE;
    const bar = [sale, network, charges, taxes].map(([light]) => light);
    const at = fills.findIndex((_, index) =>
      bar.every((colour, offset) => fills[index + offset] === colour),
    );
    expect(at).toBeGreaterThan(-1);
  });
});
