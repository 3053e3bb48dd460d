import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import {
  electricityFile,
  figureFiles,
  gasFile,
  manyOffers,
} from "../catalogue/energy/import/test-import.ts";
import { portalGasOffer, portalOffer } from "../catalogue/energy/import/test-portal-offer.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

// Port 9 has no listener, so a download fails at once.
const server = setUp("test", () =>
  createTestServer({ config: { openDataUrl: "http://127.0.0.1:9" } }),
);
const folder = setUp("test", createTestFolder);

const run = (...args: string[]) =>
  runAdmin(server.services, ["import-offers", ...args], folder.path);

async function writeFiles(): Promise<string[]> {
  const bad = portalOffer({ code: "BAD", vatNumber: "x" });
  const files = [
    electricityFile([...manyOffers(3), bad]),
    gasFile([portalGasOffer()]),
    ...(await figureFiles()),
  ];
  const paths: string[] = [];
  for (const file of files) {
    const path = join(folder.path, file.name);
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.open()) {
      chunks.push(chunk);
    }
    await writeFile(path, Buffer.concat(chunks));
    paths.push(path);
  }
  return paths;
}

describe("import-offers", () => {
  it("shows imported offers at once and ends with the counts", async () => {
    const { code, out, err } = await run(...(await writeFiles()));
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out[0]).toBe(
      "Rifiutata: PO_Offerte_E_MLIBERO_20261121.xml, riga 4, offerta BAD: PIVA_UTENTE non è valido: «x».",
    );
    expect(out).toContain("Offerte prese             4");
    expect(out).toContain("Righe rifiutate           1");
    expect(out.at(-1)).toMatch(/^Secondi {19}\d/);
    expect(server.services.catalogue.rank("luce", {}).total).toBe(3);
  });

  it("names each offer that it excludes from the ranking, with the reason", async () => {
    const [, ...others] = await writeFiles();
    const price = [{ name: "Prezzo", area: "04", intervals: [{ price: 250, unit: "03" }] }];
    const file = electricityFile([
      ...manyOffers(3),
      portalOffer({ code: "DEAR", name: "Prezzi in millesimi", components: price }),
    ]);
    const path = join(folder.path, file.name);
    await writeFile(path, Readable.from(file.open()));
    const { code, out } = await run(path, ...others);
    expect(code).toBe(0);
    expect(out[0]).toMatch(
      /^Messa da parte: offerta DEAR \(Prezzi in millesimi\): La spesa di un cliente tipo risulta .+\.$/,
    );
    expect(out).toContain("Offerte messe da parte    1");
  });

  it("keeps the catalogue if a check fails, and names the check", async () => {
    const [electricity = ""] = await writeFiles();
    const { code, err } = await run(electricity);
    expect(code).toBe(1);
    expect(err[0]).toContain("gli indici coprono 0\u00a0mesi");
    expect(err.at(-1)).toBe("Il catalogo di prima resta com’era.");
  });

  it.each([
    [[], "Indica i file"],
    [["a.xml", "--fetch"], "Indica i file"],
    [["a.xml", "--froce"], "Opzione sconosciuta: --froce."],
    [["--without-month", "giugno"], "--without-month vuole un mese come 2026-06"],
  ])("exits with 2 on a wrong call: %j", async (args, message) => {
    const { code, err } = await run(...args);
    expect(code).toBe(2);
    expect(err[0]).toContain(message);
  });

  it("removes a month from the indices without any file", async () => {
    await run(...(await writeFiles()));
    const { code, out } = await run("--without-month", "202606");
    expect(code).toBe(0);
    expect(out).toContain("Offerte tenute da prima   4");
    const again = await run("--without-month", "2026-06");
    expect(again.err[0]).toBe("Non importato: negli indici di prima il mese 2026-06 non c’è.");
  });

  it("names a missing file", async () => {
    const { code, err } = await run(join(folder.path, "manca.xml"));
    expect(code).toBe(1);
    expect(err[0]).toBe(
      "Non importato: manca.xml: il file non si può aprire. Controlla il percorso e riprova.",
    );
  });

  it("gives advice if the download fails", async () => {
    const { code, err } = await run("--fetch");
    expect(code).toBe(1);
    expect(err).toEqual([
      expect.stringContaining("Scarica i file a mano dalla pagina Open Data del Portale Offerte"),
    ]);
  });
});
