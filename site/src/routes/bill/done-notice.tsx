import { formatDate, type RateView, toTipologyWords, withDay } from "@volpe/contract";
import { type ApiRequest, createRateCalls, orElse } from "@volpe/core";
import { Link } from "react-router-dom";
import { listKeysSince } from "../quote/owner-key.ts";
import { toQuoteHref } from "../quote/quote-href.ts";

/** The parameter that names a bill whose values were confirmed, or which was deleted. */
const DONE = "confermata";

/** Where a form leads if its bill or its supply no longer exists. */
export const toDonePath = (bill: string): string =>
  `/preventivo/upload?${new URLSearchParams({ [DONE]: bill })}`;

export type MadeQuote = Pick<RateView, "rate" | "type" | "createdAt">;

/**
 * Finds the quotes that this browser got after the bill in the address, newest first. Null if the
 * address names no bill. Empty if called in the browser, because scripts cannot read the cookie.
 */
export async function findMadeQuotes(
  request: Request,
  call: ApiRequest,
): Promise<MadeQuote[] | null> {
  const bill = new URL(request.url).searchParams.get(DONE);
  if (bill === null) return null;
  const calls = createRateCalls(call);
  const ids = listKeysSince(request.headers.get("cookie"), bill);
  const found = await Promise.all(ids.map((id) => orElse(calls.get(id), null)));
  return found.flatMap((quote) =>
    quote === null ? [] : [{ rate: quote.rate, type: quote.type, createdAt: quote.createdAt }],
  );
}

/**
 * Says, after a step back in the browser, that the values are confirmed, and links to the quotes.
 */
export function DoneNotice({ quotes }: { quotes: readonly MadeQuote[] }) {
  return (
    <div className="v-notice" role="status">
      <div>
        <p>
          Quei valori li hai già confermati, oppure la bolletta è stata cancellata.{" "}
          {quotes.length === 0
            ? "Se il preventivo non si è aperto, carica di nuovo la bolletta."
            : "Da quando l’hai caricata hai questi preventivi:"}
        </p>
        {quotes.length > 0 && (
          <ul>
            {quotes.map(({ rate, type, createdAt }) => (
              <li key={rate}>
                <Link to={toQuoteHref(rate)}>
                  Preventivo {toTipologyWords([type])} {withDay("del", formatDate(createdAt))}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
