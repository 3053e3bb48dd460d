import { type FullLead, listLeads } from "../leads/lead-repository.ts";
import { toLeadsCsv } from "../leads/leads-export.ts";
import type { AdminCommand } from "./command.ts";

/** `npm run admin -- leads list`, or `export --csv | --json`, each with `--since AAAA-MM-GG`. */
export const leadsCommand: AdminCommand = {
  name: "leads",
  usage: "[list | export --csv | export --json] [--since <AAAA-MM-GG>]",
  summary: "elenca o esporta chi ha lasciato i contatti, con consensi e richieste di ricontatto",
  async run({ db }, args, io) {
    const call = parseArgs(args);
    if (call === null) {
      io.err("Uso: leads [list | export --csv | export --json] [--since AAAA-MM-GG]");
      return 2;
    }
    const leads = await listLeads(db, call.since);
    switch (call.format) {
      case "csv":
        io.out(toLeadsCsv(leads).trimEnd());
        return 0;
      case "json":
        io.out(JSON.stringify(leads, null, 2));
        return 0;
      case "list":
        for (const lead of leads) {
          io.out(toLine(lead));
        }
        io.out(leads.length === 1 ? "1 contatto." : `${leads.length} contatti.`);
        return 0;
    }
  },
};

type Call = { format: "list" | "csv" | "json"; since: Date | null };

function parseArgs(args: readonly string[]): Call | null {
  const at = args.indexOf("--since");
  const day = at < 0 ? null : (args[at + 1] ?? "");
  const since = day === null ? null : new Date(`${day}T00:00:00Z`);
  const rest = at < 0 ? [...args] : args.filter((_, index) => index !== at && index !== at + 1);
  if (day !== null && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(since?.getTime()))) {
    return null;
  }
  switch (rest.join(" ")) {
    case "":
    case "list":
      return { format: "list", since };
    case "export":
    case "export --csv":
      return { format: "csv", since };
    case "export --json":
      return { format: "json", since };
    default:
      return null;
  }
}

function toLine(lead: FullLead): string {
  const recall = lead.recalls.at(-1);
  return [
    lead.updatedAt.toISOString().slice(0, 16).replace("T", " "),
    lead.status === "complete" ? "completo" : "a metà",
    [lead.type, lead.destination, lead.province].filter((part) => part !== "").join(" "),
    lead.name,
    lead.email,
    ...(lead.phone === "" ? [] : [lead.phone]),
    recall === undefined ? lead.communication : `da chiamare (${recall.preferredTime})`,
    ...(lead.rateId === null ? toAsked(lead) : [`/preventivo/${lead.rateId}`]),
    lead.id,
  ]
    .map((part) => part.replaceAll(/\p{Cc}/gu, " "))
    .join("  ");
}

/** Without a saved quote, what was said and shown. */
function toAsked({ answers, offers }: FullLead): string[] {
  const said = answers.filter(({ label }) => label !== "Per").map(({ value }) => value);
  return [said.join(", "), offers.join(", ")].filter((part) => part !== "");
}
