import { type Estimate, type EstimatedSaving, formatShare } from "@volpe/contract";
import { OfferCard } from "@volpe/ui";
import { Link } from "react-router-dom";
import { toSupplySearch } from "../catalogue/energy/supply-profile.ts";

type Shown = "cheaperTotal" | "listQuery" | "offers" | "present" | "profile" | "rankedTotal";

type EstimatedOffersProps = {
  estimate: Pick<Estimate, Shown>;
  /** Whether the spend of the present contract is an estimate. */
  isPresentEstimate: boolean;
};

/** The least expensive offers, each with its saving against the present contract. */
export function EstimatedOffers({ estimate, isPresentEstimate }: EstimatedOffersProps) {
  const { offers, present, rankedTotal, cheaperTotal, profile, listQuery } = estimate;
  const listHref = `/offerte/${profile.tipology}?${listQuery}`;
  const itemSearch = toSupplySearch(new URLSearchParams(listQuery));
  const reference =
    present === null
      ? undefined
      : {
          spendEur: present.totalEur,
          label: "il tuo contratto di oggi",
          isEstimate: isPresentEstimate,
        };
  return (
    <section aria-labelledby="offerte">
      <h2 id="offerte">
        {offers.length === rankedTotal
          ? "Le offerte per la tua fornitura"
          : `Le ${offers.length} offerte che costano meno`}
      </h2>
      <p className="estimate__count">
        {present !== null && `${toContractVerdict(cheaperTotal, rankedTotal)} `}
        <Link to={listHref}>
          {rankedTotal === 1
            ? "Guardala in classifica"
            : `Guardale tutte e ${rankedTotal} in classifica`}
        </Link>
      </p>
      <ol className="estimate__offers">
        {offers.map(({ offer, saving }, index) => (
          <li key={offer.slug}>
            <OfferCard
              offer={offer}
              href={offer.path + itemSearch}
              reference={reference}
              note={index === 0 ? "La meno cara" : undefined}
              foot={saving === null ? undefined : <CardShares saving={saving} />}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function toContractVerdict(cheaper: number, total: number): string {
  if (total === 1) {
    return `L’unica che c’è ${cheaper === 0 ? "non costa" : "costa"} meno del tuo contratto.`;
  }
  if (cheaper === 0) return `Nessuna delle ${total} costa meno del tuo contratto.`;
  return cheaper === 1
    ? `Una su ${total} costa meno del tuo contratto.`
    : `${cheaper} su ${total} costano meno del tuo contratto.`;
}

/** The saving as a share of the bill and of the supplier's part, in one line. */
function CardShares({ saving: { eur, ofBill, ofSupplier } }: { saving: EstimatedSaving }) {
  const sign = eur > 0 ? "−" : "+";
  const toShare = (share: number) => `${sign}${formatShare(Math.abs(share))}`;
  return (
    <p>
      {toShare(ofBill)} sulla bolletta
      {ofSupplier !== null && ` · ${toShare(ofSupplier.share)} sulla quota del fornitore`}
    </p>
  );
}
