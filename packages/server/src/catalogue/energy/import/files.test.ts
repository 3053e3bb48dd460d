import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readCsvRows } from "../../../tables/csv-rows.ts";
import type { ImportFile } from "../../../tables/import-file.ts";
import { checkGates } from "./gates.ts";
import { dayInName, recogniseFile, recogniseFiles } from "./import-files.ts";
import { readOperatorRows, toOperatorName } from "./market-figures.ts";
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

  it("keeps a row of another length and refuses an unclosed quote", async () => {
    expect(await rowsOf(textFile("a.csv", "a,b\n1\n2,3,4\n5,6\n"))).toEqual([
      { a: "1" },
      { a: "2", b: "3" },
      { a: "5", b: "6" },
    ]);
    await expect(rowsOf(textFile("a.csv", 'a,b\n1,2\n3,"4\n5,6\n'))).rejects.toThrow(
      "a.csv: il CSV non si legge",
    );
  });

  it("tells a row with fewer cells than the header", async () => {
    const short = [];
    const file = textFile("a.csv", "a,b,\n1\n2,3,4,5\n6,7\n8,,\n");
    for await (const { isShort } of readCsvRows(file.open(), file.name)) {
      short.push(isShort);
    }
    expect(short).toEqual([true, false, true, false]);
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

describe("the kind of a file", () => {
  it("is recognised by its content and not by its name", async () => {
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

  it("recognises only PLACET and operators", () => {
    const kindOf = (text: string) => recogniseFile(Buffer.from(text), "x");
    expect(kindOf(`${PLACET}\n`)).toBe("placet-electricity");
    expect(kindOf(`${PLACET.replace("p_vol_mono", "p_vol")}\n`)).toBe("placet-gas");
    expect(kindOf("RAGIONE SOCIALE;PARTITA IVA;SITO WEB\n")).toBe("operators");
    for (const text of ["{}", "<html></html>", "nome_parametro,valore\naltro,1\n", "a,b\n1,2\n"]) {
      expect(() => kindOf(text)).toThrow("non riconosco questo file");
    }
  });

  it("uses the newer of two files of a kind", async () => {
    const [parameters] = await figureFiles();
    const older = { ...(parameters as ImportFile), name: "PO_Parametri_E_20260928.csv" };
    const { files, warnings } = await recogniseFiles([parameters as ImportFile, older]);
    expect(files.map(({ name }) => name)).toEqual(["PO_Parametri_Mercato_Libero_E_20261004.csv"]);
    expect(warnings).toEqual([
      expect.stringContaining("PO_Parametri_E_20260928.csv: lasciato da parte"),
    ]);
  });

  it("reads a day only from a name that has one", () => {
    expect(dayInName("PO_Offerte_E_MLIBERO_20261121.xml")).toBe("2026-11-21");
    expect(dayInName("indices_PUN_PSV_202401_202606.csv")).toBeNull();
    expect(dayInName("x_20261341.csv")).toBeNull();
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
  const book = zipSync({
    "xl/sharedStrings.xml": strToU8(shared),
    "xl/worksheets/sheet1.xml": strToU8(
      sheet(
        '<row r="1"><c r="A1" t="inlineStr"><is><t>Elenco</t></is></c></row><row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="inlineStr"><is><t>SITO WEB</t></is></c></row><row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>1482080452</v></c></row>',
      ),
    ),
  });

  it.each([
    ["an xlsx", book],
    ["a zip with one xlsx", zipSync({ "operatori.xlsx": book })],
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

  it.each([
    ["declares more than 40 MB", 41 * 1024 * 1024, "troppo grande"],
    ["inflates to more than it declares", 100, "malformato"],
  ])("is refused when a sheet %s", async (_, declaredBytes, message) => {
    const sheetName = Buffer.from("xl/worksheets/sheet1.xml");
    const lying = Buffer.from(book);
    lying.writeUInt32LE(declaredBytes, lying.lastIndexOf(sheetName) - 22);
    const file = { ...textFile("operatori.xlsx", lying), kind: "operators" as const, day: null };
    await expect(readOperatorRows(file).next()).rejects.toThrow(message);
  });

  const readSheet = (xml: string, name = "operatori.xlsx") =>
    readOperatorRows({
      ...textFile(name, Buffer.from(zipSync({ "xl/worksheets/sheet1.xml": strToU8(xml) }))),
      kind: "operators",
      day: null,
    });
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const header = `<row r="1">${cell("A1", "RAGIONE SOCIALE")}${cell("B1", "PARTITA IVA")}</row>`;

  it("is refused when a sheet declares entities", async () => {
    const bomb = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    await expect(readSheet(bomb + sheet(header)).next()).rejects.toThrow("malformato");
  });

  it.each(["XFD1048576", "ZZZZZZ2"])("is read without a far cell such as %s", async (at) => {
    const rows = [];
    const far = `<row>${cell("A2", "Luce Uno")}${cell("B2", "1482080452")}${cell(at, "x")}</row>`;
    for await (const { row } of readSheet(sheet(header + far))) {
      rows.push(row);
    }
    expect(rows).toEqual([{ "ragione sociale": "Luce Uno", "partita iva": "1482080452" }]);
  });
});

describe("gates", () => {
  const fit = {
    taken: new Map([["offers-electricity", 10]] as const),
    previousTaken: new Map([["offers-electricity", 10]]),
    indexMonths: 12,
    indexFaults: [],
    count: 100,
    previousCount: 100,
    rankable: { electricity: 60, gas: 20 },
    previousRankable: { electricity: 60, gas: 20 },
    lostParameters: [],
    withoutParameters: [],
  };

  it("accept a complete snapshot whose count differs by up to 30%", () => {
    expect(checkGates(fit)).toEqual([]);
    expect(checkGates({ ...fit, count: 130 })).toEqual([]);
    expect(checkGates({ ...fit, count: 70 })).toEqual([]);
    expect(checkGates({ ...fit, previousCount: null, previousRankable: null })).toEqual([]);
    expect(checkGates({ ...fit, rankable: { electricity: 50, gas: 6 } })).toEqual([]);
  });

  it.each([
    [{ count: 131 }, "31% in più"],
    [
      { taken: new Map([["offers-electricity", 6]] as const) },
      "le offerte luce del mercato libero passano da 10 a 6, il 40% in meno",
    ],
    [{ count: 69 }, "31% in meno"],
    [{ indexMonths: 11 }, "11\u00a0mesi"],
    [{ indexFaults: ["il PUN passa da 0,1 a 0,9."] }, "il PUN passa"],
    [{ taken: new Map([["offers-gas", 0]] as const) }, "nessuna offerta valida tra le offerte gas"],
    [{ withoutParameters: ["gas"] }, "mancano i parametri gas"],
    [
      { rankable: { electricity: 49, gas: 6 } },
      "le offerte calcolabili passano da 80 a 55, il 31,3% in meno",
    ],
    [
      { rankable: { electricity: 85, gas: 20 } },
      "le offerte calcolabili passano da 80 a 105, il 31,3% in più",
    ],
    [{ rankable: { electricity: 60, gas: 0 } }, "delle offerte gas non se ne può calcolare più"],
    [{ rankable: { electricity: 0, gas: 0 }, previousRankable: null }, "di nessuna offerta"],
    [
      { lostParameters: [{ file: "E.csv", names: ["dis_b1_c", "mis"] }] },
      "E.csv: mancano parametri che prima c’erano: dis_b1_c, mis.",
    ],
  ])("stop at %j", (change, message) => {
    expect(checkGates({ ...fit, ...change })).toEqual([expect.stringContaining(message)]);
  });
});
