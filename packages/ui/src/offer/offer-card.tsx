import {
  formatEurCents,
  formatUnitPrice,
  GREEN_LABEL,
  type OfferResult,
  toEnergyUnit,
  toPriceFact,
} from "@volpe/contract";
import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { ARROW, CHECK, LEAF } from "../icon/outlines.ts";
import { EstimateMark } from "./estimate-mark.tsx";
import { SavingLine, type SpendReference } from "./saving-line.tsx";
import { SpendBar } from "./spend-bar.tsx";
import { SupplierTile } from "./supplier-tile.tsx";

/** The part of an offer that a card shows. A read-only snapshot is accepted. */
type ShownOffer = Pick<
  OfferResult,
  | "name"
  | "supplier"
  | "spend"
  | "pricing"
  | "durationMonths"
  | "green"
  | "tipology"
  | "unitCostEur"
> & { readonly estimate: readonly string[] };

type OfferCardProps = {
  offer: ShownOffer;
  /** Address of the card's one action, a plain link that works before any script. */
  href: string;
  /** Where the card's links open. */
  target?: "_blank" | undefined;
  /** Absent if there is no reference spend. */
  reference?: SpendReference | undefined;
  /** The page that explains a *stima*. */
  estimateHref?: string | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Shows only figures, saving and action, as in a conversation. */
  compact?: boolean;
  /** A highlighted label, for example `La più economica` or `Sponsorizzato`. */
  note?: string | undefined;
  /** Slots for the heart and the compare control. */
  favourite?: ReactNode;
  compare?: ReactNode;
  /** Shown below the card's own lines, for example the conditions of a discount. */
  foot?: ReactNode;
};

/**
 * The card of an offer with its price, its saving and one action.
 *
 * @example
 * <OfferCard offer={offer} href="/privati/luce/enerluna/luce-facile" />
 */
export function OfferCard({
  offer,
  href,
  target,
  reference,
  estimateHref,
  headingLevel = 3,
  compact = false,
  note,
  favourite,
  compare,
  foot,
}: OfferCardProps) {
  const Heading = `h${headingLevel}` as const;
  const estimate = offer.estimate.length > 0;
  return (
    <article className={compact ? "v-scope v-card v-card-compact" : "v-scope v-card"} part="card">
      <div className="v-card-body">
        <header className="v-card-head">
          <SupplierTile name={offer.supplier.name} size={compact ? 36 : 44} />
          <div className="v-card-names">
            <p className="v-card-supplier">{offer.supplier.name}</p>
            <Heading className="v-card-name" part="name">
              {offer.name}
            </Heading>
          </div>
          {favourite && <div className="v-card-heart">{favourite}</div>}
        </header>
        <div className="v-card-money">
          {note && <p className="v-card-note">{note}</p>}
          <p className="v-card-price" part="price">
            <span className="v-card-figure">{formatEurCents(offer.spend.total)}</span>{" "}
            <span className="v-card-per">
              l’anno{estimate ? " " : null}
              {estimate ? <EstimateMark href={estimateHref} target={target} /> : null}
            </span>{" "}
            <span className="v-card-per">{formatEurCents(offer.spend.total / 12)} al mese</span>
          </p>
          {compact ? null : <SpendBar spend={offer.spend} />}
        </div>
        <div className="v-card-side">
          {reference && (
            <SavingLine
              totalEur={offer.spend.total}
              reference={reference}
              estimate={estimate}
              estimateHref={estimateHref}
              target={target}
              brief={compact}
            />
          )}
          {compact ? null : <Facts offer={offer} />}
          <div className="v-card-actions">
            {compare && <div className="v-card-compare">{compare}</div>}
            <a
              className="v-card-action"
              part="action"
              href={href}
              target={target}
              rel={target && "noopener"}
            >
              Vedi l’offerta
              <span className="v-hidden">
                {" "}
                {offer.name} di {offer.supplier.name}
              </span>
              <Icon outline={ARROW} size={18} />
            </a>
          </div>
        </div>
      </div>
      {foot && <div className="v-card-foot">{foot}</div>}
    </article>
  );
}

/** The two facts of a card: the kind of price, and the most important other fact. */
function Facts({ offer }: { offer: ShownOffer }) {
  const { green, tipology, unitCostEur } = offer;
  return (
    <ul className="v-card-facts">
      <li>
        <Icon outline={CHECK} size={16} />
        {toPriceFact(offer)}
      </li>
      <li className={green ? undefined : "v-card-detail"}>
        <Icon outline={green ? LEAF : CHECK} size={16} />
        {green
          ? GREEN_LABEL
          : `${formatUnitPrice(unitCostEur, toEnergyUnit(tipology))} tutto compreso`}
      </li>
    </ul>
  );
}
