import type { PlaceChoice } from "@volpe/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClient } from "../../use-client.tsx";
import { createPlaceCalls } from "./place-calls.ts";
import { toChoiceHref } from "./place-href.ts";

type PositionState =
  | { status: "idle" }
  | { status: "asking" }
  | { status: "found"; places: PlaceChoice[] }
  | { status: "failed"; why: string };

/** A street's precision says no more about a comune than three decimals, about 100 m, do. */
const DECIMALS = 3;
const TIMEOUT_MS = 15_000;

const TYPE_INSTEAD = "Scrivi il comune, oppure scegli la regione.";
const FAILURES = {
  none: `Questo browser non sa dire la posizione. ${TYPE_INSTEAD}`,
  refused: `Hai scelto di non dire la posizione: va bene così. ${TYPE_INSTEAD}`,
  lost: `Il dispositivo non trova la posizione. ${TYPE_INSTEAD}`,
  abroad: `Sembri fuori dall’Italia, e confronto solo forniture italiane. ${TYPE_INSTEAD}`,
  offline: `Non riesco a cercare la zona adesso. Riprova, oppure scegli la regione.`,
};

/** Asks the browser for its position on a click, and offers what it seems to be for confirmation. */
export function PositionFinder() {
  const { api } = useClient();
  const [state, setState] = useState<PositionState>({ status: "idle" });

  async function handleClick() {
    setState({ status: "asking" });
    setState(await findPlaces(createPlaceCalls(api.request).near));
  }

  return (
    <div className="position">
      <button
        className="v-button v-button-secondary"
        type="button"
        disabled={state.status === "asking"}
        onClick={handleClick}
      >
        {state.status === "asking" ? "Aspetto il browser…" : "Usa la mia posizione"}
      </button>
      <p className="v-hint">
        La chiedo al browser solo se premi. Serve a trovare la provincia e non la conservo.
      </p>
      <div role="status">
        {state.status === "failed" && <p className="v-notice">{state.why}</p>}
        {state.status === "found" && (
          <div className="v-notice v-notice-good position__guess">
            <p>
              Sembra la <strong>{toLowerFirst(state.places[0]?.label ?? "")}</strong>. È giusto?
              Scegli, così restringo le offerte.
            </p>
            <ul>
              {state.places.map(({ label }) => (
                <li key={label}>
                  <Link className="v-chip" to={toChoiceHref(label)}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}

type Near = ReturnType<typeof createPlaceCalls>["near"];

async function findPlaces(near: Near): Promise<PositionState> {
  if (!("geolocation" in navigator)) return { status: "failed", why: FAILURES.none };
  let coordinates: GeolocationCoordinates;
  try {
    ({ coords: coordinates } = await getPosition());
  } catch (error) {
    const refused = (error as Partial<GeolocationPositionError>).code === 1;
    return { status: "failed", why: refused ? FAILURES.refused : FAILURES.lost };
  }
  try {
    const { places } = await near({
      latitude: round(coordinates.latitude),
      longitude: round(coordinates.longitude),
    });
    return places.length === 0
      ? { status: "failed", why: FAILURES.abroad }
      : { status: "found", places };
  } catch {
    return { status: "failed", why: FAILURES.offline };
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

function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
