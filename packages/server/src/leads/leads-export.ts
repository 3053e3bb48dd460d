import { toCsv } from "../tables/csv.ts";
import type { FullLead } from "./lead-repository.ts";

/** Column names, each with the function that gives its value for a lead. */
const COLUMNS: readonly [name: string, read: (lead: FullLead) => string][] = [
  ["id", (lead) => lead.id],
  ["stato", (lead) => lead.status],
  ["creato", (lead) => lead.createdAt.toISOString()],
  ["aggiornato", (lead) => lead.updatedAt.toISOString()],
  ["nome", (lead) => lead.name],
  ["email", (lead) => lead.email],
  ["telefono", (lead) => lead.phone],
  ["canale", (lead) => lead.communication],
  ["destinazione", (lead) => lead.destination],
  ["tipo", (lead) => lead.type],
  ["comune", (lead) => lead.city],
  ["provincia", (lead) => lead.province],
  ["fornitore", (lead) => lead.operator],
  ["risposte", (lead) => lead.answers.map(({ label, value }) => `${label}: ${value}`).join(" | ")],
  ["offerte", (lead) => lead.offers.join(" | ")],
  ["preventivo", (lead) => lead.rateId ?? ""],
  ["tracking", (lead) => lead.tracking],
  ["marketing", toMarketing],
  ["terzi", toSuppliers],
  [
    "richieste_di_ricontatto",
    (lead) =>
      lead.recalls
        .map(
          ({ requestedAt, preferredTime, scope }) =>
            `${requestedAt.toISOString()} (${preferredTime}): ${scope}`,
        )
        .join(" | "),
  ],
];

/** The leads as a table for a spreadsheet. */
export function toLeadsCsv(leads: readonly FullLead[]): string {
  const names = COLUMNS.map(([name]) => name);
  return toCsv([names, ...leads.map((lead) => COLUMNS.map(([, read]) => read(lead)))]);
}

function toMarketing({ consents }: FullLead): string {
  const last = consents.findLast(({ category }) => category === "marketing");
  return last?.granted ? `sì ${last.givenAt.toISOString()} ${last.policyVersion}` : "no";
}

/** The consents in force, one for each offer whose supplier may make contact. */
function toSuppliers({ consents }: FullLead): string {
  const given = consents.filter(({ category }) => category === "thirdParties");
  const last = new Map(given.map((consent) => [consent.offer, consent]));
  const inForce = [...last.values()].filter(({ granted }) => granted);
  return inForce.length === 0
    ? "no"
    : inForce
        .map(
          ({ givenAt, policyVersion, text }) =>
            `sì ${givenAt.toISOString()} ${policyVersion}: ${text}`,
        )
        .join(" | ");
}
