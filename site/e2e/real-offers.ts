import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DAY_MS } from "@volpe/contract";
import { type HostProcess, startHost } from "./host-process.ts";
import { runAdmin } from "./run-admin.ts";

const SEEDS = resolve(import.meta.dirname, "../../packages/server/src/seed");
const PARAMETERS = [
  "PO_Parametri_Mercato_Libero_E_20261004.csv",
  "PO_Parametri_Mercato_Libero_G_20261006.csv",
];
/** Any PDF works, because nothing here reads it. */
const PAPER = resolve(import.meta.dirname, "files/bolletta.pdf");

/**
 * Imports the seed's electricity and gas as an operator would import the open data, and files their
 * papers.
 */
export async function importRealOffers(
  host: HostProcess,
  {
    /** Multiplies the energy prices, so that an earlier quote no longer has today's price. */
    priceFactor = 1,
    /** Codes of TIPOLOGIA_ATT_CONTR of every offer; `99` stands for all reasons. */
    activationTypes = ["99"],
  } = {},
): Promise<void> {
  const toPrice = (price: string) => String(Number(price) * priceFactor);
  const activation = activationTypes
    .map((code) => `<TIPOLOGIA_ATT_CONTR>${code}</TIPOLOGIA_ATT_CONTR>`)
    .join("");
  await importSeedOffers(host, (text) =>
    text
      .replace(/(?<=<PREZZO>)0\.\d+/g, toPrice)
      .replace(/<TIPOLOGIA_ATT_CONTR>99<\/TIPOLOGIA_ATT_CONTR>/g, activation),
  );
  await withFolder((folder) => fileSellerPapers(host, folder));
}

/**
 * Imports the seed's offers, edited, as real ones: the host treats them as offers that can be
 * ordered once their papers are filed. `operators` adds the edited list of the suppliers' names.
 */
export async function importSeedOffers(
  host: HostProcess,
  edit: (text: string) => string,
  { operators = false } = {},
): Promise<void> {
  const stamp = toDay(0, "").replace(/^(..)(..)(....)$/, "$3$2$1");
  await withFolder(async (folder) => {
    const write = async (seed: string, name: string) => {
      const text = await readFile(join(SEEDS, seed), "utf8");
      const file = join(folder, name);
      const dated = text.replace(/\{([+-]\d+)\}/g, (_, days) => toDay(Number(days), "/"));
      await writeFile(file, seed.startsWith("demo/") ? edit(dated) : dated);
      return file;
    };
    const files: string[] = [];
    for (const name of PARAMETERS) files.push(await write(name, name));
    for (const letter of ["E", "G"]) {
      const name = `PO_Offerte_${letter}_MLIBERO`;
      files.push(await write(`demo/${name}.xml`, `${name}_${stamp}.xml`));
    }
    if (operators) files.push(await write("demo/elenco_operatori.csv", "elenco_operatori.csv"));
    // There are fewer offers than before, so without --force the import's gates would keep the old
    // ones.
    await runAdmin(host, "import-offers", "--force", ...files);
  });
}

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "volpe-offers-"));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts a host with the offers of `importRealOffers`. */
export async function startRealHost(env: Record<string, string> = {}): Promise<HostProcess> {
  const host = await startHost(env);
  await importRealOffers(host);
  return host;
}

/** Files papers for each offer of Monza and their sellers' seats, so that they can be ordered. */
async function fileSellerPapers(host: HostProcess, folder: string): Promise<void> {
  const codes = new Set<string>();
  for (const tipology of ["luce", "gas"]) {
    const list = `${host.url}/api/v1/offers.csv?tipology=${tipology}&provincia=MB`;
    const table = await (await fetch(list)).text();
    for (const code of table.match(/\b\d{6}[EG]S\w+/g) ?? []) codes.add(code);
  }
  const paper = join(folder, "venditore.pdf");
  await copyFile(PAPER, paper);
  await runAdmin(host, "contracts", "sheet", paper, ...codes);
  // A further import makes the papers stale, but not the seats.
  if (!seated.has(host)) await fileSellerSeats(host, codes);
  seated.add(host);
  await writeFile(paper, "\n% Condizioni\n", { flag: "a" });
  await runAdmin(host, "contracts", "conditions", paper, ...codes);
}

/** The hosts whose sellers have a seat. */
const seated = new WeakSet<HostProcess>();

async function fileSellerSeats(host: HostProcess, codes: ReadonlySet<string>): Promise<void> {
  const sellers = new Set<string>();
  for (const letter of ["E", "G"]) {
    const offers = await readFile(join(SEEDS, `demo/PO_Offerte_${letter}_MLIBERO.xml`), "utf8");
    const found = offers.matchAll(/<PIVA_UTENTE>(\d+)<.*?<COD_OFFERTA>(\w+)</gs);
    for (const [, vatNumber = "", code = ""] of found) if (codes.has(code)) sellers.add(vatNumber);
  }
  const contact = ["--sede", "Via Po 1, 10121 Torino (TO)", "--email", "pec@venditore.example"];
  await runAdmin(host, "contracts", "seller", ...sellers, ...contact);
}

/** The provider, as a contract or a hand-over to its site names it. */
const LESSOR = {
  lessor: "Prova Noleggi",
  lessorVatNumber: "00000009019",
  lessorSeat: "Via delle Prove 1, 20100 Milano (MI)",
  lessorEmail: "recessi@noleggi.example",
  lessorUrl: "https://www.noleggi.example/auto",
  exitTerms: "metà dei canoni che restano, con 60 giorni di preavviso",
};
const VEHICLE = {
  ...LESSOR,
  ...{ make: "Fiat", model: "Panda", variant: "1.0 Hybrid", segment: "citycar", fuel: "ibrida" },
  ...{ gearbox: "manuale", powerKw: 48, seats: 5, co2: 113, consumption: "5 l/100 km" },
  ...{ audience: "tutti", readyDelivery: false, deliveryDays: 60 },
  ...{ services: ["rca", "manutenzione"], excessEur: 500, extraKmEur: 0.08 },
  ...{ durationMonths: 36, kmPerYear: 15_000, downPaymentEur: 0, monthlyFeeEur: 199 },
};
const LINE = {
  ...{ providerVatNumber: "00000009019", providerSeat: "Via delle Prove 1, 20100 Milano (MI)" },
  providerEmail: "recessi@fibra.example",
  ...{ provider: "Prova Fibra", providerUrl: "https://www.fibra.example/casa", name: "Casa 1000" },
  ...{ technology: "ftth", audience: "privati", downloadMbps: 1000, uploadMbps: 300 },
  ...{ promoMonths: 0, promoMonthlyEur: 24.9, monthlyEur: 24.9, activationEur: 39, modemEur: 0 },
  ...{ modemFree: true, lockInMonths: 0, leavingEur: 28, phone: "a-consumo", provinces: [] },
  description: "Fibra fino a casa a prezzo fisso, senza vincolo.",
};

type ProductPaths = { rental: string; line: string };

const products = new WeakMap<HostProcess, Promise<ProductPaths>>();

/**
 * Imports one rental and one line with their sellers' papers, once a host, so that both can be
 * ordered. Returns the paths of their carts.
 */
export function importRealProducts(host: HostProcess): Promise<ProductPaths> {
  const imported = products.get(host) ?? importProducts(host);
  products.set(host, imported);
  return imported;
}

async function importProducts(host: HostProcess): Promise<ProductPaths> {
  const folder = await mkdtemp(join(tmpdir(), "volpe-products-"));
  const bring = async (command: string, row: object) => {
    const file = join(folder, "righe.json");
    await writeFile(file, JSON.stringify([row]));
    await runAdmin(host, command, "--force", file);
  };
  const findSlug = async (list: string) => {
    const { data } = await (await fetch(`${host.url}/api/v1/${list}`)).json();
    return encodeURIComponent(data.items[0].slug);
  };
  try {
    await bring("import-vehicles", VEHICLE);
    await runAdmin(host, "contracts", "conditions", PAPER, LESSOR.lessorVatNumber);
    await bring("import-internet", LINE);
    const [rental, line] = [await findSlug("vehicles"), await findSlug("internet")];
    const summary = join(folder, "sintesi.pdf");
    await copyFile(PAPER, summary);
    await writeFile(summary, "\n% Sintesi contrattuale\n", { flag: "a" });
    await runAdmin(host, "contracts", "summary", summary, line);
    await runAdmin(host, "contracts", "conditions", PAPER, line);
    return { rental: `/noleggio/cart/${rental}`, line: `/offerte/cart/${line}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A day in the open data's notation, this many days from today. */
function toDay(offset: number, separator: string): string {
  const iso = new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  return iso.split("-").toReversed().join(separator);
}
