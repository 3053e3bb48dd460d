import type { DemoDates } from "./demo-dates.ts";
import { DEMO_SUPPLIERS, type DemoSupplierKey } from "./demo-suppliers.ts";

const SHARED_START =
  "denominazione,codice_fiscale,p_iva,url_sito_venditore,telefono,nome_offerta,cod_offerta,url_offerta,modalita_attivazione,modalita_pagamento,data_inizio,data_fine,tipo_cliente,tipo_offerta";
const ELECTRICITY_HEADER = `${SHARED_START},p_fix_f,p_fix_v,p_vol_f1,p_vol_f2,p_vol_f3,p_vol_bf1,p_vol_bf23,p_vol_mono,alpha,regione,provincia,comune`;
const GAS_HEADER = `${SHARED_START},p_fix_f,p_fix_v,p_vol,alpha,regione,provincia,comune`;

type Placet = {
  supplier: DemoSupplierKey;
  customer: "domestico" | "non domestico";
  pricing: "fisso" | "variabile";
  fee: number;
  /** €/kWh or €/Smc: the price of a fixed one, alpha of a variable one. */
  price: number;
};

const ELECTRICITY: readonly Placet[] = [
  { supplier: "solandra", customer: "domestico", pricing: "fisso", fee: 96, price: 0.1629 },
  { supplier: "solandra", customer: "domestico", pricing: "variabile", fee: 96, price: 0.0259 },
  { supplier: "pietralunga", customer: "domestico", pricing: "fisso", fee: 120, price: 0.1549 },
  { supplier: "pietralunga", customer: "domestico", pricing: "variabile", fee: 120, price: 0.0199 },
  {
    supplier: "pietralunga",
    customer: "non domestico",
    pricing: "variabile",
    fee: 150,
    price: 0.0249,
  },
];

const GAS: readonly Placet[] = [
  { supplier: "solandra", customer: "domestico", pricing: "fisso", fee: 102, price: 0.5289 },
  { supplier: "solandra", customer: "domestico", pricing: "variabile", fee: 102, price: 0.099 },
  { supplier: "pietralunga", customer: "domestico", pricing: "fisso", fee: 126, price: 0.4959 },
  { supplier: "pietralunga", customer: "domestico", pricing: "variabile", fee: 126, price: 0.085 },
];

/** PLACET offers of invented suppliers, in the columns of the genuine electricity file. */
export function demoPlacetElectricity(dates: DemoDates): string {
  const rows = ELECTRICITY.map((placet) => {
    const [fixed, alpha] = placet.pricing === "fisso" ? [placet.price, ""] : ["", placet.price];
    return [...sharedCells(placet, "E", dates), "", "", "", fixed, fixed, fixed, alpha, "", "", ""];
  });
  return toCsv(ELECTRICITY_HEADER, rows);
}

/** The same for gas. */
export function demoPlacetGas(dates: DemoDates): string {
  const rows = GAS.map((placet) => {
    const [fixed, alpha] = placet.pricing === "fisso" ? [placet.price, ""] : ["", placet.price];
    return [...sharedCells(placet, "G", dates), fixed, alpha, "", "", ""];
  });
  return toCsv(GAS_HEADER, rows);
}

function sharedCells(placet: Placet, letter: "E" | "G", dates: DemoDates): (string | number)[] {
  const { name, vatNumber, prefix, website, phone } = DEMO_SUPPLIERS[placet.supplier];
  const isFixed = placet.pricing === "fisso";
  const isHome = placet.customer === "domestico";
  const kind = isFixed ? "FISSA" : "VARIABILE";
  const code = `${prefix}${letter}S${isFixed ? "F" : "V"}MP01XX${kind}${isHome ? "CASA" : "IMPRESA"}`;
  const words = `${isFixed ? "Fissa" : "Variabile"} ${letter === "E" ? "Luce" : "Gas"} ${isHome ? "Casa" : "Impresa"}`;
  return [
    name,
    vatNumber,
    vatNumber,
    website,
    phone,
    `PLACET ${words} ${name.split(" ")[0]}`,
    code.padEnd(32, "0"),
    `${website}/placet`,
    "Offerta attivabile da qualsiasi canale",
    "Domiciliazione bancaria;Bollettino precompilato",
    dates.day(-30),
    dates.day(700),
    placet.customer,
    `prezzo ${placet.pricing}`,
    isFixed ? placet.fee : "",
    isFixed ? "" : placet.fee,
  ];
}

function toCsv(header: string, rows: readonly (readonly (string | number)[])[]): string {
  return `${[header, ...rows.map((row) => row.join(","))].join("\n")}\n`;
}
