import { text } from "node:stream/consumers";
import { computeWorkedCase, findWorkedCases } from "../spend/worked/worked-case.ts";
import type { AdminCommand } from "./command.ts";

/** `npm run admin -- annual-spend FILE`: computes worked totals, so that others' can be compared. */
export const annualSpendCommand: AdminCommand = {
  name: "annual-spend",
  usage: "<file.json>",
  summary: "calcola la spesa annua dei casi di un file e la stampa in JSON",
  async run(_services, args, io) {
    const [path, ...others] = args;
    if (path === undefined || others.length > 0) {
      io.err("Indica un solo file JSON di casi da calcolare.");
      return 2;
    }
    const file = await readJson(path, io.readFile);
    if (!file.ok) {
      io.err(`${path}: ${file.reason}`);
      return 1;
    }
    const cases = findWorkedCases(file.value);
    if (cases === null) {
      io.err(`${path}: il JSON non contiene una lista di casi da calcolare.`);
      return 1;
    }
    const results = cases.map(computeWorkedCase).filter((result) => result !== null);
    io.out(JSON.stringify(results, null, 2));
    return 0;
  },
};

type JsonFile = { ok: true; value: unknown } | { ok: false; reason: string };

/** A file that cannot be read or is no JSON is the caller's slip, told in one line. */
async function readJson(
  path: string,
  readFile: Parameters<AdminCommand["run"]>[2]["readFile"],
): Promise<JsonFile> {
  let content: string;
  try {
    content = await text(readFile(path));
  } catch {
    return { ok: false, reason: "il file non si può leggere." };
  }
  try {
    return { ok: true, value: JSON.parse(content) };
  } catch {
    return { ok: false, reason: "il file non è un JSON valido." };
  }
}
