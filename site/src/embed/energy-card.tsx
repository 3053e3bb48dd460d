import {
  nameIndex,
  type OfferList,
  type OfferResult,
  OPEN_DATA_ATTRIBUTION,
} from "@volpe/contract";
import { OfferCard, toListReference, toOfferFoot } from "@volpe/ui";
import type { ReactNode } from "react";
import type { Cards } from "./cards.ts";

type EnergyCardProps = {
  offer: OfferResult;
  list: OfferList | null;
  isFirst: boolean;
  href: string;
  estimateHref: string;
  /** A sentence below the card's own lines. */
  notice: ReactNode | undefined;
};

/** A card as the site's list shows it. */
export function EnergyCard({ offer, list, isFirst, href, estimateHref, notice }: EnergyCardProps) {
  const foot = toOfferFoot(offer, nameIndex(offer.tipology), { brief: true });
  const isCheapest = isFirst && list?.sorts[0]?.selected === true && list.applied.length === 0;
  return (
    <OfferCard
      offer={offer}
      href={href}
      target="_blank"
      estimateHref={estimateHref}
      reference={list === null ? undefined : toListReference(list)}
      note={isCheapest ? "La meno cara" : undefined}
      foot={
        notice === undefined ? (
          foot
        ) : (
          <>
            {foot}
            {notice}
          </>
        )
      }
    />
  );
}

/** What the figures are for, and the source that the data's licence asks to name. */
export function EnergyNotes({ bases, demonstration }: Pick<Cards, "bases" | "demonstration">) {
  return (
    <>
      {bases.map((basis) => (
        <p key={basis}>{basis}.</p>
      ))}
      {!demonstration && <p>{OPEN_DATA_ATTRIBUTION}</p>}
    </>
  );
}
