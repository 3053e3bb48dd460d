import { describe, expect, test } from "vitest";
import type { Services } from "../services.ts";
import { type AdminIo, defineCommand, UsageError } from "./command.ts";
import { ADMIN_COMMANDS, findCommand, toUsage } from "./commands.ts";
import { runAdmin } from "./test-admin.ts";
import { toUnknownCommand } from "./unknown-command.ts";

describe("a command's arguments", () => {
  const calls: unknown[] = [];
  const command = defineCommand({
    name: "show",
    usage: "<id> [<testo>] [--json] [--since <giorno>]",
    summary: "",
    options: { json: { type: "boolean" }, since: { type: "string" } },
    words: [1, 2],
    async run(_services, { words, options }) {
      calls.push({ words, options: { ...options } });
      return 0;
    },
  });
  const run = (...args: string[]) => command.run({} as Services, args, {} as AdminIo);

  test.each([
    [["a"], { words: ["a"], options: {} }],
    [["a", "--json"], { words: ["a"], options: { json: true } }],
    [["--json", "a", "b"], { words: ["a", "b"], options: { json: true } }],
    [["--since", "2026-11-21", "a"], { words: ["a"], options: { since: "2026-11-21" } }],
    [["--since=2026-11-21", "a"], { words: ["a"], options: { since: "2026-11-21" } }],
    [["a", "- primo punto"], { words: ["a", "- primo punto"], options: {} }],
    [["-6bDpMHyeDXxWfeYoClN7c", "b"], { words: ["-6bDpMHyeDXxWfeYoClN7c", "b"], options: {} }],
    [["--bDpMHyeDXxWfeYoClN7c", "b"], { words: ["--bDpMHyeDXxWfeYoClN7c", "b"], options: {} }],
    [["a", "--", "--json"], { words: ["a", "--json"], options: {} }],
  ])("are parsed: %j", async (args, call) => {
    await run(...args);
    expect(calls.at(-1)).toEqual(call);
  });

  test.each([
    [["a", "--jsno"], "Opzione sconosciuta: --jsno."],
    [["a", "-j"], "Opzione sconosciuta: -j."],
    [[], ""],
    [["a", "b", "c"], ""],
    [["a", "--since"], ""],
    [["a", "--json=1"], ""],
  ])("are refused: %j", async (args, sentence) => {
    await expect(run(...args)).rejects.toEqual(new UsageError(sentence));
  });
});

describe("the table of commands", () => {
  test("has each name once", () => {
    const names = ADMIN_COMMANDS.flatMap(({ name, alias }) => [name, alias ?? []].flat());
    expect(names).toEqual([...new Set(names)]);
  });

  test("lists the commands of a family together", () => {
    const families = ADMIN_COMMANDS.map(({ name }) => name.replace(/ .*/, ""));
    const met = families.filter((family, index) => family !== families[index - 1]);
    expect(met).toEqual([...new Set(met)]);
  });

  test("the words of an import agree in gender with its products", () => {
    expect(findCommand(["import-internet"])?.command.summary).toBe(
      "sostituisce le linee internet con quelle di un file",
    );
    expect(findCommand(["import-pos"])?.command.summary).toBe(
      "sostituisce i terminali POS con quelli di un file",
    );
  });

  test.each(ADMIN_COMMANDS.map((command) => ({ command, name: command.name })))(
    "finds $name, which refuses an unknown option",
    async ({ command, name }) => {
      const args = name.split(" ");
      expect(findCommand([...args, "x"])).toEqual({ command, rest: ["x"] });
      expect(await runAdmin({} as Services, [...args, "--boh"])).toEqual({
        code: 2,
        out: [],
        err: ["Opzione sconosciuta: --boh."],
      });
    },
  );

  test("finds a command by its alias", () => {
    expect(findCommand(["leads"])?.command.name).toBe("leads list");
  });

  test("prints the usage of a command that is called wrongly", async () => {
    expect(await runAdmin({} as Services, ["tickets", "show"])).toEqual({
      code: 2,
      out: [],
      err: ["Uso: tickets show <V-2041> [--json]"],
    });
  });

  test("says the form of a day that is none", async () => {
    for (const command of ["leads", "leads export", "contacts"]) {
      expect(await runAdmin({} as Services, [...command.split(" "), "--since", "ieri"])).toEqual({
        code: 2,
        out: [],
        err: ["«ieri» non è un giorno: scrivilo come --since 2026-11-21."],
      });
    }
  });

  test.each([
    ["contract show X", "Il comando «contract show» non esiste: forse cercavi «contracts show»?"],
    [
      "contracts accpt 7",
      "Il comando «contracts accpt» non esiste: forse cercavi «contracts accept»?",
    ],
    ["lead", "Il comando «lead» non esiste: forse cercavi «leads»?"],
    ["statu", "Il comando «statu» non esiste: forse cercavi «status»?"],
    ["contracts", "Dopo «contracts» manca una parola: scegli fra quelli qui sopra."],
    ["tickets boh V-1", "Il comando «tickets boh» non esiste: scegli fra quelli qui sopra."],
    ["boh", "Il comando «boh» non esiste: «npm run admin -- help» li elenca tutti."],
  ])("the last line about «%s» says what is wrong", (call, line) => {
    const said = toUnknownCommand(call.split(" ")).split("\n");
    expect(said.at(-1)).toBe(line);
    expect(said.length > 1).toBe(line.endsWith("sopra."));
    // A terminal has at least 24 lines.
    expect(said.length).toBeLessThan(24);
  });

  test("lists the commands that begin with a word", () => {
    expect(
      toUsage("tickets")
        .split("\n")
        .slice(2)
        .map((line) => line.trim().slice(0, 13)),
    ).toEqual([
      "tickets list ",
      "tickets show ",
      "tickets take ",
      "tickets reply",
      "tickets attac",
      "tickets close",
    ]);
  });
});
