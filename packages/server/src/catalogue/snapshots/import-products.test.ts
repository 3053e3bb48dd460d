import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { withImportLock } from "../../db/advisory-lock.ts";
import { createTestDatabase } from "../../db/test-database.ts";
import { silentLog } from "../../process/log.ts";
import { setUp } from "../../test-setup.ts";
import { createProducts } from "../create-products.ts";
import { lineRow } from "../internet/test-line.ts";
import type { Products } from "../list/products.ts";
import { jsonFile, runProductImport, TEST_NOW, toCsv, toFile } from "../list/test-products.ts";
import { terminalRow } from "../pos/test-terminal.ts";
import { vehicleRow } from "../rental/test-vehicle.ts";
import { PRODUCT_IMPORTS } from "../typologies.ts";

const { noleggio, pos, internet } = PRODUCT_IMPORTS;
const NOTHING = new URLSearchParams();

let products: Products;

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  products = createProducts({
    db: open.db,
    clock: { now: () => TEST_NOW },
    log: silentLog,
    signals: null,
  });
});

afterEach(async () => {
  await products.close();
});

const terminals = (count: number) =>
  Array.from({ length: count }, (_, index) => terminalRow({ name: `Cassa ${index}` }));

describe("importing rentals", () => {
  it("groups the rows of one make, model and variant", async () => {
    const rows = [
      vehicleRow(),
      vehicleRow({ make: "FIAT", durationMonths: 48, monthlyFeeEur: 189 }),
      vehicleRow({ variant: "1.0 Hybrid Cross", monthlyFeeEur: 209 }),
    ];
    const { outcome } = await runProductImport(open, noleggio, jsonFile(rows));
    expect(outcome).toMatchObject({
      status: "switched",
      summary: { read: 3, taken: 3, refused: 0, products: 2, closed: 0, ended: 0 },
    });
    await products.reload();
    const [item] = products.items("noleggio");
    expect(item?.path).toBe("/noleggio/fiat-panda/1-0-hybrid");
    expect(products.findVariant("fiat-panda", "1-0-hybrid")).toBe(item?.slug);
    const sheet = products.sheet(item?.slug ?? "", NOTHING);
    expect(sheet?.choosers[0]?.options.map(({ value }) => value)).toEqual(["36", "48"]);
    expect(sheet?.siblings.map(({ name }) => name)).toEqual(["Fiat Panda 1.0 Hybrid Cross"]);
  });

  it("refuses contradictory, repeated or incredible rows with a remedy", async () => {
    const rows = [
      vehicleRow(),
      vehicleRow({ durationMonths: 48, powerKw: 60 }),
      vehicleRow({ monthlyFeeEur: 210 }),
      vehicleRow({ variant: "Elettrica", fuel: "elettrica", co2: 0 }),
      vehicleRow({ variant: "Cara", monthlyFeeEur: 9000 }),
      vehicleRow({ variant: "Finita", validTo: "2027-02-31" }),
      vehicleRow({ variant: "Mai", validTo: "2027-13-01" }),
      { ...vehicleRow({ variant: "Storta" }), seats: 12, fuel: "carbone", gearbox: undefined },
    ];
    const { outcome, refusals } = await runProductImport(open, noleggio, jsonFile(rows));
    expect(outcome).toMatchObject({ status: "switched", summary: { taken: 1, refused: 7 } });
    expect(refusals.map(({ position, reason }) => [position, reason])).toEqual([
      [
        2,
        "powerKw non è come nelle righe prima della stessa versione («60» invece di «48»): rendile uguali",
      ],
      [
        3,
        "36\u00a0mesi, 15.000\u00a0km e 0\u00a0€ di anticipo ci sono già: togli una delle due righe",
      ],
      [4, "un’elettrica ha co2 0 e un’autonomia: correggi co2 e rangeKm"],
      [
        5,
        "monthlyFeeEur 9000 non è un canone credibile: controlla che sia al mese e in euro, tra 60 e 5000",
      ],
      [6, "validTo non è un giorno del calendario: scrivilo come 2027-03-31"],
      [7, "validTo non va bene («2027-13-01»): scrivi un giorno che esiste, come 2027-03-31"],
      [
        8,
        "fuel non va bene («carbone»): scegli tra benzina, diesel, gpl, metano, ibrida, ibrida-plug-in, elettrica; gearbox manca: scegli tra manuale, automatico; seats non va bene («12»): scrivi un numero intero da 1 a 9",
      ],
    ]);
  });
});

describe("importing terminals and lines", () => {
  it("refuses a repeated name and impossible figures", async () => {
    const rows = [
      lineRow(),
      lineRow({ name: "CASA" }),
      lineRow({ name: "Su e giù", promoMonthlyEur: 30, promoMonths: 6 }),
      lineRow({ name: "Altrove", provinces: ["MI", "ZZ"] }),
      lineRow({ name: "Ufficio", audience: "aziende" }),
    ];
    const { refusals } = await runProductImport(open, internet, jsonFile(rows));
    expect(refusals.map(({ position, label }) => [position, label])).toEqual([
      [2, "Prova Linee CASA"],
      [3, "Prova Linee Su e giù"],
      [4, "Prova Linee Altrove"],
    ]);
  });

  it("reads the same from CSV, in either encoding, as from JSON", async () => {
    const rows = [
      terminalRow({ name: "Caffè Più", amexPercent: 2.5, description: "Per il caffè" }),
      terminalRow({ name: "Banco", printer: false, monthlyFeeEur: 0, perTransactionEur: 0.05 }),
    ];
    const read = async (file: Parameters<typeof runProductImport>[2]) => {
      const { outcome, refusals } = await runProductImport(open, pos, file, { force: true });
      expect({ status: outcome.status, refusals }).toEqual({ status: "switched", refusals: [] });
      await products.reload();
      return products.items("pos").map(({ slug }) => products.sheet(slug, NOTHING));
    };
    const fromJson = await read(jsonFile(rows));
    expect(fromJson).toHaveLength(2);
    const csv = toCsv(rows);
    expect(await read(toFile("prova.csv", `\uFEFF${csv}`))).toEqual(fromJson);
    expect(await read(toFile("prova.csv", Buffer.from(csv, "latin1")))).toEqual(fromJson);
    const commas = toCsv(rows).replaceAll(",", ".").replaceAll(";", ",");
    expect(await read(toFile("prova.csv", commas))).toEqual(fromJson);
  });
});

describe("the gates", () => {
  it.each([
    ["", "prova.csv: il file è vuoto."],
    ["[]", "nessuna riga valida nel file."],
    ["{}", "prova.csv: il JSON deve essere un elenco di righe, tra [ e ]."],
    ["[{", "prova.csv: il JSON non si legge. Controlla virgole e parentesi."],
    ["a;b\n1;2\n", expect.stringContaining("non trovo le colonne")],
  ])("refuse the file %j, even when forced", async (text, reason) => {
    const { outcome } = await runProductImport(open, pos, toFile("prova.csv", text), {
      force: true,
    });
    expect(outcome).toEqual({ status: "kept", reasons: [reason] });
  });

  it("keep the last file if the count changes by more than 30%", async () => {
    await runProductImport(open, pos, jsonFile(terminals(10)));
    const { outcome } = await runProductImport(open, pos, jsonFile(terminals(6)));
    expect(outcome).toEqual({
      status: "kept",
      reasons: ["le voci passano da 10 a 6, il 40% in meno (il limite è il 30%)."],
    });
    await products.reload();
    expect(products.items("pos")).toHaveLength(10);
    const forced = await runProductImport(open, pos, jsonFile(terminals(6)), { force: true });
    expect(forced.outcome).toMatchObject({
      status: "switched",
      summary: { products: 6, closed: 4, forced: [expect.stringContaining("40% in meno")] },
    });
  });

  it("let one import run at a time", async () => {
    const outcome = await withImportLock(open.client, () =>
      runProductImport(open, pos, jsonFile(terminals(1))),
    );
    expect(outcome?.outcome).toEqual({
      status: "kept",
      reasons: ["Un’altra importazione è in corso: riprova quando è finita."],
    });
  });
});

describe("from one file to the next", () => {
  it("closes a vanished product and reopens it when it returns", async () => {
    const rows = [...terminals(4), terminalRow({ name: "Che va e viene" })];
    await runProductImport(open, pos, jsonFile(rows));
    await products.reload();
    const before = products.items("pos").find(({ name }) => name === "Che va e viene");
    const slug = before?.slug ?? "";

    await runProductImport(open, pos, jsonFile(terminals(4)));
    await products.reload();
    expect(products.sheet(slug, NOTHING)).toBeNull();
    expect(products.findItem(slug)).toBeNull();
    const ended = await products.findEnded(slug, NOTHING);
    expect(ended).toMatchObject({ slug, current: false, name: "Che va e viene" });
    expect(ended?.similar.length).toBeGreaterThan(0);
    expect(await products.findEndedItem(slug)).toMatchObject({ slug, current: false });

    await runProductImport(
      open,
      pos,
      jsonFile(rows.map((row) => ({ ...row, provider: "PROVA incassi" }))),
    );
    await products.reload();
    expect(products.sheet(slug, NOTHING)).toMatchObject({ slug, current: true });
    expect(await products.findEnded(slug, NOTHING)).toBeNull();
    expect(await products.findEndedItem(slug)).toBeNull();
  });

  it("finds a closed rental by its address", async () => {
    const rows = ["1.0", "1.2", "1.4", "1.6"].map((variant) => vehicleRow({ variant }));
    await runProductImport(open, noleggio, jsonFile(rows));
    await runProductImport(open, noleggio, jsonFile(rows.slice(1)));
    await products.reload();
    expect(products.findVariant("fiat-panda", "1-0")).toBeNull();
    const slug = await products.findEndedVariant("fiat-panda", "1-0");
    expect(await products.findEnded(slug ?? "", NOTHING)).toMatchObject({
      current: false,
      path: "/noleggio/fiat-panda/1-0",
    });
  });

  it("gives two names with the same address two addresses", async () => {
    const rows = [
      vehicleRow({ model: "Panda Cross" }),
      vehicleRow({ make: "Fiat Panda", model: "Cross" }),
    ];
    await runProductImport(open, noleggio, jsonFile(rows));
    await products.reload();
    const paths = products.items("noleggio").map(({ path }) => path);
    expect(new Set(paths).size).toBe(2);
    expect(paths).toContain("/noleggio/fiat-panda-cross/1-0-hybrid");
  });

  it("keeps no product of a demonstration", async () => {
    await runProductImport(open, pos, jsonFile(terminals(10)), { demonstration: true });
    await products.reload();
    expect(products.state("pos")).toEqual({ updatedAt: "2026-11-21", demonstration: true });
    const slug = products.items("pos")[9]?.slug ?? "";
    const { outcome } = await runProductImport(open, pos, jsonFile(terminals(2)));
    expect(outcome).toMatchObject({ status: "switched", summary: { closed: 0, invented: 10 } });
    await products.reload();
    expect(products.state("pos").demonstration).toBe(false);
    expect(await products.findEnded(slug, NOTHING)).toBeNull();
  });

  it("changes its version at each switch and on each day", async () => {
    let now = TEST_NOW;
    const aging = createProducts({
      db: open.db,
      clock: { now: () => now },
      log: silentLog,
      signals: null,
    });
    const rows = [...terminals(3), terminalRow({ name: "Ultimo giorno", validTo: "2026-11-21" })];
    await runProductImport(open, pos, jsonFile(rows));
    await aging.reload();
    const first = aging.version();
    expect(aging.items("pos")).toHaveLength(4);
    now = new Date("2026-11-22T10:00:00Z");
    expect(aging.items("pos")).toHaveLength(3);
    const second = aging.version();
    await runProductImport(open, pos, jsonFile(rows));
    await aging.reload();
    expect(new Set([first, second, aging.version()]).size).toBe(3);
    await aging.close();
  });
});
