import { describe, expect, it } from "vitest";
import { readDocument } from "./read-document.ts";
import { faqFile, postFile } from "./test-content.ts";

const faultsOf = (file: Parameters<typeof readDocument>[0]) =>
  readDocument(file).faults.map(({ line, message }) => `${line}: ${message}`);

const blocksOf = (body: string) => readDocument(postFile("prova", { body })).document?.blocks;

describe("readDocument", () => {
  it("reads the fields of a post's head", () => {
    const file = postFile("quota-fissa", {
      lines: {
        title: "La quota fissa: che cosa paga",
        tipology: "luce",
        sources: "\n- ARERA, glossario | https://www.arera.it\n- Codice del consumo",
      },
    });
    expect(readDocument(file)).toEqual({
      faults: [],
      document: {
        kind: "post",
        slug: "quota-fissa",
        path: "/blog/quota-fissa",
        title: "La quota fissa: che cosa paga",
        description: "Una descrizione che basta a dire di che cosa parla il testo.",
        date: "2026-09-01",
        updated: "2026-09-02",
        tipology: "luce",
        tags: ["bolletta"],
        readingMinutes: 1,
        sources: [
          { name: "ARERA, glossario", url: "https://www.arera.it/" },
          { name: "Codice del consumo", url: null },
        ],
        blocks: [
          {
            kind: "paragraph",
            spans: [{ text: "Un " }, { text: "testo", strong: true }, { text: " breve." }],
          },
        ],
      },
    });
  });

  it("turns headings, lists, quotes and tables into blocks and gives each heading its own id", () => {
    const body =
      "## Perché sì\n\n## Perché, sì\n\n1. uno\n2. *due*\n\n> detto\n\n| a | b |\n|---|---|\n| 1 | `2` |";
    expect(blocksOf(body)).toEqual([
      { kind: "heading", level: 2, id: "perche-si", text: "Perché sì" },
      { kind: "heading", level: 2, id: "perche-si-2", text: "Perché, sì" },
      { kind: "list", ordered: true, items: [[{ text: "uno" }], [{ text: "due", em: true }]] },
      { kind: "quote", spans: [{ text: "detto" }] },
      {
        kind: "table",
        head: [[{ text: "a" }], [{ text: "b" }]],
        rows: [[[{ text: "1" }], [{ text: "2", code: true }]]],
      },
    ]);
  });

  it("keeps links to the web and to the site", () => {
    const [block] = blocksOf("[qui](/offerte/luce) e [là](https://www.arera.it/x)") ?? [];
    expect(block).toEqual({
      kind: "paragraph",
      spans: [
        { text: "qui", href: "/offerte/luce" },
        { text: " e " },
        { text: "là", href: "https://www.arera.it/x" },
      ],
    });
  });

  it.each([
    ["[x](javascript:alert(1))", /^9: Il collegamento «javascript:/],
    ["[x](//altro.example/a)", /^9: Il collegamento/],
    ["[x](/\\altro.example)", /^9: Il collegamento/],
    ["[x](data:text/html,ciao)", /^9: Il collegamento/],
    ["riga\n<b>grassetto</b>", /^10: L’HTML non è ammesso/],
    ["testo\n\n<script>alert(1)</script>", /^11: L’HTML non è ammesso/],
    ["![foto](/a.png)", /^9: Questo elemento non è ammesso nel testo: image/],
    ["# Titolo", /^9: I titoli interni/],
    ["- a\n  - b", /^9: Una voce di elenco/],
    ["```\ncodice\n```", /^9: Questo elemento non è ammesso: code/],
    ["| a | b |\n|---|---|\n| 1 |", /^11: La riga ha 1 cella, l’intestazione 2\.$/],
    ["", /^9: Sotto l’intestazione non c’è testo/],
  ])("refuses the body %j, naming the line", (body, fault) => {
    expect(faultsOf(postFile("prova", { body }))[0]).toMatch(fault);
  });

  it.each([
    [{ title: null }, /^1: Manca «title»/],
    [{ autore: "Tizio" }, /^8: «autore» non è fra i campi previsti/],
    [{ date: "2026-02-31" }, /^3: «date» non va bene: serve il giorno/],
    [{ updated: "2026-08-01" }, /^4: «updated» viene prima di «date»/],
    [{ tipology: "acqua" }, /«tipology» non va bene: serve una fra luce/],
    [{ tags: "\n- Maiuscola" }, /«tags» non va bene/],
    [{ sources: "\n- Sito | ftp://x.example" }, /^9: L’indirizzo della fonte «Sito»/],
  ])("refuses the head %j", (lines, fault) => {
    expect(faultsOf(postFile("prova", { lines })).join("\n")).toMatch(fault);
  });

  it("refuses an unknown group, an unreadable line and a repeated key", () => {
    expect(faultsOf(faqFile("prova", { lines: { group: "altro" } }))).toHaveLength(1);
    const twice = { name: "faqs/a.md", text: "---\ngroup: gas\ngroup: gas\n???\n---\nx" };
    expect(faultsOf(twice)).toEqual([
      "3: «group» è scritto due volte.",
      expect.stringMatching(/^4: Riga non riconosciuta/),
    ]);
  });

  it("refuses a file without a head and an invalid file name", () => {
    expect(faultsOf({ name: "blog/a.md", text: "Ciao" })[0]).toMatch(/^1: Il documento comincia/);
    expect(faultsOf({ name: "blog/Città.md", text: "---\n---\n" })[0]).toMatch(
      /^1: Il nome del file/,
    );
  });
});
