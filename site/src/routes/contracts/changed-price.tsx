import {
  type ContractOffer,
  formatDate,
  formatEurCents,
  type QuotedOffer,
  type RateView,
} from "@volpe/contract";

type QuotedPrice = QuotedOffer["price"];

/** The offer's price on the day of the quote, if today's is different. */
export type ChangedPrice = { quotedAt: string; quoted: QuotedPrice; todayCents: number };

/** Null if the price is still that of the quote, or the quote has no such offer. */
export function findChangedPrice(
  { slug, price }: ContractOffer,
  { offers, createdAt }: Pick<RateView, "offers" | "createdAt">,
): ChangedPrice | null {
  const quoted = offers.find((each) => each.slug === slug)?.price;
  if (quoted === undefined) return null;
  const todayCents = toCentsPer(price, quoted.per);
  return todayCents === null || todayCents === quoted.cents
    ? null
    : { quotedAt: createdAt, quoted, todayCents };
}

function toCentsPer(price: ContractOffer["price"], per: QuotedPrice["per"]): number | null {
  switch (per) {
    case "year":
      return price.perYearCents;
    case "month":
      return price.perMonthCents;
    case "24-months":
      return price.total?.cents ?? null;
  }
}

/** Says before anything is typed that the price is not the quoted one. */
export function ChangedPriceNotice({ quotedAt, quoted, todayCents }: ChangedPrice) {
  return (
    <p className="v-notice v-notice-attention" role="status">
      <span>
        <strong>Il prezzo è cambiato dal preventivo.</strong> Il {formatDate(quotedAt)} costava{" "}
        {toEuros(quoted.cents)} {quoted.words}, oggi {toEuros(todayCents)}. Le cifre di questa
        pagina sono quelle di oggi.
      </span>
    </p>
  );
}

const toEuros = (cents: number) => formatEurCents(cents / 100);
