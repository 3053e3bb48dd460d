import {
  type ContractPreview,
  type ContractView,
  EMPTY_ADDRESS,
  type OrderedOffer,
} from "@volpe/contract";
import { SAMPLE_PAPERS } from "../catalogue/energy/sample-offers.ts";

export const SAMPLE_OFFER: OrderedOffer = {
  slug: "luce-serena",
  tipology: "luce",
  destination: "privati",
  path: "/privati/luce/enerluna/luce-serena?consumo=2700&provincia=MI",
  query: "consumo=2700&provincia=MI",
  name: "Luce Serena 24",
  code: "000123ESFML01XXLUCESERENA2026",
  brand: "Enerluna",
  counterparty: {
    name: "Enerluna S.p.A.",
    vatNumber: "01234567897",
    seat: "Via del Sole 1, Milano",
    email: "reclami@enerluna.example",
    phone: "800 123 456",
    website: "https://www.enerluna.example",
    complaints: "Scrivi a reclami@enerluna.example.",
  },
  price: {
    perMonthCents: 5835,
    perYearCents: 70_023,
    total: null,
    label: "Spesa di un anno, imposte comprese",
    estimate: [],
  },
  features: [{ label: "Prezzo dell’energia", value: "0,119 €/kWh" }],
  terms: [{ label: "Durata", value: "24 mesi" }],
  payments: ["debit", "slip"],
  validTo: "2026-12-31",
  sellerPage: "https://www.enerluna.example/luce-serena",
  papers: SAMPLE_PAPERS,
};

const DUTIES: ContractView["duties"] = {
  withdrawal: { kind: "statutory", days: 14, text: "Hai 14 giorni per ripensarci." },
  conclusion: "acceptance",
  disputes: "Conciliazione dell’Autorità.",
  intermediary: "Volpe mette in contatto: il contratto è con il fornitore.",
  commission: "Per questo contratto Enerluna paga Volpe.",
  creditCheck: "Il fornitore può controllare i pagamenti passati.",
  data: "I dati servono a fare il contratto.",
  process: ["Prima scegli, poi firmi con un codice."],
  boxes: [
    { name: "privacy", text: "Ho letto l’informativa.", version: "1", needed: true },
    { name: "conditions", text: "Accetto le condizioni.", version: "1", needed: true },
    { name: "clauses", text: "Approvo le clausole.", version: "1", needed: true },
    { name: "durable", text: "Ricevo i documenti via e-mail.", version: "1", needed: true },
    { name: "early", text: "Chiedo l’attivazione subito.", version: "1", needed: false },
  ],
};

const NEEDS: ContractView["needs"] = { supplyPoint: "pod", payments: ["debit", "slip"] };
const HASH = "a".repeat(64);
const DAY = "2026-11-20T09:05:00.000Z";

export function createPreview(changes: Partial<ContractPreview> = {}): ContractPreview {
  return {
    offer: SAMPLE_OFFER,
    offerHash: HASH,
    duties: DUTIES,
    needs: NEEDS,
    way: { kind: "order", except: null },
    ...changes,
  };
}

/** A draft whose data are complete; `changes` replace some of its fields. */
export function createContract(changes: Partial<ContractView> = {}): ContractView {
  return {
    id: "c".repeat(22),
    state: "draft",
    regime: "consumer",
    rate: null,
    offer: SAMPLE_OFFER,
    offerHash: HASH,
    city: "",
    version: DAY,
    way: { kind: "order", except: null },
    offerChanged: false,
    placeChanged: false,
    priceBefore: null,
    duties: DUTIES,
    needs: NEEDS,
    consumer: {
      firstName: "Anna",
      lastName: "Bianchi",
      fiscalCode: "BNCNNA80T71F205T",
      birthDate: "1980-12-31",
      email: "anna@esempio.it",
      phone: "+393331234567",
    },
    business: null,
    supply: {
      point: "IT001E12345678",
      reason: "change",
      address: {
        ...EMPTY_ADDRESS,
        address: "Via Roma 1, 20121 Milano (MI)",
        street: "Via Roma 1",
        postal_code: "20121",
        city: "Milano",
        province: "MI",
      },
    },
    payment: { method: "slip", iban: "", holder: "" },
    actions: ["edit", "submit"],
    missing: [],
    documents: [
      {
        kind: "conditions",
        title: "Condizioni",
        version: "2026-11-22",
        sha256: null,
        path: "/contracts/c/conditions.pdf",
      },
    ],
    code: null,
    undelivered: [],
    early: false,
    withdrawal: null,
    createdAt: DAY,
    signedAt: null,
    concludedAt: null,
    forwardedAt: null,
    deletedAfter: "2026-12-20",
    reason: null,
    history: [{ state: "draft", at: DAY, by: "holder" }],
    ...changes,
  };
}
