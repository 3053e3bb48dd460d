import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { loadFonts } from "../src/pdf/load-fonts.ts";
import { renderQuotePdf } from "../src/quote/quote-pdf.ts";
import { toTestRate } from "../src/quote/test-rate.ts";
import { readNumber, toPercentile } from "./bench-options.ts";

/* Measures quote documents per second against a bare page of pdfkit with a line in Helvetica,
   and against one with a line in each of the quote's fonts, which it embeds: `node
   packages/server/bench/pdf-bench.ts [pages] [--quick]`. They alternate, so that other load on
   the machine affects all. */
const PAGES = readNumber(0, { usual: 100, quick: 2 });
const PUBLIC_URL = "https://volpe.example";

const fonts = await loadFonts();
const rate = toTestRate();
const tookMs: Record<"bare" | "fonts" | "quote", number[]> = { bare: [], fonts: [], quote: [] };
const bytes = { bare: 0, fonts: 0, quote: 0 };
// The first document of each kind warms up.
for (let page = 0; page <= PAGES; page += 1) {
  await measure("bare", () => renderPage(["Helvetica"]), page > 0);
  await measure("fonts", () => renderPage(["title", "text", "strong"]), page > 0);
  await measure("quote", () => renderQuotePdf(rate, { publicUrl: PUBLIC_URL }), page > 0);
}
report("bare", "a bare page");
report("fonts", "in its fonts");
report("quote", "a quote");
const [ofBare = "", ofFonts = ""] = [tookMs.bare, tookMs.fonts].map((each) =>
  (sum(each) / sum(tookMs.quote)).toFixed(3),
);
console.log(`ratio: ${ofBare} of the bare pages a second, ${ofFonts} of those in its fonts`);

async function measure(
  kind: keyof typeof tookMs,
  render: () => Promise<Buffer>,
  isCounted: boolean,
): Promise<void> {
  const startedMs = performance.now();
  bytes[kind] = (await render()).length;
  if (isCounted) {
    tookMs[kind].push(performance.now() - startedMs);
  }
}

function renderPage(names: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: "A4" });
  const done = buffer(document);
  for (const [name, font] of fonts) {
    document.registerFont(name, font);
  }
  for (const name of names) {
    document.font(name).text("Preventivo luce");
  }
  document.end();
  return done;
}

function report(kind: keyof typeof tookMs, title: string): void {
  const perSecond = (tookMs[kind].length * 1000) / sum(tookMs[kind]);
  const [half, most] = [0.5, 0.99].map((share) => toPercentile(tookMs[kind], share).toFixed(1));
  console.log(
    `${title.padEnd(12)} ${perSecond.toFixed(1)}/s, p50 ${half} ms, p99 ${most} ms, ${bytes[kind]} bytes`,
  );
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}
