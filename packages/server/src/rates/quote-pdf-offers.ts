import type { OfferResult, SpendParts } from "@volpe/contract";
import { formatEur, formatUnitPrice } from "./italian-figures.ts";
import type { QuotePdf } from "./quote-pdf.ts";
import { FOX, HAIRLINE, INK, MARGIN, PART_COLOURS, QUIET, WIDTH } from "./quote-pdf-style.ts";
import type { SavedRate } from "./rate-repository.ts";

const BAR_HEIGHT = 6;
const RIGHT = 150;

/** Each offer with its spend, a bar of what that is made of, and the parts in words. */
export function drawOffers(document: QuotePdf, rate: SavedRate): void {
  document.y += 14;
  for (const offer of rate.offers) {
    drawOffer(document, offer, rate);
  }
}

function drawOffer(document: QuotePdf, offer: OfferResult, rate: SavedRate): void {
  const top = document.y;
  document
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .lineWidth(0.5)
    .stroke(HAIRLINE);
  const isEstimate = offer.estimate.length > 0;
  document
    .font("title")
    .fontSize(16)
    .fillColor(INK)
    .text(formatEur(offer.spend.total), MARGIN + WIDTH - RIGHT, top + 9, {
      width: RIGHT,
      align: "right",
    });
  document
    .font("text")
    .fontSize(8)
    .fillColor(isEstimate ? FOX : QUIET)
    .text(isEstimate ? "l’anno · stima" : "l’anno", { width: RIGHT, align: "right" });
  document
    .font("strong")
    .fontSize(11.5)
    .fillColor(INK)
    .text(offer.name, MARGIN, top + 10, { width: WIDTH - RIGHT - 12, height: 15, ellipsis: true });
  document
    .font("text")
    .fontSize(9)
    .fillColor(QUIET)
    .text(toFacts(offer, rate), MARGIN, top + 26, {
      width: WIDTH - RIGHT - 12,
      height: 24,
      ellipsis: true,
    });
  drawBar(document, offer.spend, top + 54);
  document
    .fontSize(8)
    .fillColor(QUIET)
    .text(toPartsLine(offer.spend), MARGIN, top + 64, { width: WIDTH, height: 22 });
  document.text(`Codice offerta ${offer.code}`, MARGIN, document.y, {
    width: WIDTH,
    height: 10,
    ellipsis: true,
  });
  document.y = top + 98;
}

const PRICING: Record<OfferResult["pricing"], string> = {
  fixed: "prezzo fisso",
  variable: "prezzo variabile",
  mixed: "prezzo misto",
};

function toFacts(offer: OfferResult, { type }: SavedRate): string {
  const months = offer.durationMonths === null ? "" : ` per ${offer.durationMonths} mesi`;
  const unit = type === "gas" ? "€/Smc" : "€/kWh";
  return [
    offer.supplier.name,
    `${PRICING[offer.pricing]}${months}`,
    `${formatUnitPrice(offer.unitCostEur)} ${unit} tutto compreso`,
  ].join(" · ");
}

function toParts({ sale, discounts, network, charges, taxes, vat }: SpendParts) {
  return [
    { label: "vendita", value: sale - discounts },
    { label: "rete", value: network },
    { label: "oneri", value: charges },
    { label: "imposte e IVA", value: taxes + vat },
  ];
}

function toPartsLine(spend: SpendParts): string {
  return toParts(spend)
    .map(({ label, value }) => `${label} ${formatEur(value)}`)
    .join("  ·  ");
}

function drawBar(document: QuotePdf, spend: SpendParts, top: number): void {
  const parts = toParts(spend).map(({ value }) => Math.max(0, value));
  const whole = parts.reduce((sum, value) => sum + value, 0);
  let left = MARGIN;
  for (const [index, value] of parts.entries()) {
    const width = whole === 0 ? 0 : (value / whole) * WIDTH;
    document.rect(left, top, width, BAR_HEIGHT).fill(PART_COLOURS[index] ?? QUIET);
    left += width;
  }
}
