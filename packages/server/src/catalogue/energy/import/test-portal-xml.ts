import { escapeMarkup } from "@volpe/contract";
/** An offer as a Portale Offerte file would carry it; codes are those of the track. */
export type PortalOffer = {
  vatNumber: string;
  code: string;
  /** TIPO_MERCATO. */
  market: "01" | "02" | "03";
  name: string;
  description?: string;
  standalone?: boolean;
  /** TIPO_CLIENTE. */
  customer?: string;
  /** DOMESTICO_RESIDENTE; left out when undefined. */
  residence?: string;
  /** TIPO_OFFERTA. */
  pricing: string;
  activationTypes?: readonly string[];
  /** −1 = open-ended. */
  durationMonths?: number;
  guarantees?: string;
  channels?: readonly string[];
  payments?: readonly string[];
  phone?: string;
  website?: string;
  offerUrl?: string;
  /** IDX_PREZZO_ENERGIA. */
  index?: string;
  /** `dd/mm/yyyy_HH:MM:SS`. */
  from: string;
  to: string;
  consumption?: { min?: number; max?: number };
  power?: { min?: number; max?: number };
  dual?: { electricity: string; gas: string };
  /** TIPOLOGIA_FASCE. */
  bands?: string;
  dispatching?: readonly { code: string; value?: number }[];
  regulated?: readonly string[];
  components: readonly PortalComponent[];
  conditions?: readonly string[];
  zones?: {
    regions?: readonly string[];
    provinces?: readonly string[];
    municipalities?: readonly string[];
  };
  discounts?: readonly PortalDiscount[];
  services?: readonly { name: string; detail: string }[];
};

export type PortalComponent = {
  name: string;
  description?: string;
  optional?: boolean;
  /** MACROAREA. */
  area: string;
  intervals: readonly {
    band?: string;
    from?: number;
    to?: number;
    price: number;
    /** UNITA_MISURA. */
    unit: string;
    months?: number;
  }[];
};

type PortalDiscount = {
  name: string;
  description?: string;
  validity: string;
  vat?: string;
  condition: string;
  conditionText?: string;
  months?: number;
  prices: readonly { kind: string; unit: string; value: number; from?: number; to?: number }[];
};

export const PORTAL_XML_START =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<ListaOfferteMercatoLibero xmlns="http://www.acquirenteunico.it/schemas/SII_AU/OffertaRetail/01">\n';
export const PORTAL_XML_END = "</ListaOfferteMercatoLibero>\n";

/** A whole file of the free market, in the true format. */
export function toPortalXml(offers: readonly PortalOffer[]): string {
  return PORTAL_XML_START + offers.map(toOfferXml).join("") + PORTAL_XML_END;
}

/** One `offerta`, sections in the order of the genuine files. */
export function toOfferXml(offer: PortalOffer): string {
  return section(1, "offerta", [
    section(2, "IdentificativiOfferta", [
      leaf(3, "PIVA_UTENTE", offer.vatNumber),
      leaf(3, "COD_OFFERTA", offer.code),
    ]),
    detailXml(offer),
    offer.index === undefined
      ? ""
      : section(2, "RiferimentiPrezzoEnergia", [leaf(3, "IDX_PREZZO_ENERGIA", offer.index)]),
    section(2, "ValiditaOfferta", [
      leaf(3, "DATA_INIZIO", offer.from),
      leaf(3, "DATA_FINE", offer.to),
    ]),
    section(2, "CaratteristicheOfferta", [
      leaf(3, "CONSUMO_MIN", offer.consumption?.min),
      leaf(3, "CONSUMO_MAX", offer.consumption?.max),
      leaf(3, "POTENZA_MIN", offer.power?.min),
      leaf(3, "POTENZA_MAX", offer.power?.max),
    ]),
    offer.dual === undefined
      ? ""
      : section(2, "OffertaDual", [
          leaf(3, "OFFERTE_CONGIUNTE_EE", offer.dual.electricity),
          leaf(3, "OFFERTE_CONGIUNTE_GAS", offer.dual.gas),
        ]),
    ...(offer.payments ?? ["01"]).map((code) =>
      section(2, "MetodoPagamento", [leaf(3, "MODALITA_PAGAMENTO", code)]),
    ),
    section(
      2,
      "ComponentiRegolate",
      (offer.regulated ?? []).map((code) => leaf(3, "CODICE", code)),
    ),
    offer.bands === undefined
      ? ""
      : section(2, "TipoPrezzo", [leaf(3, "TIPOLOGIA_FASCE", offer.bands)]),
    ...(offer.dispatching ?? []).map(({ code, value }) =>
      section(2, "Dispacciamento", [
        leaf(3, "TIPO_DISPACCIAMENTO", code),
        leaf(3, "VALORE_DISP", value),
        leaf(3, "NOME", "Dispacciamento"),
      ]),
    ),
    ...offer.components.map(componentXml),
    ...(offer.conditions ?? []).map((text) =>
      section(2, "CondizioniContrattuali", [
        leaf(3, "TIPOLOGIA_CONDIZIONE", "03"),
        leaf(3, "DESCRIZIONE", text),
        leaf(3, "LIMITANTE", "02"),
      ]),
    ),
    zonesXml(offer.zones),
    ...(offer.discounts ?? []).map(discountXml),
    ...(offer.services ?? []).map(({ name, detail }) =>
      section(2, "ProdottiServiziAggiuntivi", [
        leaf(3, "NOME", name),
        leaf(3, "DETTAGLIO", detail),
      ]),
    ),
  ]);
}

function detailXml(offer: PortalOffer): string {
  return section(2, "DettaglioOfferta", [
    leaf(3, "TIPO_MERCATO", offer.market),
    leaf(3, "OFFERTA_SINGOLA", offer.standalone === false ? "NO" : "SI"),
    leaf(3, "TIPO_CLIENTE", offer.customer ?? "01"),
    leaf(3, "DOMESTICO_RESIDENTE", offer.residence),
    leaf(3, "TIPO_OFFERTA", offer.pricing),
    ...(offer.activationTypes ?? ["99"]).map((code) => leaf(3, "TIPOLOGIA_ATT_CONTR", code)),
    leaf(3, "NOME_OFFERTA", offer.name),
    leaf(3, "DESCRIZIONE", offer.description ?? offer.name),
    leaf(3, "DURATA", offer.durationMonths ?? 12),
    leaf(3, "GARANZIE", offer.guarantees ?? "NO"),
    section(
      3,
      "ModalitaAttivazione",
      (offer.channels ?? ["01"]).map((code) => leaf(4, "MODALITA", code)),
    ),
    section(3, "Contatti", [
      leaf(4, "TELEFONO", offer.phone),
      leaf(4, "URL_SITO_VENDITORE", offer.website),
      leaf(4, "URL_OFFERTA", offer.offerUrl),
    ]),
  ]);
}

function componentXml(component: PortalComponent): string {
  return section(2, "ComponenteImpresa", [
    leaf(3, "NOME", component.name),
    leaf(3, "DESCRIZIONE", component.description ?? component.name),
    leaf(3, "TIPOLOGIA", component.optional === true ? "02" : "01"),
    leaf(3, "MACROAREA", component.area),
    ...component.intervals.map((interval) =>
      section(3, "IntervalloPrezzi", [
        leaf(4, "FASCIA_COMPONENTE", interval.band),
        leaf(4, "CONSUMO_DA", interval.from),
        leaf(4, "CONSUMO_A", interval.to),
        leaf(4, "PREZZO", interval.price),
        leaf(4, "UNITA_MISURA", interval.unit),
        interval.months === undefined
          ? ""
          : section(4, "PeriodoValidita", [leaf(5, "DURATA", interval.months)]),
      ]),
    ),
  ]);
}

function discountXml(discount: PortalDiscount): string {
  return section(2, "Sconto", [
    leaf(3, "NOME", discount.name),
    leaf(3, "DESCRIZIONE", discount.description ?? discount.name),
    leaf(3, "VALIDITA", discount.validity),
    leaf(3, "IVA_SCONTO", discount.vat ?? "01"),
    discount.months === undefined
      ? ""
      : section(3, "PeriodoValidita", [leaf(4, "DURATA", discount.months)]),
    section(3, "Condizione", [
      leaf(4, "CONDIZIONE_APPLICAZIONE", discount.condition),
      leaf(4, "DESCRIZIONE_CONDIZIONE", discount.conditionText),
    ]),
    ...discount.prices.map((price) =>
      section(3, "PrezziSconto", [
        leaf(4, "TIPOLOGIA", price.kind),
        leaf(4, "VALIDO_DA", price.from),
        leaf(4, "VALIDO_FINO", price.to),
        leaf(4, "UNITA_MISURA", price.unit),
        leaf(4, "PREZZO", price.value),
      ]),
    ),
  ]);
}

function zonesXml(zones: PortalOffer["zones"]): string {
  return zones === undefined
    ? ""
    : section(2, "ZoneOfferta", [
        ...(zones.regions ?? []).map((code) => leaf(3, "REGIONE", code)),
        ...(zones.provinces ?? []).map((code) => leaf(3, "PROVINCIA", code)),
        ...(zones.municipalities ?? []).map((code) => leaf(3, "COMUNE", code)),
      ]);
}

function section(depth: number, name: string, parts: readonly string[]): string {
  const indent = "    ".repeat(depth);
  const body = parts.join("");
  return body === "" ? `${indent}<${name}/>\n` : `${indent}<${name}>\n${body}${indent}</${name}>\n`;
}

function leaf(depth: number, name: string, value: string | number | undefined): string {
  return value === undefined
    ? ""
    : `${"    ".repeat(depth)}<${name}>${escapeMarkup(String(value))}</${name}>\n`;
}
