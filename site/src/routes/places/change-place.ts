import type { PlaceChoice, Position } from "@volpe/contract";
import { type Client, createAuthCalls, createPlaceCalls, orElse } from "@volpe/core";
import { redirect } from "react-router-dom";

/** A typed place that is ambiguous or unknown. */
export type TypedPlace = { typed: string; choices: PlaceChoice[] };

/** Implements `followPlace` for an address that needs another place. */
export async function changePlace(url: URL, client: Client): Promise<TypedPlace | null> {
  const { api, place, session } = client;
  const position = session.state.session?.position;
  const typed = url.searchParams.get("luogo");
  if (typed === null) {
    const known = place.read() ?? (position ? await findSavedPlace(client, position) : undefined);
    if (known === undefined) return null;
    throw redirect(toPlacedPath(url, known));
  }
  if (typed.trim() === "") {
    place.forget();
    // If this fails, the position stays and can be removed in the profile.
    if (position) await createAuthCalls(client).removePosition();
    throw redirect(toPlacedPath(url, null));
  }
  const resolution = await createPlaceCalls(api.request).resolve(typed);
  if (resolution.status === "found") {
    place.remember(resolution.place);
    throw redirect(toPlacedPath(url, resolution.place));
  }
  return { typed, choices: resolution.status === "ambiguous" ? resolution.choices : [] };
}

/** Finds and remembers the province of the profile's position. Undefined outside Italy. */
async function findSavedPlace(
  { api, place }: Client,
  position: Position,
): Promise<PlaceChoice | undefined> {
  const { places } = await orElse(createPlaceCalls(api.request).near(position), { places: [] });
  // Uses the province, because the comune would be a guess.
  const [province] = places;
  if (province) place.remember(province);
  return province;
}

/** The address of the same page for another place; null = all of Italy. */
function toPlacedPath(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  place: { province: string; comune?: string | undefined } | null,
): string {
  const placed = new URLSearchParams(search);
  for (const key of ["luogo", "provincia", "comune", "regione"]) {
    placed.delete(key);
  }
  if (place !== null) {
    placed.set("provincia", place.province);
    if (place.comune) placed.set("comune", place.comune);
  }
  return placed.size === 0 ? pathname : `${pathname}?${placed}`;
}
