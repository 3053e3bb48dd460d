import type { InternetRow } from "@volpe/contract";
import { toRomeDay } from "../offers/rome-time.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Demo = Omit<InternetRow, "validTo"> & { ended?: boolean };

/** What most of them share; each says where it differs. */
const USUAL = {
  audience: "privati" as const,
  promoMonths: 0,
  activationEur: 0,
  modemEur: 0,
  modemFree: true,
  lockInMonths: 0,
  leavingEur: 28,
  phone: "a-consumo" as const,
  provinces: [],
};
const FTTH = { technology: "ftth" as const, downloadMbps: 1000, uploadMbps: 300 };
const FAST = { technology: "ftth" as const, downloadMbps: 2500, uploadMbps: 500 };
const FTTC = { technology: "fttc" as const, downloadMbps: 200, uploadMbps: 20 };
const FWA = { technology: "fwa" as const, downloadMbps: 100, uploadMbps: 50 };
const NORTH = ["MI", "MB", "BG", "BS", "TO", "VR", "PD"];
const HILLS = ["PG", "TR", "AR", "SI", "MC", "AN", "AQ"];

/** Invented providers; prices of the size that families and shops pay in 2026. */
const LINES: readonly Demo[] = [
  line("Lampofibra", "Casa 1000", 24.9, FTTH, {
    activationEur: 39,
    description: "Fibra fino a casa a prezzo fisso, senza vincolo.",
  }),
  line("Lampofibra", "Casa 2.5 Giga", 29.9, FAST, {
    promoMonthlyEur: 24.9,
    promoMonths: 12,
    phone: "illimitate",
    description: "La più veloce di Lampofibra, con chiamate illimitate e il primo anno scontato.",
  }),
  line("Lampofibra", "Casa Mista", 24.9, FTTC, {
    activationEur: 39,
    modemEur: 48,
    description: "Per gli indirizzi dove la fibra arriva all’armadio in strada.",
  }),
  line("Lampofibra", "Ufficio 1000", 27, FTTH, {
    audience: "aziende",
    activationEur: 49,
    phone: "illimitate",
    description: "Una linea per l’ufficio, con una chiamata dopo l’altra senza contarle.",
  }),
  line("Retenuova", "Fibra Semplice", 21.9, FTTH, {
    promoMonthlyEur: 19.9,
    promoMonths: 24,
    lockInMonths: 24,
    leavingEur: 60,
    modemEur: 72,
    modemFree: true,
    provinces: NORTH,
    description: "Prezzo basso per due anni, nelle province dove Retenuova ha la sua rete.",
  }),
  line("Retenuova", "Fibra Tutto Compreso", 27.9, FTTH, {
    lockInMonths: 12,
    leavingEur: 45,
    phone: "illimitate",
    provinces: NORTH,
    description: "Modem, attivazione e chiamate compresi nel prezzo.",
  }),
  line("Retenuova", "Negozio 2.5 Giga", 36, FAST, {
    audience: "aziende",
    promoMonthlyEur: 29,
    promoMonths: 6,
    phone: "illimitate",
    lockInMonths: 24,
    leavingEur: 90,
    provinces: NORTH,
    description: "Per negozi e studi che caricano molti file.",
  }),
  line("Ondapiana", "Senza Fili 100", 22.9, FWA, {
    activationEur: 29,
    modemEur: 96,
    modemFree: false,
    phone: "nessuna",
    description: "Antenna sul tetto, per case lontane dalla fibra.",
  }),
  line(
    "Ondapiana",
    "Senza Fili Colline",
    19.9,
    { ...FWA, downloadMbps: 50, uploadMbps: 10 },
    {
      modemFree: false,
      lockInMonths: 12,
      leavingEur: 40,
      phone: "nessuna",
      provinces: HILLS,
      description: "Nelle colline di Umbria, Marche, Toscana e Abruzzo.",
    },
  ),
  line(
    "Ondapiana",
    "Senza Fili Impresa",
    34,
    { ...FWA, downloadMbps: 300, uploadMbps: 60 },
    {
      audience: "aziende",
      activationEur: 90,
      modemFree: false,
      description: "Linea senza fili con assistenza in giornata, anche come riserva della fibra.",
    },
  ),
  line("Fibrella", "Giga Primo Anno", 28.9, FTTH, {
    promoMonthlyEur: 17.9,
    promoMonths: 12,
    activationEur: 49,
    lockInMonths: 24,
    leavingEur: 70,
    description: "Il primo anno costa poco, poi il prezzo sale: guarda il totale.",
  }),
  line("Fibrella", "Giga Chiara", 25.9, FTTH, {
    phone: "illimitate",
    description: "Un prezzo solo, chiamate comprese, nessun vincolo.",
  }),
  line(
    "Fibrella",
    "Mista Chiara",
    23.9,
    { ...FTTC, downloadMbps: 100 },
    {
      phone: "illimitate",
      activationEur: 19,
      description: "Fibra misto rame a prezzo fisso.",
    },
  ),
  line("Fibrella", "Studio Chiaro", 25, FTTC, {
    audience: "aziende",
    activationEur: 39,
    modemEur: 60,
    description: "Per studi dove la fibra fino a casa non arriva ancora.",
  }),
  line("Fibrella", "Giga Estate", 22.9, FTTH, {
    ended: true,
    description: "Proposta dell’estate, non più in vendita.",
  }),
];

/** Rows of `import-internet`, each validity counted from the day of seeding. */
export function createDemoLines(now: Date): InternetRow[] {
  return LINES.map(({ ended = false, ...row }, index) => {
    const days = ended ? -21 : 75 + (index % 4) * 30;
    // Every third one is sold without an end.
    return !ended && index % 3 === 0
      ? row
      : { ...row, validTo: toRomeDay(now.getTime() + days * DAY_MS) };
  });
}

function line(
  provider: string,
  name: string,
  monthlyEur: number,
  access: Pick<Demo, "technology" | "downloadMbps" | "uploadMbps">,
  more: Partial<Demo> & Pick<Demo, "description">,
): Demo {
  return { ...USUAL, promoMonthlyEur: monthlyEur, ...access, provider, name, monthlyEur, ...more };
}
