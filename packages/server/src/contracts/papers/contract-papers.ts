import {
  type ContractDocument,
  type ContractDuties,
  type ContractOffer,
  formatCents,
  formatDate,
  formatMoment,
  formatVersion,
  hideIban,
  nameLastDay,
  nameSupplyReason,
  type OrderedOffer,
  SELLER_PAPER_TITLES,
  type SellerPaperKind,
  type SheetLine,
  SUPPLY_POINT_LABELS,
  toSeatWords,
  toSheetOrigin,
  withDay,
} from "@volpe/contract";
import { formatPhone } from "../../person/read-contacts.ts";
import { toOfferTitle } from "../offer/take-offer.ts";
import { toNeeds } from "../rules/duties.ts";
import type { Contract } from "../store/contract-repository.ts";
import type { ContractData } from "../store/contract-tables.ts";
import { toConditions } from "../words/conditions-text.ts";
import { TEXT_VERSIONS } from "../words/contract-texts.ts";
import { toWithdrawalForm, toWithdrawalNotice } from "../words/withdrawal-papers.ts";
import type { Paper, PaperSection } from "./paper.ts";

type Kind = ContractDocument["kind"];

/** The data from which a document is made. */
type PaperGiven = {
  contract: Pick<Contract, "id" | "regime" | "data" | "early">;
  /** The ticked boxes with their texts; empty before the order. */
  boxes: readonly { text: string; version: string }[];
  now: Date;
  publicUrl: string;
};

/** A document that we write before the signature. */
export type OwnKind = Exclude<Kind, SellerPaperKind | "signature">;

const TITLES: Readonly<Record<Kind, string>> = {
  ...SELLER_PAPER_TITLES,
  contract: "Contratto",
  sheet: "Riepilogo dell’offerta",
  conditions: "Condizioni dell’ordine",
  "withdrawal-notice": "Istruzioni sul recesso",
  "withdrawal-form": "Modulo di recesso",
  signature: "Attestazione della firma",
};

/**
 * The documents of a contract that we write. Those about withdrawal exist only if the law grants
 * it.
 */
export function listPapers(duties: ContractDuties): OwnKind[] {
  return [
    "contract",
    "sheet",
    "conditions",
    ...(duties.withdrawal.kind === "statutory"
      ? (["withdrawal-notice", "withdrawal-form"] as const)
      : []),
  ];
}

export function toPaperTitle(kind: Kind): string {
  return TITLES[kind];
}

const VERSIONS: Readonly<Partial<Record<Kind, string>>> = {
  sheet: TEXT_VERSIONS.sheet,
  conditions: TEXT_VERSIONS.conditions,
  "withdrawal-notice": TEXT_VERSIONS.withdrawalNotice,
  "withdrawal-form": TEXT_VERSIONS.withdrawalForm,
};

/** The version of a document's text. The contract's version is that of the boxes. */
export function toPaperVersion(kind: Kind): string {
  return VERSIONS[kind] ?? TEXT_VERSIONS.boxes;
}

export function toPaper(kind: OwnKind, given: PaperGiven): Paper {
  const { contract, now } = given;
  return {
    title: `${TITLES[kind]}: ${toOfferTitle(contract.data.offer)}`,
    subtitle: `Contratto ${contract.id} · ${formatDate(now)}`,
    createdAt: now,
    sections: toSections(kind, given),
  };
}

function toSections(kind: OwnKind, given: PaperGiven): PaperSection[] {
  const { id, data } = given.contract;
  const { offer, duties } = data;
  switch (kind) {
    case "contract":
      return toContractSections(given);
    case "sheet":
      return toSheetSections(offer);
    case "conditions":
      return toConditions(offer, duties);
    case "withdrawal-notice":
      return toWithdrawalNotice(offer.counterparty, given.publicUrl);
    case "withdrawal-form":
      return toWithdrawalForm(offer.counterparty, { offer: toOfferTitle(offer), contract: id });
  }
}

function toContractSections({ contract, boxes, now }: PaperGiven): PaperSection[] {
  const { data, early, regime, id } = contract;
  const { duties, offer } = data;
  return [
    {
      title: "Le parti",
      paragraphs: [duties.intermediary, duties.commission],
      lines: [...toSupplierLines(offer), ...toPartyLines(data)],
    },
    {
      title: "Che cosa ordini",
      lines: [
        ...toLines([
          ["Offerta", toOfferTitle(offer)],
          ["Codice offerta", offer.code],
        ]),
        ...toPriceLines(offer),
        ...offer.terms,
      ],
    },
    ...toSellerSections(offer),
    ...toSupplySections(data),
    ...(data.payment === null ? [] : [{ title: "Come paghi", lines: toPaymentLines(data) }]),
    {
      title: "Recesso",
      paragraphs: [
        duties.withdrawal.text,
        ...(duties.withdrawal.kind === "none"
          ? []
          : [
              early
                ? "Hai chiesto l’attivazione subito: se recedi, paghi quello che hai usato."
                : "L’attivazione parte dopo la fine dei 14 giorni.",
            ]),
      ],
    },
    {
      title: "Che cosa hai dichiarato",
      items: boxes.map(
        ({ text, version }) => `${text} (testo ${withDay("del", formatVersion(version))})`,
      ),
    },
    {
      title: "L’ordine",
      lines: [
        { label: "Contratto", value: id },
        { label: "Fatto come", value: regime === "consumer" ? "Consumatore" : "Attività" },
        { label: "Mandato il", value: formatMoment(now) },
      ],
    },
  ];
}

/** Names the seller's files that are part of the contract, so that nobody can replace them. */
function toSellerSections({ papers }: ContractOffer): PaperSection[] {
  return papers.length === 0
    ? []
    : [
        {
          title: "I documenti del venditore",
          paragraphs: [
            "Fanno parte del contratto questi file, come li ha scritti il venditore. L’impronta SHA-256 cambia se il file cambia.",
          ],
          lines: papers.map(({ title, filedOn, sha256 }) => ({
            label: `${title} (file ${withDay("del", formatDate(filedOn))})`,
            value: sha256,
          })),
        },
      ];
}

function toSheetSections(offer: OrderedOffer): PaperSection[] {
  return [
    {
      title: "Il fornitore",
      paragraphs: [toSheetOrigin(offer)],
      lines: [
        ...toSupplierLines(offer),
        { label: "Reclami", value: offer.counterparty.complaints },
        ...toLines([["Pagina dell’offerta", offer.sellerPage]]),
      ],
    },
    {
      title: "Prezzi e caratteristiche pubblicati dal fornitore",
      lines: [
        ...toLines([
          ["Offerta", offer.name],
          ["Codice offerta", offer.code],
        ]),
        ...offer.features,
      ],
    },
    {
      title: "Durata, uscita e condizioni",
      lines: [
        ...offer.terms,
        ...toLines([[nameLastDay(offer.tipology), offer.validTo && formatDate(offer.validTo)]]),
      ],
    },
    {
      title: "Quanto costa secondo i conti di Volpe",
      paragraphs: offer.price.estimate.length === 0 ? [] : ["Questa cifra è una stima."],
      lines: toPriceLines(offer),
      items: offer.price.estimate,
    },
  ];
}

function toSupplierLines({ counterparty }: ContractOffer): SheetLine[] {
  const { name, vatNumber, phone, website } = counterparty;
  return toLines([
    ["Fornitore", name],
    ["Partita IVA", vatNumber],
    ["Sede", toSeatWords(counterparty)],
    ["Telefono", phone],
    ["Sito", website],
  ]);
}

function toPartyLines({ consumer, business }: ContractData): SheetLine[] {
  const person = consumer ?? business;
  return toLines([
    ["Ragione sociale", business?.companyName],
    ["Cliente", business === null ? toName(person) : null],
    ["Firma per l’attività", business === null ? null : toName(person)],
    ["Codice fiscale", person?.fiscalCode],
    ["Partita IVA del cliente", business?.vatNumber],
    ["Codice destinatario", business?.recipientCode],
    ["Data di nascita", consumer === null ? null : formatDate(consumer.birthDate)],
    ["E-mail", person?.email],
    ["Telefono del cliente", person === null ? null : formatPhone(person.phone)],
  ]);
}

export function toName(person: { firstName: string; lastName: string } | null): string {
  return person === null ? "" : `${person.firstName} ${person.lastName}`;
}

function toSupplySections({ supply, offer }: ContractData): PaperSection[] {
  if (supply === null) {
    return [];
  }
  const { supplyPoint } = toNeeds(offer);
  const title = offer.tipology === "internet" ? "La linea" : "La fornitura";
  const lines = toLines([
    ["Indirizzo", supply.address.address],
    [SUPPLY_POINT_LABELS[supplyPoint], supply.point],
    ["Attivazione", nameSupplyReason(supplyPoint, supply.reason)],
  ]);
  return [{ title, lines }];
}

/** Only the last digits of the IBAN are shown, because the paper is mailed. */
function toPaymentLines({ payment }: ContractData): SheetLine[] {
  return payment?.method === "debit"
    ? toLines([
        ["Pagamento", "Addebito sul conto"],
        ["IBAN", hideIban(payment.iban)],
        ["Intestato a", payment.holder],
      ])
    : [{ label: "Pagamento", value: "Bollettino" }];
}

/** The figures as they were shown above the button. */
export function toPriceLines({ price }: OrderedOffer): SheetLine[] {
  return [
    ...(price.schedule?.lines ?? [
      { label: "Al mese", value: formatCents(price.perMonthCents) },
      { label: "All’anno", value: formatCents(price.perYearCents) },
    ]),
    ...(price.total === null
      ? []
      : [{ label: price.total.label, value: formatCents(price.total.cents) }]),
    { label: "Che cifra è", value: price.label },
  ];
}

function toLines(rows: readonly (readonly [string, string | null | undefined])[]): SheetLine[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
