import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toCsv } from "../products/test-products.ts";
import type { VolpeServer } from "../server.ts";
import { terminalRow } from "../terminals/test-terminal.ts";
import { createTestServer } from "../test-server.ts";
import { importProductsCommands } from "./import-products-commands.ts";

let server: VolpeServer;

beforeEach(async () => {
  server = await createTestServer();
});

afterEach(async () => {
  await server.close();
});

async function run(name: string, args: readonly string[], text = "") {
  const out: string[] = [];
  const err: string[] = [];
  const command = importProductsCommands.find((each) => each.name === name);
  const code = await command?.run(server.services, args, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
    readFile: () => Readable.from([Buffer.from(text)]),
    writeFile: () => {
      throw new Error("no file is written");
    },
    listFolder: async () => [],
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

describe("import-pos", () => {
  it("imports, shows the terminals at once, and ends with the counts", async () => {
    const rows = [terminalRow(), terminalRow({ name: "Sala", type: "softpos" })];
    const { code, out, err } = await run("import-pos", ["listino.csv"], toCsv(rows));
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toBe(
      "Rifiutata: listino.csv, riga 3, Prova Incassi Sala: un SoftPOS è il telefono stesso e non ha stampante: correggi type o printer.",
    );
    expect(out).toContain("Righe lette               2");
    expect(out).toContain("Righe rifiutate           1");
    expect(out).toContain("Terminali                 1");
    expect(server.services.products.items("pos").map(({ name }) => name)).toEqual(["Cassa"]);
  });

  it("says why it keeps the catalogue of before", async () => {
    const { code, err } = await run("import-pos", ["vuoto.csv"]);
    expect(code).toBe(1);
    expect(err).toEqual([
      "Non importato: vuoto.csv: il file è vuoto.",
      "Il catalogo di prima resta com’era.",
    ]);
  });

  it.each([
    [[], "Indica un file CSV o JSON."],
    [["a.csv", "b.csv"], "Indica un file CSV o JSON."],
    [["a.csv", "--froce"], "Opzione sconosciuta: --froce."],
  ])("is called wrongly with %j", async (args, message) => {
    expect(await run("import-pos", args)).toEqual({ code: 2, out: [], err: [message] });
  });
});
