import type { PlaceChoice } from "@volpe/contract";
import { redirect } from "react-router-dom";
import { clientContext } from "../../client-context.ts";
import type { PageLoaderArgs } from "../page-args.ts";
import { toPlacedPath } from "./placed-path.ts";

/** What was typed and means no one place: several, or none known. */
export type TypedPlace = { typed: string; choices: PlaceChoice[] };

/**
 * Keeps the visitor's place in a page's address. A place that was typed (`luogo`) is remembered and
 * written as `provincia` and `comune`; an empty one forgets the place; an address that says none
 * takes the one remembered. Each by a redirect, so what a page shows is always in its address.
 * Answers what was typed and could not be told; null where there is nothing to ask.
 */
export async function followPlace({
  request,
  context,
}: Pick<PageLoaderArgs, "request" | "context">): Promise<TypedPlace | null> {
  const url = new URL(request.url);
  const { api, place } = context.get(clientContext);
  const typed = url.searchParams.get("luogo");
  if (typed === null) {
    const known = url.searchParams.has("provincia") ? null : place.read();
    if (known === null) return null;
    throw redirect(toPlacedPath(url, known));
  }
  if (typed.trim() === "") {
    place.forget();
    throw redirect(toPlacedPath(url, null));
  }
  const { createPlaceCalls } = await import("./place-calls.ts");
  const resolution = await createPlaceCalls(api.request).resolve(typed);
  if (resolution.status === "found") {
    place.remember(resolution.place);
    throw redirect(toPlacedPath(url, resolution.place));
  }
  return { typed, choices: resolution.status === "ambiguous" ? resolution.choices : [] };
}
