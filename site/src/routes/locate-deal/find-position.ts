import type { Position } from "@volpe/contract";

type FoundPosition =
  | { status: "found"; position: Position }
  /** `none`: no geolocation in this browser · `refused`: by the visitor · `lost`: not available now. */
  | { status: "failed"; why: keyof typeof POSITION_FAILURES };

/** Why there is no position, in words. What to do instead depends on the page. */
export const POSITION_FAILURES = {
  none: "Questo browser non sa dire la posizione.",
  refused: "Hai scelto di non dire la posizione: va bene così.",
  lost: "Il dispositivo non trova la posizione.",
} as const;

/** Three decimals, about 100 m, are enough to find a comune. */
const DECIMALS = 3;
const TIMEOUT_MS = 15_000;

/**
 * Asks the browser for its position, rounded. The browser asks the visitor first, so call this on a
 * click.
 */
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
