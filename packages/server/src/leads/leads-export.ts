import type { FullLead } from "./lead-repository.ts";

const COLUMNS = [
  "id",
  "stato",
  "creato",
  "aggiornato",
  "nome",
  "email",
  "telefono",
  "canale",
  "destinazione",
  "tipo",
  "comune",
  "provincia",
  "fornitore",
  "risposte",
  "offerte",
  "preventivo",
  "tracking",
  "marketing",
  "terzi",
  "richieste_di_ricontatto",
] as const;

/** The leads as CSV for a spreadsheet: `;`, CRLF, a byte-order mark, and no cell that computes. */
export function toLeadsCsv(leads: readonly FullLead[]): string {
  const rows = leads.map((lead) => toCells(lead).map(toCell).join(";"));
  return `\ufeff${[COLUMNS.join(";"), ...rows].join("\r\n")}\r\n`;
}

function toCells(lead: FullLead): string[] {
  return [
    lead.id,
    lead.status,
    lead.createdAt.toISOString(),
    lead.updatedAt.toISOString(),
    lead.name,
    lead.email,
    lead.phone,
    lead.communication,
    lead.destination,
    lead.type,
    lead.city,
    lead.province,
    lead.operator,
    lead.answers.map(({ label, value }) => `${label}: ${value}`).join(" | "),
    lead.offers.join(" | "),
    lead.rateId ?? "",
    lead.tracking,
    toConsent(lead, "marketing"),
    toConsent(lead, "thirdParties"),
    lead.recalls
      .map(
        ({ requestedAt, preferredTime, scope }) =>
          `${requestedAt.toISOString()} (${preferredTime}): ${scope}`,
      )
      .join(" | "),
  ];
}

function toConsent(lead: FullLead, category: "marketing" | "thirdParties"): string {
  const last = lead.consents.findLast((consent) => consent.category === category);
  return last?.granted ? `sì ${last.givenAt.toISOString()} ${last.policyVersion}` : "no";
}

// A spreadsheet runs a cell that starts like a formula, a phone's «+39» too: the apostrophe makes
// it text (OWASP, CSV injection).
function toCell(text: string): string {
  const guarded = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}
