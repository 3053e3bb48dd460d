import {
  CONTRACT_WORDS,
  type ContractPrice,
  type ContractView,
  formatCents,
  hideIban,
  markEstimate,
  nameSupplyReason,
  SUPPLY_POINT_LABELS,
  toPeriodWords,
  type WireError,
} from "@volpe/contract";
import { Form, Link } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { TickField } from "../../forms/tick-field.tsx";
import { useForgottenDraft } from "../../forms/use-form-draft.ts";
import { Term } from "../../page/term.tsx";
import { SheetLines } from "../catalogue/sheet-layout.tsx";
import { toContractPath } from "./contract-access.ts";
import { toDraftName, toItalianDate } from "./contract-data.ts";
import { ContractDocuments } from "./contract-documents.tsx";
import { OrderProcess, Parties } from "./offer-parts.tsx";

type OrderReviewProps = {
  contract: ContractView;
  errors: readonly WireError[];
  /** The boxes that were ticked when the order was refused. */
  ticked: readonly string[];
};

/**
 * The whole order with the person's data, then the boxes, then the mandatory information and the
 * button.
 */
export function OrderReview({ contract, errors, ticked }: OrderReviewProps) {
  useForgottenDraft(toDraftName(contract));
  const { duties, offer } = contract;
  return (
    <>
      {contract.offerChanged && (
        <p className="v-notice v-notice-attention">
          {toChangeWords(contract)} Qui sotto ci sono le cifre di oggi: guardale prima di ordinare.
        </p>
      )}
      <TypedData contract={contract} />
      <Parties counterparty={offer.counterparty} duties={duties} />
      <section className="order-section" aria-labelledby="ripensarci">
        <h2 id="ripensarci">Se ci ripensi</h2>
        <p>{duties.withdrawal.text}</p>
      </section>
      <ContractDocuments contract={contract} />
      <OrderProcess lines={duties.process} />
      <OrderForm contract={contract} errors={errors} ticked={ticked} />
    </>
  );
}

/** The typed data, with a link to correct them. */
function TypedData({ contract }: { contract: ContractView }) {
  const { consumer, business, supply, payment, needs, id } = contract;
  const person = consumer ?? business;
  const rows = [
    ["Contratto", consumer === null ? "per un’attività" : "da consumatore"],
    ["Attività", business?.companyName],
    ["Partita IVA", business?.vatNumber],
    ["Codice fiscale", business?.fiscalCode],
    ["Codice destinatario", business?.recipientCode],
    [business === null ? "Nome" : "Firma", person && `${person.firstName} ${person.lastName}`],
    ["Codice fiscale", consumer?.fiscalCode],
    ["Data di nascita", consumer && toItalianDate(consumer.birthDate)],
    ["E-mail", person?.email],
    ["Telefono", person?.phone],
    ["Attivazione", supply && nameSupplyReason(needs.supplyPoint, supply.reason)],
    [SUPPLY_POINT_LABELS[needs.supplyPoint], supply?.point],
    ["Indirizzo", supply?.address.address],
    ["Pagamento", payment && toPaymentWords(payment)],
  ].filter(([, value]) => value) as [string, string][];
  return (
    <section className="order-section" aria-labelledby="i-tuoi-dati">
      <h2 id="i-tuoi-dati">I tuoi dati</h2>
      <dl className="order-terms">
        {rows.map(([name, value]) => (
          <Term key={name} name={name}>
            {value}
          </Term>
        ))}
      </dl>
      <p>
        <Link to={`${toContractPath(id)}?passo=dati`} reloadDocument>
          Correggi i dati
        </Link>
      </p>
    </section>
  );
}

function toPaymentWords({ method, iban, holder }: NonNullable<ContractView["payment"]>): string {
  return method === "slip" ? "bollettino" : `addebito sul conto ${hideIban(iban)} di ${holder}`;
}

function OrderForm({ contract, errors, ticked }: OrderReviewProps) {
  const { duties, offer, offerHash, version } = contract;
  const names = duties.boxes.map(({ name }) => name);
  const { findField, errorOf } = createErrorLookup(names, errors);
  return (
    <Form className="order-form order-final" method="post" reloadDocument noValidate>
      <SubmissionField />
      <input type="hidden" name="intent" value="ordine" />
      <input type="hidden" name="offerHash" value={offerHash} />
      <input type="hidden" name="version" value={version} />
      <FormErrors errors={errors} findField={findField} />
      <fieldset className="v-fieldset">
        <legend>Prima di ordinare</legend>
        {duties.boxes.map(({ name, text, needed }) => (
          <TickField
            key={name}
            {...{ name, needed }}
            ticked={ticked.includes(name)}
            error={errorOf(name)}
          >
            {text}
            {!needed && <span className="v-quiet"> (facoltativo)</span>}
            {name === "privacy" && (
              <>
                {" "}
                <a href="/privacy-policy#contratto" target="_blank" rel="noreferrer">
                  Leggi l’informativa
                </a>
              </>
            )}
          </TickField>
        ))}
      </fieldset>
      <section className="order-recap" aria-labelledby="in-breve">
        <h2 id="in-breve">Che cosa ordini</h2>
        <p>
          <strong>{offer.name}</strong> di {offer.counterparty.name}
        </p>
        {offer.price !== null && <PriceTerms price={offer.price} />}
        <SheetLines title="Caratteristiche" lines={offer.features} />
        <SheetLines title="Durata e uscita" lines={offer.terms} />
      </section>
      <button className="v-button v-button-wide" type="submit">
        {CONTRACT_WORDS.order}
      </button>
    </Form>
  );
}

function PriceTerms({ price }: { price: ContractPrice }) {
  const { perMonthCents, perYearCents, schedule, total, label, estimate } = price;
  const { month, year } = toPeriodWords(price);
  const words = `${formatCents(perMonthCents)} ${month}, ${formatCents(perYearCents)} ${year}`;
  return (
    <dl className="order-terms">
      <Term name="Prezzo">{markEstimate(words, estimate.length > 0)}</Term>
      {schedule?.lines.map((line) => (
        <Term key={line.label} name={line.label}>
          {line.value}
        </Term>
      ))}
      {total !== null && <Term name={total.label}>{formatCents(total.cents)}</Term>}
      <Term name="Che cifra è">{label}</Term>
    </dl>
  );
}

/**
 * For example `Da quando l’hai vista l’offerta è cambiata: era 700,00 € l’anno, adesso è 710,00 €.`
 * Figures for another address are not a change of the offer.
 */
export function toChangeWords({
  priceBefore,
  placeChanged,
  offer: { price },
  state,
}: Pick<ContractView, "offer" | "placeChanged" | "priceBefore" | "state">): string {
  const figures = (was: string, now: string) =>
    priceBefore === null || price === null ? "" : `: ${toDifference(priceBefore, price, was, now)}`;
  if (placeChanged) {
    return `L’offerta è la stessa, ma all’indirizzo che hai scritto i suoi prezzi sono altri${figures("prima contavo", "qui sono")}.`;
  }
  const since = state === "submitted" ? "Da quando hai ordinato" : "Da quando l’hai vista";
  return `${since} l’offerta è cambiata${figures("era", "adesso è")}.`;
}

/** Compares the prices of a year, or the whole prices if a year costs the same. */
function toDifference(before: ContractPrice, price: ContractPrice, was: string, now: string) {
  const { year } = toPeriodWords(price);
  const isYear = before.perYearCents !== price.perYearCents;
  const [period, ...cents] =
    isYear || before.total === null || price.total === null
      ? [year, before.perYearCents, price.perYearCents]
      : ["in tutto", before.total.cents, price.total.cents];
  const [old, today] = cents.map(formatCents);
  return `${was} ${old} ${period}, ${now} ${today}`;
}
