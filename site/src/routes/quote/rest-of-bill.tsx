import { Link } from "react-router-dom";
import { BILL, toKeylessBillPath } from "./bill-path.ts";
import { findOwnerKey } from "./owner-key.ts";

/**
 * The upload that a page's address names because supplies of it are left. The server returns null
 * if the request has no key of the upload; a script cannot read the cookie with the keys.
 */
export function findRestOfBill(request: Request): string | null {
  const bill = new URL(request.url).searchParams.get(BILL);
  const hasKey = bill !== null && findOwnerKey(request.headers.get("cookie"), bill) !== null;
  return hasKey || typeof document !== "undefined" ? bill : null;
}

/** Adds to an address the upload that has supplies left; null = none is left. */
export function withRestOfBill(href: string, bill: string | null): string {
  const [start = "", hash] = href.split("#");
  const search = new URLSearchParams({ [BILL]: bill ?? "" });
  const next = bill === null ? start : `${start}${start.includes("?") ? "&" : "?"}${search}`;
  return hash === undefined ? next : `${next}#${hash}`;
}

/** The way back to the supplies that are not confirmed yet. */
export function RestOfBill({ bill }: { bill: string | null }) {
  return bill === null ? null : (
    <p className="v-notice">
      In quello che hai caricato ci sono altre forniture:{" "}
      <Link to={toKeylessBillPath(bill)} reloadDocument>
        torna ai dati letti
      </Link>{" "}
      e fai il preventivo anche per quelle.
    </p>
  );
}
