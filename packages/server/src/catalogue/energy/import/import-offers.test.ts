import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../db/test-database.ts";
import { silentLog } from "../../../process/log.ts";
import { seedCatalogue } from "../../../seed/seed-catalogue.ts";
import { setUp } from "../../../test-setup.ts";
import { findCurrentSnapshot } from "../../snapshots/snapshot-repository.ts";
import type { Catalogue } from "../catalogue.ts";
import { createCatalogue } from "../create-catalogue.ts";
import {
  electricityFile,
  figureFiles,
  gasFile,
  manyOffers,
  runImport,
  TEST_CLOCK,
  textFile,
  wholeFiles,
} from "./test-import.ts";
import { portalGasOffer, portalOffer } from "./test-portal-offer.ts";
import { toPortalXml } from "./test-portal-xml.ts";

let catalogue: Catalogue;

const open = setUp("test", createTestDatabase);
beforeEach(() => {
  catalogue = createCatalogue({ db: open.db, clock: TEST_CLOCK, log: silentLog, signals: null });
});

afterEach(async () => {
  await catalogue.close();
});

const names = () => {
  const { offers } = catalogue.rank("luce", {});
  return [...offers, ...catalogue.excluded("luce", {}).offers].map(({ name }) => name).sort();
};

async function importAll(files: Parameters<typeof runImport>[1], options = {}) {
  const result = await runImport(open, files, options);
  await catalogue.reload();
  return result;
}

describe("an import", () => {
  it("imports all files of one call as one snapshot", async () => {
    const { outcome, refusals } = await importAll(await wholeFiles());
    expect(refusals).toEqual([]);
    expect(outcome).toEqual({
      status: "switched",
      summary: {
        // 11 offers, 100 and 96 parameters, 30 months.
        read: 11 + 100 + 96 + 30,
        taken: 11,
        refused: 0,
        setAside: 0,
        notComputable: 0,
        rankable: { electricity: 10, gas: 1 },
        carriedOver: 0,
        ended: 0,
        closed: 0,
        invented: 0,
        warnings: [],
        forced: [],
        seconds: expect.any(Number),
      },
    });
    expect(catalogue.state()).toMatchObject({
      updatedAt: "2026-11-21",
      demonstration: false,
      status: "ready",
      parametersQuarter: "2026-Q4",
    });
    expect(catalogue.rank("luce", {}).total).toBe(10);
    expect(catalogue.rank("gas", {}).total).toBe(1);
  });

  it("refuses a bad row with its code and reason", async () => {
    const files = [
      electricityFile([
        ...manyOffers(3),
        portalOffer({ code: "BAD-DATE", from: "40/11/2026_00:00:00" }),
        portalOffer({ code: "BAD-MARKET", market: "09" as never }),
        portalOffer({ code: "BAD-VAT", vatNumber: "12" }),
        ...manyOffers(1),
      ]),
      gasFile([portalGasOffer()]),
      ...(await figureFiles()),
    ];
    const { outcome, refusals } = await importAll(files);
    expect(outcome).toMatchObject({ status: "switched", summary: { taken: 4, refused: 4 } });
    expect(refusals.map(({ label, position, reason }) => [label, position, reason])).toEqual([
      ["BAD-DATE", 4, "DATA_INIZIO non è una data gg/mm/aaaa: «40/11/2026_00:00:00»"],
      ["BAD-MARKET", 5, "TIPO_MERCATO ha un codice che non conosciamo: «09»"],
      ["BAD-VAT", 6, "PIVA_UTENTE non è valido: «12»"],
      ["000101ESFML01XX00000000000000000", 7, "il codice offerta compare due volte"],
    ]);
  });

  it.each([
    ["a truncated file", (xml: string) => xml.slice(0, -60), "troncato o malformato"],
    [
      "a malformed file",
      (xml: string) => xml.replace("</NOME_OFFERTA>", ""),
      "troncato o malformato",
    ],
    [
      "a bomb of entities",
      (xml: string) => xml.replace("?>", '?><!DOCTYPE a [<!ENTITY b "c">]>'),
      "DOCTYPE",
    ],
    ["something else", () => "%PDF-1.7 …", "non riconosco questo file"],
    ["an empty file", () => "", "il file è vuoto"],
  ])("refuses %s even when forced and keeps the last snapshot", async (_, damage, message) => {
    await importAll(await wholeFiles());
    const before = catalogue.rank("luce", {});
    const xml = toPortalXml(manyOffers(12));
    const { outcome } = await importAll([textFile("PO_Offerte_E.xml", damage(xml))], {
      force: true,
    });
    expect(outcome).toEqual({ status: "kept", reasons: [expect.stringContaining(message)] });
    expect(catalogue.rank("luce", {})).toEqual(before);
  });

  it("carries gas over when only electricity comes, and closes vanished offers", async () => {
    await importAll(await wholeFiles());
    const gone = catalogue.rank("luce", {}).offers.find(({ name }) => name === "Prova 9");
    const kept = catalogue.rank("luce", {}).offers.find(({ name }) => name === "Prova 3");
    const { outcome } = await importAll([electricityFile(manyOffers(9))]);
    expect(outcome).toMatchObject({
      status: "switched",
      summary: { taken: 9, carriedOver: 1, closed: 1 },
    });
    expect(catalogue.rank("gas", {}).total).toBe(1);
    expect(catalogue.sheet(kept?.slug ?? "", new URLSearchParams())).toMatchObject({
      name: "Prova 3",
      current: true,
    });
    expect(catalogue.sheet(gone?.slug ?? "", new URLSearchParams())).toBeNull();
    expect(await catalogue.findClosedSheet(gone?.slug ?? "", new URLSearchParams())).toMatchObject({
      name: "Prova 9",
      current: false,
      outcome: { status: "excluded", reason: "Non è più tra le offerte pubblicate" },
    });

    await importAll([electricityFile(manyOffers(10))]);
    expect(catalogue.sheet(gone?.slug ?? "", new URLSearchParams())).toMatchObject({
      name: "Prova 9",
      current: true,
    });
    expect(await catalogue.findClosedSheet(gone?.slug ?? "", new URLSearchParams())).toBeNull();
  });

  it("prices the offers again when only parameters come", async () => {
    await importAll(await wholeFiles());
    const before = catalogue.rank("luce", {}).offers[0]?.spend.network ?? 0;
    const [parameters] = await figureFiles();
    const chunks: Uint8Array[] = [];
    for await (const chunk of parameters?.open() ?? []) {
      chunks.push(chunk);
    }
    const dearer = Buffer.concat(chunks).toString().replace("sigma1,23.040000", "sigma1,33.040000");
    await importAll([textFile("PO_Parametri_Mercato_Libero_E_20270105.csv", dearer)]);
    const after = catalogue.rank("luce", {});
    expect(after.total).toBe(10);
    expect(after.offers[0]?.spend.network).toBeCloseTo(before + 10, 2);
    expect(after.catalogue.parametersQuarter).toBe("2027-Q1");
  });

  it("keeps, closes and counts no offer of a demonstration", async () => {
    await seedCatalogue({ ...open, clock: TEST_CLOCK, log: silentLog, catalogue });
    expect(catalogue.state().demonstration).toBe(true);
    const demo = catalogue.rank("luce", {}).offers[0]?.slug ?? "";
    const onlyOffers = await importAll([electricityFile(manyOffers(3))]);
    expect(onlyOffers.outcome).toEqual({
      status: "kept",
      reasons: [
        expect.stringContaining("gli indici coprono 0\u00a0mesi"),
        expect.stringContaining("mancano i parametri luce"),
      ],
    });
    expect(catalogue.state().demonstration).toBe(true);

    const { outcome } = await importAll([electricityFile(manyOffers(3)), ...(await figureFiles())]);
    expect(outcome).toMatchObject({
      status: "switched",
      summary: { taken: 3, carriedOver: 0, closed: 0 },
    });
    expect(catalogue.state().demonstration).toBe(false);
    expect(names()).toEqual(["Prova 0", "Prova 1", "Prova 2"]);
    expect(catalogue.rank("gas", {}).total).toBe(0);
    expect(catalogue.sheet(demo, new URLSearchParams())).toBeNull();
    expect(await catalogue.findClosedSheet(demo, new URLSearchParams())).toBeNull();
  });

  it("stops if the count changes by more than 30%, unless forced", async () => {
    await importAll(await wholeFiles());
    const few = [electricityFile(manyOffers(4))];
    const refused = await importAll(few);
    expect(refused.outcome).toEqual({
      status: "kept",
      reasons: [
        "le offerte luce del mercato libero passano da 10 a 4, il 60% in meno (il limite è il 30%).",
        "le offerte passano da 11 a 5, il 54,5% in meno (il limite è il 30%).",
        "le offerte calcolabili passano da 11 a 5, il 54,5% in meno (il limite è il 30%).",
      ],
    });
    expect(catalogue.rank("luce", {}).total).toBe(10);
    const forced = await importAll(few, { force: true });
    expect(forced.outcome).toMatchObject({
      status: "switched",
      summary: { forced: refused.outcome.status === "kept" && refused.outcome.reasons },
    });
    expect(catalogue.rank("luce", {}).total).toBe(4);
  });

  it("sets aside an offer whose spend is not credible", async () => {
    const free = portalOffer({
      code: "CHEAP",
      name: "Prezzi in millesimi",
      components: [{ name: "Prezzo", area: "04", intervals: [{ price: 250, unit: "03" }] }],
    });
    const files = [electricityFile([...manyOffers(2), free]), ...(await figureFiles())];
    const { outcome } = await importAll(files);
    expect(outcome).toMatchObject({ status: "switched", summary: { taken: 3, setAside: 1 } });
    expect(catalogue.excluded("luce", {}).offers).toEqual([
      {
        name: "Prezzi in millesimi",
        supplier: "prova.example",
        code: "CHEAP",
        reason: expect.stringMatching(/^La spesa di un cliente tipo risulta 7\d{2}\.\d{3},\d{2}/),
      },
    ]);
  });

  it("warns when the dispatching parameters do not add up", async () => {
    const [parameters, ...others] = await figureFiles();
    const chunks: Uint8Array[] = [];
    for await (const chunk of parameters?.open() ?? []) {
      chunks.push(chunk);
    }
    const wrong = Buffer.concat(chunks).toString().replace("cdispd,0.016776", "cdispd,0.026776");
    const { outcome } = await importAll([
      electricityFile(manyOffers(2)),
      textFile("PO_Parametri_Mercato_Libero_E_20261004.csv", wrong),
      ...others,
    ]);
    expect(outcome).toMatchObject({
      summary: {
        warnings: [
          "i parametri del dispacciamento non tornano: cdispd è 0.026776, la somma delle sue parti 0.016776.",
        ],
      },
    });
  });

  it("answers with the last snapshot while it runs", async () => {
    await importAll(await wholeFiles());
    const before = catalogue.rank("luce", {});
    let answers = 0;
    const running = runImport(open, [electricityFile(manyOffers(12, { name: "Nuova" }))]);
    let isDone = false;
    void running.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      expect((await findCurrentSnapshot(open.db, "energy"))?.status).toBe("current");
      expect(catalogue.rank("luce", {}).total).toBe(before.total);
      answers += 1;
      // PGlite in memory never yields the thread, so the import needs this pause.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await running).outcome.status).toBe("switched");
    expect(answers).toBeGreaterThan(2);
  });

  it("keeps an offer's address when its names change", async () => {
    await importAll(await wholeFiles());
    const before = catalogue.rank("luce", {}).offers.find(({ name }) => name === "Prova 1");
    const operators = textFile(
      "operatori.csv",
      "RAGIONE SOCIALE;PARTITA IVA;SITO WEB\nProva Energia SpA;101;www.prova.example\n",
    );
    const renamed = manyOffers(10).map((offer) =>
      offer.name === "Prova 1" ? { ...offer, name: "Un altro nome" } : offer,
    );
    await importAll([electricityFile(renamed), operators]);
    const after = catalogue.sheet(before?.slug ?? "", new URLSearchParams());
    expect(after).toMatchObject({ name: "Un altro nome", supplier: { name: "Prova Energia SpA" } });
    expect(after?.path).toBe(`/privati/luce/prova-energia/${before?.slug}`);
  });
});
