import { BRAND, PALETTE } from "@volpe/contract";
import { expect, test } from "vitest";
import { renderMail } from "./mail-layout.ts";

const CONTENT = {
  title: "Il tuo preventivo è pronto",
  preview: "Tre offerte per te",
  paragraphs: ["Ciao Anna,"],
  facts: [{ label: "Spesa annua", value: "1.274,92 €" }],
  action: { label: "Apri il preventivo", url: "https://volpe.example/preventivo/abc?a=1&b=2" },
  reason: "Ricevi questa mail perché hai chiesto un preventivo.",
  unsubscribeUrl: "https://volpe.example/disiscrivimi/abc",
};

test("writes the same text and the company into both bodies", () => {
  const { html, text } = renderMail(CONTENT);
  for (const part of [CONTENT.title, "Ciao Anna,", "1.274,92 €", CONTENT.reason]) {
    expect(html).toContain(part);
    expect(text).toContain(part);
  }
  for (const line of [BRAND.company.name, BRAND.company.rea, BRAND.company.pec]) {
    expect(html.replaceAll("&#39;", "'")).toContain(line);
    expect(text).toContain(line);
  }
  expect(html).toContain('href="https://volpe.example/preventivo/abc?a=1&amp;b=2"');
  expect(text).toContain("https://volpe.example/preventivo/abc?a=1&b=2");
});

test("escapes every text", () => {
  const { html } = renderMail({ ...CONTENT, paragraphs: ['Ciao <img src=x onerror="1">'] });
  expect(html).toContain("Ciao &lt;img src=x onerror=&quot;1&quot;&gt;");
  expect(html).not.toContain("<img");
});

test("links only to http and https addresses", () => {
  const action = { label: "Apri", url: "javascript:alert(1)" };
  expect(() => renderMail({ ...CONTENT, action })).toThrow(TypeError);
});

test("has dark colours for a mail program in dark mode", () => {
  expect(renderMail(CONTENT).html).toContain("prefers-color-scheme:dark");
});

test("has no colour that is not in the palette", () => {
  const { ground, surface, text, quiet, line, action, "on-action": onAction } = PALETTE;
  const colours = renderMail(CONTENT).html.match(/(?<![&\w])#[\da-f]{3,8}\b/gi);
  expect(new Set(colours)).toEqual(
    new Set([ground, surface, text, quiet, line, action, onAction].flat()),
  );
});

test("no row of figures is wider than a phone, however long its value is", () => {
  const { html } = renderMail({
    ...CONTENT,
    facts: [
      { label: "All’anno", value: "1.274,92 €" },
      { label: "Che cifra è", value: "Spesa annua stimata, imposte comprese, per 2.700 kWh" },
    ],
  });
  const [, style = ""] = html.split(/<\/?style>/);
  expect(style).not.toContain("nowrap");
  expect(style).toMatch(/\.facts\{table-layout:fixed;/);
  expect(style).toMatch(/\.fact\{[^}]*overflow-wrap:anywhere/);
  expect(html).toContain('<td align="right" class="fact figure">1.274,92 €</td>');
  expect(html).toContain('<td align="left" class="fact figure">Spesa annua stimata');
});

test("shows a code large at the left and on one line of the text body", () => {
  const code = { label: "Il codice", value: "012345" };
  const { html, text } = renderMail({ ...CONTENT, code });
  expect(html).toContain('<p class="code">012345</p>');
  expect(html).toMatch(/\.code\{[^}]*font-size:36px/);
  expect(text).toContain("Il codice: 012345");
});
