import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toCsv } from "../catalogue/list/test-products.ts";
import { terminalRow } from "../catalogue/pos/test-terminal.ts";
import { faqFile, postFile } from "../content/test-content.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { ADMIN_COMMANDS } from "./commands.ts";

let dataDir = "";
beforeAll(async () => {
  dataDir = await createFilledFolder();
  writeFileSync(join(dataDir, "cases.json"), '{ "goldens": [] }');
  writeFileSync(join(dataDir, "pos.csv"), toCsv([terminalRow()]));
  for (const { name, text } of [postFile("uno"), faqFile("due")]) {
    mkdirSync(join(dataDir, "mio", name, ".."), { recursive: true });
    writeFileSync(join(dataDir, "mio", name), text);
  }
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A call of each command, and its exit code on a folder with the demonstration data. */
const CALLS: readonly (readonly [call: string, code: number])[] = [
  ["status", 0],
  ["send-test-mail anna@example.it", 0],
  ["annual-spend cases.json", 0],
  ["doctor", 0],
  ["backup copia.tar.gz", 0],
  ["restore copia.tar.gz", 1],
  ["import-offers manca.xml", 1],
  ["import-vehicles pos.csv", 1],
  ["import-pos pos.csv --force", 0],
  ["import-internet pos.csv", 1],
  ["import-content mio", 0],
  ["leads list", 0],
  ["leads export", 0],
  ["contacts", 0],
  ["export-person anna@example.it", 0],
  ["erase-person anna@example.it --conferma", 0],
  ["affiliates list", 0],
  ["affiliates approve nessuno", 1],
  ["affiliates off nessuno", 1],
  ["affiliates entries nessuno", 1],
  ["affiliates code nessuno altro", 1],
  ["affiliates pay bonifici.xml --iban IT60X0542811101000000123456 --conferma", 0],
  ["origins list", 0],
  ['origins off https://sito.example --motivo "prova"', 0],
  ["origins on https://sito.example", 0],
  ["tickets list", 0],
  ["tickets show V-2041", 1],
  ["tickets take V-2041", 1],
  ["tickets reply V-2041 Ecco", 1],
  ["tickets attachment V-2041 uno nuovo.pdf", 1],
  ["tickets close V-2041", 1],
  ["contracts list", 0],
  ["contracts show uno", 1],
  ["contracts export uno", 1],
  ["contracts accept uno --motivo accettato", 1],
  ["contracts activate uno --motivo attivato", 1],
  ["contracts refuse uno --motivo rifiutato", 1],
  ["contracts end uno --motivo finito", 1],
  ["contracts withdraw uno --motivo lettera", 1],
  ["contracts sheet pos.csv uno", 1],
  ["contracts summary pos.csv uno", 1],
  ["contracts conditions pos.csv uno", 1],
  ['contracts seller 1 --sede "Via Po 1, 10121 Torino" --email a@b.it', 1],
  ["contracts papers", 0],
  ["contracts unfile scheda uno", 1],
  ["contracts forwarded uno --motivo inviato", 1],
];

test("has a call for every command", () => {
  const uncalled = ADMIN_COMMANDS.filter(
    ({ name }) => !CALLS.some(([call]) => `${call} `.startsWith(`${name} `)),
  );
  expect(uncalled).toEqual([]);
});

/** Splits a call as a shell does: words between quotes are one argument. */
function toArguments(call: string): string[] {
  return (call.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
}

// An open handle would keep the process alive beyond the test's time.
test.each(CALLS)("ends the process of %s", { timeout: 60_000 }, async (call, code) => {
  const { ended } = startProcess("admin/admin.ts", {
    args: toArguments(call),
    env: {
      PORT: "0",
      LOG_LEVEL: "silent",
      OPEN_DATA_DAILY: "off",
      DATA_DIR: dataDir,
      INIT_CWD: dataDir,
    },
  });
  const { code: exit, out, err } = await ended;
  expect({ exit, out, err }).toEqual({ exit: code, out, err });
});
