import type { Position } from "@volpe/contract";

type FoundPosition =
  | { status: "found"; position: Position }
  /** `none`: this browser cannot tell · `refused`: by its owner · `lost`: not known now. */
  | { status: "failed"; why: "none" | "refused" | "lost" };

/** A street's precision says no more about a comune than three decimals, about 100 m, do. */
const DECIMALS = 3;
const TIMEOUT_MS = 15_000;

/** Where the browser says that it is, which asks its owner first: to be called on a click. */
export async function findPosition(): Promise<FoundPosition> {
  if (!("geolocation" in navigator)) return { status: "failed", why: "none" };
  try {
    const { coords } = await getPosition();
    const position = { latitude: round(coords.latitude), longitude: round(coords.longitude) };
    return { status: "found", position };
  } catch (error) {
    const refused = (error as Partial<GeolocationPositionError>).code === 1;
    return { status: "failed", why: refused ? "refused" : "lost" };
  }
}

function getPosition(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: TIMEOUT_MS,
      maximumAge: 600_000,
    });
  });
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
