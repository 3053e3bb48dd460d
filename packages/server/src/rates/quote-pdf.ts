import { BRAND, OPEN_DATA_ATTRIBUTION } from "@volpe/contract";
import PDFDocument from "pdfkit";
import { describeReference, toProvinceWords } from "./assumptions.ts";
import { formatDay, formatEur, formatNumber, formatPercent } from "./italian-figures.ts";
import { drawOffers } from "./quote-pdf-offers.ts";
import {
  FOX,
  HAIRLINE,
  INK,
  MARGIN,
  PINE,
  QUIET,
  registerFonts,
  WIDTH,
} from "./quote-pdf-style.ts";
import { toRatePath } from "./rate-paths.ts";
import type { SavedRate } from "./rate-repository.ts";

const FOOTER_TOP = 842 - 96;

export type QuotePdf = InstanceType<typeof PDFDocument>;

/**
 * The quote on one A4 sheet: figures, what they are made of and what they rest on; nothing about
 * the person. The same rate gives the same bytes.
 */
export function renderQuotePdf(
  rate: SavedRate,
  { publicUrl }: { publicUrl: string },
): Promise<Buffer> {
  const document = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, bottom: 24, left: MARGIN, right: MARGIN },
    lang: "it",
    displayTitle: true,
    pdfVersion: "1.7",
    info: {
      Title: toTitle(rate),
      Author: BRAND.name,
      Subject: "Confronto di offerte: spesa annua e risparmio",
      CreationDate: rate.createdAt,
    },
  });
  const bytes = collect(document);
  registerFonts(document);
  drawHeader(document, rate);
  drawSaving(document, rate);
  drawOffers(document, rate);
  drawAssumptions(document, rate);
  drawFooter(document, rate, publicUrl);
  document.end();
  return bytes;
}

function toTitle(rate: SavedRate): string {
  return `Preventivo ${rate.type} di ${BRAND.name}, ${formatDay(rate.createdAt)}`;
}

function drawHeader(document: QuotePdf, rate: SavedRate): void {
  document.font("title").fontSize(20).fillColor(FOX).text(BRAND.name, MARGIN, MARGIN);
  document
    .font("text")
    .fontSize(9)
    .fillColor(QUIET)
    .text(formatDay(rate.createdAt), MARGIN, MARGIN + 8, { width: WIDTH, align: "right" });
  document
    .font("title")
    .fontSize(22)
    .fillColor(INK)
    .text(rate.type === "gas" ? "Il tuo preventivo gas" : "Il tuo preventivo luce", MARGIN, 86);
  document.font("text").fontSize(10).fillColor(QUIET).text(toSupply(rate), { width: WIDTH });
  if (rate.demonstration) {
    document
      .font("strong")
      .fontSize(9)
      .fillColor(FOX)
      .text("Dati dimostrativi: le offerte di questo preventivo sono inventate.", { width: WIDTH });
  }
}

function toSupply({
  destination,
  type,
  subtype,
  province,
  capacityKw,
  figures,
}: SavedRate): string {
  const unit = type === "gas" ? "Smc" : "kWh";
  return [
    destination === "aziende" ? "Azienda" : "Casa",
    ...(subtype === "" ? [] : [subtype === "residente" ? "residente" : "non residente"]),
    toProvinceWords(province),
    `${formatNumber(Number(figures.cma))} ${unit} l’anno`,
    ...(capacityKw === null ? [] : [`${formatNumber(capacityKw)} kW`]),
  ].join(" · ");
}

function drawSaving(document: QuotePdf, rate: SavedRate): void {
  const gain = Number(rate.figures.gain);
  const percent = formatPercent(Number(rate.figures.percent));
  const isEstimate = rate.assumptions.some((assumption) => /stima\b/i.test(assumption));
  const top = document.y + 16;
  document
    .font("title")
    .fontSize(34)
    .fillColor(gain > 0 ? PINE : INK)
    .text(gain > 0 ? `${formatEur(gain)} in meno l’anno` : "Nessun risparmio oggi", MARGIN, top, {
      width: WIDTH,
    });
  document
    .font("text")
    .fontSize(10)
    .fillColor(INK)
    .text(
      gain > 0
        ? `${isEstimate ? "È una stima: " : ""}${isEstimate ? percent : toCapital(percent)} in meno rispetto a ${formatEur(rate.referenceSpendEur)}: ${describeReference(rate.reference)}.`
        : `Il confronto è con ${formatEur(rate.referenceSpendEur)}: ${describeReference(rate.reference)}.`,
      { width: WIDTH },
    );
}

function toCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function drawAssumptions(document: QuotePdf, rate: SavedRate): void {
  document
    .font("strong")
    .fontSize(10)
    .fillColor(INK)
    .text("Su che cosa poggiano le cifre", MARGIN, document.y + 14);
  document.font("text").fontSize(8).fillColor(QUIET).moveDown(0.3);
  for (const assumption of rate.assumptions) {
    if (document.y + document.heightOfString(assumption, { width: WIDTH }) > FOOTER_TOP - 50) {
      document.text("– Le altre note sono nella pagina del preventivo.", { width: WIDTH });
      break;
    }
    document.text(`– ${assumption}`, MARGIN, document.y, { width: WIDTH, lineGap: 1 });
  }
  document
    .moveDown(0.5)
    .text(
      `Le cifre valgono per i dati del ${formatDay(new Date(`${rate.dataDay}T12:00:00Z`))} e per le offerte sottoscrivibili quel giorno: prima di firmare controlla condizioni e scadenza sul sito del fornitore.`,
      { width: WIDTH, lineGap: 1 },
    );
}

function drawFooter(document: QuotePdf, rate: SavedRate, publicUrl: string): void {
  const { company } = BRAND;
  const top = FOOTER_TOP;
  document
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .lineWidth(0.5)
    .stroke(HAIRLINE);
  document.font("text").fontSize(7.5).fillColor(QUIET);
  document.text(OPEN_DATA_ATTRIBUTION, MARGIN, top + 8, { width: WIDTH });
  document.text(
    `${company.name}, ${company.seat} · P.IVA ${company.vatNumber} · REA ${company.rea} · capitale ${company.shareCapital} · PEC ${company.pec} · ${company.email}`,
    { width: WIDTH },
  );
  const page = `${publicUrl}${toRatePath(rate.id)}`;
  document.fillColor(FOX).text(page, { width: WIDTH, link: page });
}

function collect(document: QuotePdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
}
