import type { InternetRow, SearchGroupName, TerminalRow, VehicleRow } from "@volpe/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkRow, readRawRows } from "../catalogue/snapshots/read-rows.ts";
import { PRODUCT_IMPORTS } from "../catalogue/typologies.ts";
import { readDemoFile } from "../seed/demo-files.ts";
import { createDemoVehicles } from "../seed/demo-vehicles.ts";
import { TEST_NOW } from "../test-server.ts";
import { createWholeSearch } from "./test-whole-search.ts";

let whole: Awaited<ReturnType<typeof createWholeSearch>>;
let vehicles: readonly VehicleRow[] = [];
beforeAll(async () => {
  whole = await createWholeSearch();
  vehicles = await createDemoVehicles(TEST_NOW);
}, 120_000);
afterAll(() => whole.close());

async function readRows<Row>(tipology: "pos" | "internet"): Promise<Row[]> {
  const { schema } = PRODUCT_IMPORTS[tipology];
  const { rows, dots } = await readRawRows(await readDemoFile(`${tipology}.csv`, TEST_NOW), schema);
  return rows.flatMap((raw) => {
    const checked = checkRow<Row>(raw, schema, dots);
    return checked.status === "read" ? [checked.row] : [];
  });
}

const TEXTS: ReadonlySet<SearchGroupName> = new Set(["blog", "domande"]);

const count = async (asked: string, group: SearchGroupName) => {
  const { groups } = await whole.search.find(asked);
  return groups.find((each) => each.group === group)?.count ?? 0;
};

// The first text is what people write, the second is the catalogue's word.
test.each<[string, string, SearchGroupName]>([
  ["furgone", "veicolo commerciale", "noleggio"],
  ["furgoni", "veicolo commerciale", "noleggio"],
  ["van", "veicolo commerciale", "noleggio"],
  ["station wagon", "familiare", "noleggio"],
  ["sw", "familiare", "noleggio"],
  ["vw", "volkswagen", "noleggio"],
  ["vw", "volkswagen", "marche"],
  ["phev", "ibrida plug-in", "noleggio"],
  ["plugin", "plug-in", "noleggio"],
  ["plug in", "plug-in", "noleggio"],
  ["ev", "elettrica", "noleggio"],
  ["bev", "elettrica", "noleggio"],
  ["ibrido", "ibrida", "noleggio"],
  ["gasolio", "diesel", "noleggio"],
  ["city car", "citycar", "noleggio"],
  ["id3", "id.3", "noleggio"],
  ["id 3", "id.3", "noleggio"],
  ["model3", "model 3", "noleggio"],
  ["gomme", "pneumatici", "noleggio"],
  ["auto di cortesia", "auto sostitutiva", "noleggio"],
  ["soccorso stradale", "assistenza stradale", "noleggio"],
  ["vettura automatica", "cambio automatico", "noleggio"],
  ["macchina elettrica", "auto elettrica", "noleggio"],
  ["affitto macchina", "noleggio auto", "noleggio"],
  ["auto economica", "auto", "noleggio"],
  ["macchine economiche", "auto", "noleggio"],
  ["suv conveniente", "suv", "noleggio"],
  ["toyota economica", "toyota", "noleggio"],
  ["auto economica 51 kwh", "51 kwh", "noleggio"],
  ["luce economica", "luce", "luce"],
  ["miglior offerta gas", "gas", "gas"],
  ["migliore offerta", "offerta", "luce"],
  ["luce milano", "luce", "luce"],
  ["noleggio auto torino", "noleggio auto", "noleggio"],
  ["quanto costa il gas", "gas", "gas"],
  ["amex", "american express", "pos"],
  ["bancomat", "pagobancomat", "pos"],
  ["tel fisso", "telefono fisso", "internet"],
  ["wi-fi", "wifi", "internet"],
  ["5g", "fwa", "internet"],
  ["fibra ottica", "ftth", "internet"],
  ["bolletta elettrica", "luce", "luce"],
  ["corrente", "luce", "luce"],
  ["metano", "gas", "gas"],
])("«%s» finds the same as «%s»", async (asked, said, group) => {
  expect(await count(said, group)).toBeGreaterThan(0);
  expect(await count(asked, group)).toBe(await count(said, group));
});

const TODAY = "2026-11-21";
const onSale = <Row extends { validTo?: string }>(rows: readonly Row[]) =>
  rows.filter(({ validTo }) => validTo === undefined || validTo >= TODAY);
const countCars = (isMeant: (row: VehicleRow) => boolean) => {
  const meant = onSale(vehicles).filter(isMeant);
  return new Set(meant.map(({ make, model, variant }) => `${make} ${model} ${variant}`)).size;
};

test.each<[string, (row: VehicleRow) => boolean]>([
  ["kasko", ({ services }) => services.includes("kasko")],
  ["rca", ({ services }) => services.includes("rca")],
  ["furto e incendio", ({ services }) => services.includes("furto-incendio")],
  ["manutenzione", ({ services }) => services.includes("manutenzione")],
  ["pneumatici", ({ services }) => services.includes("pneumatici")],
  ["auto sostitutiva", ({ services }) => services.includes("auto-sostitutiva")],
  ["pronta consegna", ({ readyDelivery }) => readyDelivery],
  ["cambio automatico", ({ gearbox }) => gearbox === "automatico"],
  ["furgone", ({ segment }) => segment === "commerciale"],
  ["station wagon", ({ segment }) => segment === "familiare"],
  ["phev", ({ fuel }) => fuel === "ibrida-plug-in"],
  ["vw", ({ make }) => make === "Volkswagen"],
])("«%s» finds exactly the cars with this feature", async (asked, isMeant) => {
  expect(countCars(isMeant)).toBeGreaterThan(0);
  expect(await count(asked, "noleggio")).toBe(countCars(isMeant));
});

test("finds terminals by circuit, and lines by technology and telephone", async () => {
  const terminals = onSale(await readRows<TerminalRow>("pos"));
  const takesAmex = terminals.filter(({ amexPercent }) => amexPercent !== undefined);
  expect(takesAmex.length).toBeLessThan(terminals.length);
  expect(await count("american express", "pos")).toBe(takesAmex.length);
  expect(await count("pagobancomat", "pos")).toBe(terminals.length);
  expect(await count("visa", "pos")).toBe(terminals.length);
  const lines = onSale(await readRows<InternetRow>("internet"));
  for (const technology of ["ftth", "fttc", "fwa"]) {
    const meant = lines.filter((line) => line.technology === technology);
    expect(await count(technology, "internet")).toBe(meant.length);
  }
  const withPhone = lines.filter(({ phone }) => phone !== "nessuna");
  expect(withPhone.length).toBeLessThan(lines.length);
  expect(await count("telefono fisso", "internet")).toBe(withPhone.length);
});

test("finds dual offers, which say that they are not ranked", async () => {
  const { groups } = await whole.search.find("dual fuel");
  expect(groups.map(({ group }) => group).sort()).toEqual(["domande", "gas", "luce"]);
  const luce = groups.find(({ group }) => group === "luce")?.results[0];
  expect(luce?.subtitle.map(({ text }) => text).join("")).toContain("fuori classifica");
});

test.each(
  `wolksvagen:Volkswagen peugot:Peugeot pegot:Peugeot peugeto:Peugeot mercdes:Mercedes
  renaut:Renault citoren:Citroën skuda:Skoda toyotta:Toyota pannda:Panda eletricità:elettricità
  elettrcia:elettrica bolleta:bolletta fornitre:fornitore varabile:variabile prezo:prezzo
  machina:macchina automatcio:automatico telefno:telefono mastercad:Mastercard metanno:metano
  fbra:fibra gsa:gas luec:luce asicurazzione:assicurazione kasco:Kasko furgne:furgone`
    .split(/\s+/)
    .map((pair) => pair.split(":")),
)("«%s» is corrected to «%s»", async (asked = "", correction = "") => {
  expect(await whole.search.find(asked)).toMatchObject({
    matching: "all",
    correction,
    unknown: [],
  });
});

test("«lucie fissa» finds fixed electricity offers", async () => {
  const { groups } = await whole.search.find("lucie fissa");
  expect(groups[0]?.group).toBe("luce");
});

test.each([
  "tariffa",
  "tariffe",
  "offerta",
  "offerte",
  "contratto",
  "contratti",
  "piano",
  "tarifa",
])("«%s» excludes no offer", async (word) => {
  for (const group of ["luce", "gas", "internet"] as const) {
    expect(await count(`${word} luce`, group)).toBe(await count("luce", group));
    expect(await count(`${word} fissa`, group)).toBe(await count("fissa", group));
  }
  expect(await count(`${word} noleggio`, "noleggio")).toBe(await count("noleggio", "noleggio"));
});

test.each([
  ["tarifa", "tariffa"],
  ["tarriffa", "tariffa"],
  ["tarifa fissa", "tariffa fissa"],
  ["tarifa luce", "tariffa luce"],
  ["contrato luce", "contratto luce"],
  ["economca luce", "economica luce"],
])("«%s» is corrected to «%s» and finds offers", async (asked, correction) => {
  expect(await whole.search.find(asked)).toMatchObject({ matching: "all", correction });
  expect(await count(asked, "luce")).toBeGreaterThan(0);
});

test.each([
  "risparmi",
  "come risparmiare",
  "come risparmiare sulla bolletta",
  "economia",
  "costo kwh",
  "costo al kwh",
  "tariffa kwh",
  "costo kwh auto",
])("«%s» finds articles and no offer", async (asked) => {
  const { groups } = await whole.search.find(asked);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.map(({ group }) => group).filter((group) => !TEXTS.has(group))).toEqual([]);
  const { suggestions } = await whole.search.suggest(asked);
  expect(suggestions.filter(({ kind }) => !TEXTS.has(kind))).toEqual([]);
});

test.each(["offerta", "tariffa", "contratto", "piano"])(
  "«%s vedova» does not find every offer by its first word",
  async (word) => {
    expect(await whole.search.find(`${word} vedova`)).toMatchObject({ matching: "none", total: 0 });
  },
);

test.each(
  `privacy termico contanti troc scooter telepass fotovoltaico mutuo leasing colonnina pannelli pellet
  netflix cane scuola camper stadio stazione detrazione revisione autostrada ecobonus decoder moquette
  abbonamento fax primavera presidente spiaggia commercio nissan xc40 abc123 zz9
  99999999999`.split(/\s+/),
)("«%s» is named as unknown and not corrected", async (asked) => {
  expect(await whole.search.find(asked)).toMatchObject({
    matching: "none",
    correction: null,
    unknown: [asked],
    total: 0,
  });
});

test("names an unknown model in addition to the results of the other words", async () => {
  expect(await whole.search.find("golf xc40")).toMatchObject({
    matching: "all",
    correction: null,
    unknown: ["xc40"],
  });
});
