import { type RateOfferView, toOrderVerb } from "@volpe/contract";
import { toCalendarFile } from "../text/calendar-event.ts";
import { toPriceWords } from "./quoted-offer.ts";
import { toRatePath } from "./rate-paths.ts";

/** A calendar file for the last day of an offer of a quote; null if it has no known last day. */
export function toExpiryCalendar(
  { rate, offer }: Pick<RateOfferView, "rate" | "offer">,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string | null {
  const day = offer.terms?.validTo ?? null;
  return day === null
    ? null
    : toCalendarFile({
        uid: `offerta-${rate}-${offer.slug}@${new URL(publicUrl).hostname}`,
        day,
        title: `Ultimo giorno per «${offer.name}»`,
        description: `${toPriceWords(offer)}, ${offer.price.note}. È l’ultimo giorno in cui si può ${toOrderVerb(offer.tipology)}.`,
        url: `${publicUrl}${toRatePath(rate)}/${offer.slug}`,
        stamp: now,
      });
}
