import {
  formatCents,
  formatEurCents,
  formatShare,
  formatUnitPrice,
  markEstimate,
  namePhone,
  nameTerm,
  OFFER_NOTES,
  PALETTE,
  type QuotedOffer,
  type SheetLine,
  type SpendParts,
  type SpendShare,
  toEnergyUnit,
  toHostName,
  toPriceFact,
  toSavingCents,
  toSavingWords,
  toSpendShares,
  uncapitalize,
} from "@volpe/contract";
import {
  drawRule,
  FOX,
  INK,
  MARGIN,
  type PdfDocument,
  PINE,
  QUIET,
  setPen,
  WIDTH,
} from "../pdf/page-style.ts";
import { drawArtifact, type TaggedNode } from "../pdf/tagged-pdf.ts";
import { saysReferenceEstimate } from "./assumptions.ts";
import type { SavedRate } from "./read-stored-rate.ts";

const BAR_HEIGHT = 7;
const PRICE_WIDTH = 130;
const NAME_WIDTH = WIDTH - PRICE_WIDTH - 16;
const COLUMN = WIDTH / 4;
const SWATCH = 6;

/** Draws each offer: its spend, the parts of the spend, and how to accept it. */
export function drawOffers(page: TaggedNode, rate: SavedRate): void {
  for (const [index, offer] of rate.offers.entries()) {
    const isBest = index > 0 && offer.slug === rate.bestSlug;
    const isOpened = offer.slug === rate.openedSlug;
    const notes = [
      { text: isBest ? OFFER_NOTES.best : "", isGood: true },
      { text: isOpened ? OFFER_NOTES.opened : "", isGood: true },
      toSavingNote(offer, rate),
    ].filter(({ text }) => text !== "");
    page.group("Sect", (section) => drawOffer(section, offer, notes));
  }
}

/** A line below the price. Only good news is printed in the colour of a saving. */
type Note = { text: string; isGood: boolean };

/** The saving on the offer's card; its text is empty if nothing is compared. */
export function toSavingNote({ price, estimate }: QuotedOffer, rate: SavedRate): Note {
  const { reference, referenceSpendEur } = rate;
  if (referenceSpendEur === null) return { text: "", isGood: false };
  const cents = toSavingCents(referenceSpendEur - price.cents / 100);
  const text = toSavingWords(cents, reference === "present-contract" ? "oggi" : null);
  const isEstimate = cents !== 0 && (estimate.length > 0 || saysReferenceEstimate(rate));
  return { text: markEstimate(text, isEstimate), isGood: cents > 0 };
}

/** @param notes below the price, one line each */
function drawOffer(section: TaggedNode, offer: QuotedOffer, notes: readonly Note[]): void {
  const { document } = section;
  const top = document.y + 9;
  drawArtifact(document, () => drawRule(document, top));
  section.draw("H3", () => {
    const isLong = setPen(document, "strong", 12, INK).widthOfString(offer.name) > NAME_WIDTH;
    setPen(document, "strong", isLong ? 10.5 : 12, INK);
    document.text(offer.name, MARGIN, top + 9, toTwoLines(document, NAME_WIDTH));
  });
  section.draw("P", () => {
    setPen(document, "text", 9, QUIET);
    // Only the short period of the price, as «l’anno», stands next to the facts, so they may be
    // wider than the name.
    document.text(toFacts(offer), MARGIN, document.y + 1, toTwoLines(document, WIDTH - 70));
  });
  const left = document.y;
  drawPrice(section, offer, top + 7);
  for (const { text, isGood } of notes) {
    section.draw("P", () => {
      setPen(document, "strong", 8.5, isGood ? PINE : INK).text(
        text,
        MARGIN + WIDTH - PRICE_WIDTH,
        document.y,
        {
          width: PRICE_WIDTH,
          align: "right",
        },
      );
    });
  }
  document.y = Math.max(left, document.y) + 6;
  drawCost(section, offer);
  drawTerms(section, offer);
}

function drawPrice(section: TaggedNode, { price, estimate }: QuotedOffer, top: number): void {
  const { document } = section;
  const isEstimate = estimate.length > 0;
  const place = { width: PRICE_WIDTH, align: "right" } as const;
  section.draw("P", () => {
    setPen(document, "title", 17, INK).text(
      formatCents(price.cents),
      MARGIN + WIDTH - PRICE_WIDTH,
      top,
      place,
    );
    setPen(document, "text", 8.5, isEstimate ? FOX : QUIET).text(
      isEstimate ? `${price.words} · stima` : price.words,
      place,
    );
  });
}

function toFacts({ brand, seller, price, card }: QuotedOffer): string {
  if (card.kind === "product") {
    const by = seller === null ? brand.name : `con ${seller}`;
    return [by, ...card.product.facts, price.note].join(" · ");
  }
  const { offer } = card;
  return [
    brand.name,
    uncapitalize(toPriceFact(offer)),
    `${formatUnitPrice(offer.unitCostEur, toEnergyUnit(offer.tipology), { decimals: 4 })} tutto compreso`,
  ].join(" · ");
}

/** The parts of the price: a spend of electricity or gas as its bar, other prices in words. */
function drawCost(section: TaggedNode, { card, lines }: QuotedOffer): void {
  if (card.kind === "energy") {
    drawSpend(section, card.offer.spend);
  } else {
    drawLines(section, lines);
  }
}

/** The bar and its key, in the colours and words of the site's cards. */
function drawSpend(section: TaggedNode, spend: SpendParts): void {
  const { document } = section;
  const shares = toSpendShares(spend);
  const top = document.y;
  section.draw("Figure", () => drawBar(section, shares, top), {
    alt: `Di che cosa è fatta la spesa: ${shares.map(({ label, share }) => `${label.toLowerCase()} ${formatShare(share)}`).join(", ")}.`,
    bbox: [MARGIN, top, MARGIN + WIDTH, top + BAR_HEIGHT],
  });
  const keyTop = top + BAR_HEIGHT + 5;
  drawArtifact(document, () => {
    for (const [index, { key }] of shares.entries()) {
      const left = MARGIN + index * COLUMN;
      document.roundedRect(left, keyTop + 1.5, SWATCH, SWATCH, 1.8).fill(PALETTE[key][0]);
    }
  });
  setPen(document, "text", 8.5, QUIET);
  const places = shares.map(({ label }, index) => {
    const head = MARGIN + index * COLUMN + SWATCH + 4;
    return { head, figure: head + document.widthOfString(label) + 5 };
  });
  section.group("Table", (table) => {
    table.group("TR", (row) => {
      for (const [index, { label }] of shares.entries()) {
        row.draw("TH", () => drawWord(row, label, places[index]?.head ?? 0, keyTop), {
          scope: "Column",
        });
      }
    });
    setPen(document, "strong", 8.5, INK);
    table.group("TR", (row) => {
      for (const [index, { eur }] of shares.entries()) {
        row.draw("TD", () =>
          drawWord(row, formatEurCents(eur), places[index]?.figure ?? 0, keyTop),
        );
      }
    });
  });
  document.y = keyTop + 13;
}

function drawWord({ document }: TaggedNode, word: string, left: number, top: number): void {
  document.text(word, left, top, { lineBreak: false });
}

function drawBar({ document }: TaggedNode, shares: readonly SpendShare[], top: number): void {
  document.save().roundedRect(MARGIN, top, WIDTH, BAR_HEIGHT, 2.5).clip();
  let left = MARGIN;
  for (const { key, share } of shares) {
    document.rect(left, top, share * WIDTH, BAR_HEIGHT).fill(PALETTE[key][0]);
    left += share * WIDTH;
  }
  document.restore();
}

function drawTerms(section: TaggedNode, offer: QuotedOffer): void {
  const { card, terms, demonstration } = offer;
  if (terms !== undefined) {
    const toNamed = ({ label, value }: SheetLine) => ({ label: nameTerm(label, offer), value });
    drawLines(section, terms.lines.map(toNamed));
  }
  if (card.kind === "energy") {
    const { phone = null, url = null } = terms ?? {};
    const call = phone === null ? [] : [`${namePhone(demonstration)}: ${phone}`];
    const words = [`Codice ${card.offer.code}`, ...call].join(" · ");
    section.group("P", (paragraph) => drawContact(paragraph, words, url));
  }
}

/** Lines of facts. Those that do not fit are left out whole; the quote's web page has them. */
const FACT_LINES = 3;

function drawLines(section: TaggedNode, lines: readonly SheetLine[]): void {
  const { document } = section;
  const words = lines.map(({ label, value }) => `${label}: ${value}`);
  section.draw("P", () => {
    setPen(document, "text", 8.5, QUIET);
    const room = FACT_LINES * document.currentLineHeight() + 1;
    const isTooLong = () => document.heightOfString(words.join(" · "), { width: WIDTH }) > room;
    while (words.length > 1 && isTooLong()) words.pop();
    document.text(words.join(" · "), MARGIN, document.y, {
      width: WIDTH,
      height: room,
      ellipsis: true,
    });
  });
}

/** The code, the phone and the link to the offer's page, which is named by its host, on one line. */
function drawContact(paragraph: TaggedNode, words: string, url: string | null): void {
  const { document } = paragraph;
  const top = document.y + 1;
  const text = words + (url === null ? "" : " · ");
  setPen(document, "text", 8.5, INK);
  const host = url === null ? "" : toHostName(url);
  const width = Math.min(document.widthOfString(text), WIDTH - document.widthOfString(host));
  paragraph.draw("Span", () => {
    document.text(text, MARGIN, top, {
      // The width has one point more, so that rounding does not break a line that fits.
      width: width + 1,
      height: document.currentLineHeight(),
      ellipsis: true,
    });
  });
  if (url !== null) {
    document.fillColor(FOX);
    paragraph.link(url, `la pagina dell’offerta su ${host}`, {
      x: MARGIN + width,
      y: top,
      draw: () => document.text(host, MARGIN + width, top, { lineBreak: false }),
    });
  }
  document.y = top + document.currentLineHeight();
}

/** Limits each offer's words to two lines, so that the next offer keeps its space. */
function toTwoLines(document: PdfDocument, width: number) {
  return { width, height: 2 * document.currentLineHeight() + 1, ellipsis: true };
}
