import {
  type ContractDuties,
  type ContractOffer,
  type Counterparty,
  formatCents,
  formatDate,
  isEnergyTipology,
  type OrderedOffer,
  toPeriodWords,
  toSeatWords,
  withDay,
} from "@volpe/contract";
import { EstimateMark } from "@volpe/ui";
import { Link } from "react-router-dom";
import { Term } from "../../page/term.tsx";
import { ContactTerms, SheetLines } from "../catalogue/sheet-layout.tsx";
import "./offer-parts.css";

type Priced = Pick<OrderedOffer, "price" | "tipology">;

/** Energy is sold by the year, everything else by the month. */
function toPeriods({ price, tipology }: Priced) {
  const words = toPeriodWords(price);
  const month = { figure: formatCents(price.perMonthCents), words: words.month };
  const year = { figure: formatCents(price.perYearCents), words: words.year };
  return isEnergyTipology(tipology) ? ([year, month] as const) : ([month, year] as const);
}

/** For example `833,03 € l’anno`, marked «stima» if the price is an estimate. */
export function PriceInWords({ offer }: { offer: ContractOffer }) {
  const { price, tipology } = offer;
  if (price === null) return null;
  const [{ figure, words }] = toPeriods({ price, tipology });
  return (
    <p className="order__price">
      <strong>{figure}</strong> {words} {price.estimate.length > 0 && <EstimateMark />}
    </p>
  );
}

/** The price per month and per year; the period that the kind is sold by comes first. */
function OfferPrice({ offer }: { offer: Priced }) {
  const { price, tipology } = offer;
  const [first, other] = toPeriods(offer);
  return (
    <div className="order-price">
      <p className="order-price__figure">
        <strong className="v-figure">{first.figure}</strong>{" "}
        <span className="v-quiet">{first.words}</span>
        {price.estimate.length > 0 && <EstimateMark />}
      </p>
      <p>
        {other.figure} {other.words}
        {isEnergyTipology(tipology) && " in media"}
      </p>
      <PriceSchedule price={price} />
      {price.total !== null && (
        <p>
          {price.total.label}: {formatCents(price.total.cents)}
        </p>
      )}
      <p className="v-quiet v-small">{price.label}</p>
    </div>
  );
}

/** What is billed and when, if the months and years do not all cost the same. */
function PriceSchedule({ price: { schedule } }: Pick<Priced, "price">) {
  return schedule === undefined ? null : (
    <dl className="order-terms">
      {schedule.lines.map(({ label, value }) => (
        <Term key={label} name={label}>
          {value}
        </Term>
      ))}
    </dl>
  );
}

type OfferSummaryProps = {
  offer: ContractOffer;
  /** False if the offer can no longer be ordered. Its last day on sale is then not shown. */
  onSale?: boolean;
  /** True if the heading of the page already names the offer. */
  named?: boolean;
};

/** The product, its price, and the last day on which it can be ordered. */
export function OfferSummary({ offer, onSale = true, named = false }: OfferSummaryProps) {
  return (
    <section className="order-box" aria-labelledby="che-cosa">
      <h2 id="che-cosa" className={named ? "v-hidden" : "order-box__title"}>
        {offer.name}
      </h2>
      <p className="v-quiet">{offer.counterparty.name || offer.brand}</p>
      {offer.code !== "" && (
        <p className="order-box__code">
          <code>{offer.code}</code>
        </p>
      )}
      {offer.price !== null && <OfferPrice offer={{ ...offer, price: offer.price }} />}
      <p>
        {onSale &&
          (offer.validTo === null
            ? "In vendita senza una data di fine. "
            : `In vendita fino ${withDay("al", formatDate(offer.validTo))}. `)}
        <Link to={offer.path}>Tutta la scheda</Link>
      </p>
    </section>
  );
}

/** The main features and the terms, in the supplier's own figures. */
export function OrderTerms({ offer }: { offer: ContractOffer }) {
  return (
    <>
      <SheetLines title="Che cosa compri" lines={offer.features} />
      <SheetLines title="Durata e uscita" lines={offer.terms} />
    </>
  );
}

type PartiesProps = {
  counterparty: Counterparty;
  duties: ContractDuties;
  /** False if no order is made here; nothing is then passed on to the supplier. */
  isOrder?: boolean;
};

/** The other party of the contract, and Volpe's part in it. */
export function Parties({ counterparty, duties, isOrder = true }: PartiesProps) {
  const { name, vatNumber, email, phone, website, complaints } = counterparty;
  return (
    <section className="order-parties" aria-labelledby="con-chi">
      <h2 id="con-chi">Con chi fai il contratto</h2>
      <dl className="order-terms">
        <Term name="Fornitore">{name}</Term>
        {(isOrder || counterparty.seat !== null) && (
          <Term name="Sede">{toSeatWords(counterparty)}</Term>
        )}
        {vatNumber !== null && <Term name="Partita IVA">{vatNumber}</Term>}
        {email !== null && <Term name="E-mail">{email}</Term>}
        <ContactTerms phone={phone} website={website} />
        <Term name="Reclami">{complaints}</Term>
        <Term name="Controversie">{duties.disputes}</Term>
      </dl>
      {isOrder && <p>{duties.intermediary}</p>}
      <p>{duties.commission}</p>
      {isOrder && <p>{duties.creditCheck}</p>}
    </section>
  );
}

/** How the order is concluded, its language, and where it is stored. */
export function OrderProcess({ lines }: { lines: readonly string[] }) {
  return (
    <section className="order-process" aria-labelledby="come-va">
      <h2 id="come-va">Come va l’ordine</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
