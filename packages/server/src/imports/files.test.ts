import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readCsvRows } from "./csv-rows.ts";
import { dayInName, recogniseFile } from "./file-kind.ts";
import { checkDispatchingIdentity, checkGates } from "./gates.ts";
import { type ImportFile, recogniseFiles } from "./import-files.ts";
import { toIndexValues } from "./index-file.ts";
import { readOperatorRows } from "./operator-rows.ts";
import { toOperatorName } from "./operators-file.ts";
import { toPlacetOffer } from "./placet-offer.ts";
import { createSupplierNaming } from "./supplier-naming.ts";
import { electricityFile, figureFiles, gasFile, manyOffers, textFile } from "./test-import.ts";
import { portalGasOffer } from "./test-portal-offer.ts";

async function rowsOf(file: ImportFile) {
  const rows = [];
  for await (const { row } of readCsvRows(file.open(), file.name)) {
    rows.push(row);
  }
  return rows;
}

const PLACET =
  "denominazione,p_iva,url_sito_venditore,telefono,nome_offerta,cod_offerta,modalita_attivazione,modalita_pagamento,data_inizio,data_fine,tipo_cliente,tipo_offerta,p_fix_f,p_fix_v,p_vol_mono,alpha,regione,provincia,comune";

describe("CSV rows", () => {
  it("reads windows-1252 and UTF-8, a BOM, either separator, lines of any ending", async () => {
    const latin = Buffer.from("nome;città\r\nPerò;Forlì\r\n", "latin1");
    expect(await rowsOf(textFile("a.csv", latin))).toEqual([{ nome: "Però", città: "Forlì" }]);
    const utf8 = Buffer.from("\uFEFFnome,città\nPerò,Forlì €\n");
    for (let size = 1; size < 8; size += 1) {
      const cut: ImportFile = {
        name: "b.csv",
        async *open() {
          for (let at = 0; at < utf8.length; at += size) {
            yield utf8.subarray(at, at + size);
          }
        },
      };
      expect(await rowsOf(cut)).toEqual([{ nome: "Però", città: "Forlì €" }]);
    }
  });

  it("keeps going after a row of another length and refuses a quote that never closes", async () => {
    expect(await rowsOf(textFile("a.csv", "a,b\n1\n2,3,4\n5,6\n"))).toEqual([
      { a: "1" },
      { a: "2", b: "3" },
      { a: "5", b: "6" },
    ]);
    await expect(rowsOf(textFile("a.csv", 'a,b\n1,2\n3,"4\n5,6\n'))).rejects.toThrow(
      "a.csv: il CSV non si legge",
    );
  });

  it("reads a PLACET row whose zones are separated by semicolons", async () => {
    const text = `${PLACET}\nABY POWER SRL,1482080452,www.abypower.it,,ABY FISSA,X1,Offerta attivabile solo da web;Teleselling,Domiciliazione bancaria;Altro,01/07/2026,30/09/2026,domestico,prezzo fisso,180.000000,,0.500000,,,,015213;15012;015213\n`;
    const [row] = await rowsOf(textFile("p.csv", text));
    expect(toPlacetOffer(row ?? {}, "electricity")).toMatchObject({
      code: "X1",
      source: "placet",
      supplierVatNumber: "01482080452",
      website: "https://www.abypower.it/",
      channels: ["01", "04"],
      payments: ["01", "99"],
      customer: "domestic",
      pricing: "fixed",
      placet: { fixFixed: 180, mono: 0.5, fixVariable: null, alpha: null },
      zones: { regions: [], provinces: [], municipalities: ["015213", "015012"] },
    });
    expect(() =>
      toPlacetOffer({ ...row, tipo_offerta: "prezzo indicizzato" }, "electricity"),
    ).toThrow("tipo_offerta");
  });
});

describe("what a file is", () => {
  it("is told by content, whatever its name", async () => {
    const files = await recogniseFiles(
      [...(await figureFiles()), electricityFile(manyOffers(1)), gasFile([portalGasOffer()])].map(
        (file, index) => ({ ...file, name: `${index}.bin` }),
      ),
    );
    expect(files.files.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      "parameters-electricity 0.bin",
      "parameters-gas 1.bin",
      "indices 2.bin",
      "offers-electricity 3.bin",
      "offers-gas 4.bin",
    ]);
  });

  it("knows both PLACET files, the operators, and what is none of ours", () => {
    const kindOf = (text: string) => recogniseFile(Buffer.from(text), "x");
    expect(kindOf(`${PLACET}\n`)).toBe("placet-electricity");
    expect(kindOf(`${PLACET.replace("p_vol_mono", "p_vol")}\n`)).toBe("placet-gas");
    expect(kindOf("RAGIONE SOCIALE;PARTITA IVA;SITO WEB\n")).toBe("operators");
    for (const text of ["{}", "<html></html>", "nome_parametro,valore\naltro,1\n", "a,b\n1,2\n"]) {
      expect(() => kindOf(text)).toThrow("non riconosco questo file");
    }
  });

  it("takes the newer of two of a kind and says so", async () => {
    const [parameters] = await figureFiles();
    const older = { ...(parameters as ImportFile), name: "PO_Parametri_E_20260928.csv" };
    const { files, warnings } = await recogniseFiles([parameters as ImportFile, older]);
    expect(files.map(({ name }) => name)).toEqual(["PO_Parametri_Mercato_Libero_E_20261004.csv"]);
    expect(warnings).toEqual([
      expect.stringContaining("PO_Parametri_E_20260928.csv: lasciato da parte"),
    ]);
  });

  it("reads a day only where a name has one", () => {
    expect(dayInName("PO_Offerte_E_MLIBERO_20261121.xml")).toBe("2026-11-21");
    expect(dayInName("indices_PUN_PSV_202401_202606.csv")).toBeNull();
    expect(dayInName("x_20261341.csv")).toBeNull();
  });
});

describe("indices", () => {
  it("reads decimal commas by series and leaves empty cells out", () => {
    expect(
      toIndexValues({
        annomese: "202606",
        "pun (€/kwh)": "0,132505",
        "psv (€/smc)": "",
        pfor: "-",
      }),
    ).toEqual([{ series: "pun", month: "2026-06", value: 0.132505 }]);
    expect(() => toIndexValues({ annomese: "202613" })).toThrow("AnnoMese");
    expect(() => toIndexValues({ annomese: "202606", pun: "1.234,5" })).toThrow(
      "pun non è un numero",
    );
  });
});

describe("supplier names", () => {
  it("come from the operators, else PLACET, else the site, else the VAT number", () => {
    const naming = createSupplierNaming([
      { vatNumber: "1", origin: "placet", name: "Da Placet", website: null },
      { vatNumber: "2", origin: "placet", name: "Da Placet", website: null },
      { vatNumber: "1", origin: "operators", name: "Da Elenco", website: null },
    ]);
    const nameOf = (supplierVatNumber: string, website: string | null = null) =>
      naming.nameOf({ supplierVatNumber, website }).name;
    expect(nameOf("1", "https://www.uno.example/")).toBe("Da Elenco");
    expect(nameOf("2")).toBe("Da Placet");
    expect(nameOf("3", "https://www.tre.example/offerte")).toBe("tre.example");
    expect(nameOf("3", "https://altro.example/")).toBe("tre.example");
    expect(nameOf("4")).toBe("P.IVA 4");
  });
});

describe("the operators' export", () => {
  const sheet = (rows: string) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
  const shared =
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>RAGIONE SOCIALE</t></si><si><t>PARTITA IVA</t></si><si><r><t>Energia </t></r><r><t>&amp; Luce</t></r></si></sst>';
  const book = zip({
    "xl/sharedStrings.xml": shared,
    "xl/worksheets/sheet1.xml": sheet(
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Elenco</t></is></c></row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><t>SITO WEB</t></is></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>1482080452</v></c></row>',
    ),
  });

  it.each([
    ["an xlsx", book],
    ["a zip with one xlsx", zip({ "operatori.xlsx": book })],
    ["a CSV", Buffer.from("RAGIONE SOCIALE;PARTITA IVA;SITO WEB\nEnergia & Luce;1482080452;\n")],
  ])("is read from %s", async (_, bytes) => {
    const names = [];
    const file = { ...textFile("operatori", bytes), kind: "operators" as const, day: null };
    for await (const { row } of readOperatorRows(file)) {
      names.push(toOperatorName(row));
    }
    expect(names).toEqual([
      { vatNumber: "01482080452", origin: "operators", name: "Energia & Luce", website: null },
    ]);
  });

  it("is refused when damaged", async () => {
    const file = {
      ...textFile("operatori.zip", book.subarray(0, 300)),
      kind: "operators" as const,
      day: null,
    };
    await expect(readOperatorRows(file).next()).rejects.toThrow("zip è danneggiato");
  });
});

describe("gates", () => {
  const fit = {
    taken: new Map([["offers-electricity", 10]] as const),
    indexMonths: 12,
    count: 100,
    previousCount: 100,
    rankable: { electricity: 60, gas: 20 },
    previousRankable: { electricity: 60, gas: 20 },
    lostParameters: [],
    withoutParameters: [],
  };

  it("let a whole snapshot pass, up to 30% away from the last", () => {
    expect(checkGates(fit)).toEqual([]);
    expect(checkGates({ ...fit, count: 130 })).toEqual([]);
    expect(checkGates({ ...fit, count: 70 })).toEqual([]);
    expect(checkGates({ ...fit, previousCount: null, previousRankable: null })).toEqual([]);
    expect(checkGates({ ...fit, rankable: { electricity: 50, gas: 6 } })).toEqual([]);
  });

  it.each([
    [{ count: 131 }, "31% in più"],
    [{ count: 69 }, "31% in meno"],
    [{ indexMonths: 11 }, "11 mesi"],
    [{ taken: new Map([["offers-gas", 0]] as const) }, "nessuna offerta valida tra le offerte gas"],
    [{ withoutParameters: ["gas"] }, "mancano i parametri gas"],
    [{ rankable: { electricity: 49, gas: 6 } }, "le offerte calcolabili sono 55, il 31% in meno"],
    [{ rankable: { electricity: 85, gas: 20 } }, "le offerte calcolabili sono 105, il 31% in più"],
    [{ rankable: { electricity: 60, gas: 0 } }, "delle offerte gas non se ne può calcolare più"],
    [{ rankable: { electricity: 0, gas: 0 }, previousRankable: null }, "di nessuna offerta"],
    [
      { lostParameters: [{ file: "E.csv", names: ["dis_b1_c", "mis"] }] },
      "E.csv: mancano parametri che prima c’erano: dis_b1_c, mis.",
    ],
  ])("stop at %j", (change, message) => {
    expect(checkGates({ ...fit, ...change })).toEqual([expect.stringContaining(message)]);
  });

  it("hold the dispatching identity of the third and fourth quarter of 2026, and say nothing without its parts", () => {
    const q3 = {
      msd: 0.003659,
      modeol: 0.001339,
      uniess: 0.003346,
      terna: 0.000717,
      capprod: 0,
      interr: 0.00249,
      cpty_mrkt_1: 0.026913,
      cpty_mrkt_2: 0.006917,
      cpty_mrkt_3: 0.003517,
      cdispd: 0.024,
    };
    expect(checkDispatchingIdentity(new Map(Object.entries(q3)))).toBeNull();
    expect(checkDispatchingIdentity(new Map(Object.entries({ ...q3, msd: 0.0037 })))).toContain(
      "non tornano",
    );
    expect(checkDispatchingIdentity(new Map([["cdispd", 1]]))).toBeNull();
  });
});

/** A zip of deflated files, as the specification lays it out. */
function zip(files: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const data = deflateRawSync(Buffer.from(content));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), data);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
