import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { setUp } from "../../../test-setup.ts";
import {
  electricityFile,
  manyOffers,
  runImport,
  seedFile,
  textFile,
  wholeFiles,
} from "./test-import.ts";

const open = setUp("test", createTestDatabase);

const COLUMNS =
  "denominazione,p_iva,nome_offerta,cod_offerta,data_inizio,data_fine,tipo_cliente,tipo_offerta,p_fix_f,p_vol_mono";

/** A PLACET file with this many rows, whose last cell is a price. */
const placet = (rows: number): string =>
  [
    COLUMNS,
    ...Array.from(
      { length: rows },
      (_, at) =>
        `Prova,101,Fissa ${at},P${at},01/07/2026,31/12/2026,domestico,prezzo fisso,180.0,0.270000`,
    ),
    "",
  ].join("\n");

test.each([
  ["PO_Offerte_E_PLACET_20261121.csv", async () => placet(3)],
  [
    "indices_PUN_PSV_202401_202606.csv",
    async (name: string) => text((await seedFile(name)).open()),
  ],
  [
    "PO_Parametri_Mercato_Libero_E_20261004.csv",
    async (name: string) => text((await seedFile(name)).open()),
  ],
])("replaces nothing with %s that is cut in its last line", async (name, read) => {
  await runImport(open, await wholeFiles());
  const file = textFile(name, (await read(name)).slice(0, -5));
  const { outcome } = await runImport(open, [file], { force: true });
  expect(outcome).toEqual({
    status: "kept",
    reasons: [expect.stringContaining("il file è tagliato, l’ultima riga non finisce")],
  });
});

test("refuses a row with fewer cells than the header", async () => {
  const cut = `${placet(3)}Prova,101,Fissa,CORTA,01/07/2026,31/12/2026,domestico,prezzo fisso,180.0\n`;
  const placetFile = textFile("PO_Offerte_E_PLACET_20261121.csv", cut);
  const { outcome, refusals } = await runImport(open, [...(await wholeFiles()), placetFile]);
  expect(outcome).toMatchObject({ status: "switched", summary: { taken: 14, refused: 1 } });
  expect(refusals).toMatchObject([
    { label: "CORTA", position: 4, reason: "ha meno celle dell’intestazione" },
  ]);
});

test("stops the import if one source loses most of its rows", async () => {
  const name = "PO_Offerte_E_PLACET_20261121.csv";
  const files = [...(await wholeFiles()), electricityFile(manyOffers(40))];
  await runImport(open, [...files, textFile(name, placet(10))]);
  const { outcome } = await runImport(open, [textFile(name, placet(5))]);
  expect(outcome).toEqual({
    status: "kept",
    reasons: ["le offerte PLACET luce passano da 10 a 5, il 50% in meno (il limite è il 30%)."],
  });
});
