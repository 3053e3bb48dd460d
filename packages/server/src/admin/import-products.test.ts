import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonFile, toCsv } from "../catalogue/list/test-products.ts";
import { terminalRow } from "../catalogue/pos/test-terminal.ts";
import { importProducts } from "../catalogue/snapshots/import-products.ts";
import { PRODUCT_IMPORTS } from "../catalogue/typologies.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const server = setUp("test", () => createTestServer());
const folder = setUp("test", createTestFolder);

async function run(args: readonly string[], text = "") {
  await writeFile(join(folder.path, "listino.csv"), text);
  return await runAdmin(server.services, ["import-pos", ...args], folder.path);
}

describe("import-pos", () => {
  it("shows imported terminals at once and ends with the counts", async () => {
    const rows = [terminalRow(), terminalRow({ name: "Sala", type: "softpos" })];
    const { code, out, err } = await run(["listino.csv"], toCsv(rows));
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toBe(
      "Rifiutata: listino.csv, riga 3, Prova Incassi Sala: un SoftPOS è il telefono stesso e non ha stampante: correggi type o printer.",
    );
    expect(out).toContain("Righe lette               2");
    expect(out).toContain("Righe rifiutate           1");
    expect(out).toContain("Terminali                 1");
    expect(server.services.products.items("pos").map(({ name }) => name)).toEqual(["Cassa"]);
  });

  it("does not count replaced invented terminals as leaving the catalogue", async () => {
    const file = jsonFile([terminalRow(), terminalRow({ name: "Sala" })]);
    await importProducts(server.services, PRODUCT_IMPORTS.pos, { file, demonstration: true });
    const { out } = await run(["listino.csv", "--force"], toCsv([terminalRow()]));
    expect(out).toContain("Usciti dal catalogo       0");
    expect(out).toContain("Inventati tolti           2");
    const again = await run(["listino.csv"], toCsv([terminalRow()]));
    expect(again.out.join()).not.toContain("Inventati");
  });

  it("keeps the catalogue if the file is empty, and says so", async () => {
    const { code, err } = await run(["listino.csv"]);
    expect(code).toBe(1);
    expect(err).toEqual([
      "Non importato: listino.csv: il file è vuoto.",
      "Il catalogo di prima resta com’era.",
    ]);
  });

  it.each([
    [[], "Indica un file CSV o JSON."],
    [["a.csv", "b.csv"], "Indica un file CSV o JSON."],
    [["a.csv", "--froce"], "Opzione sconosciuta: --froce."],
  ])("exits with 2 on a wrong call: %j", async (args, message) => {
    expect(await run(args)).toEqual({ code: 2, out: [], err: [message] });
  });
});
