import type { PlaceChoice } from "@volpe/contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useClient } from "../../page/use-client.tsx";
import { createPlaceCalls } from "../places/place-calls.ts";
import { toChoiceHref } from "../places/place-href.ts";
import { findPosition } from "./find-position.ts";

type PositionState =
  | { status: "idle" }
  | { status: "asking" }
  | { status: "found"; places: PlaceChoice[] }
  | { status: "failed"; why: string };

const TYPE_INSTEAD = "Scrivi il comune, oppure scegli la regione.";
const FAILURES = {
  none: `Questo browser non sa dire la posizione. ${TYPE_INSTEAD}`,
  refused: `Hai scelto di non dire la posizione: va bene così. ${TYPE_INSTEAD}`,
  lost: `Il dispositivo non trova la posizione. ${TYPE_INSTEAD}`,
  abroad: `Sembri fuori dall’Italia, e confronto solo forniture italiane. ${TYPE_INSTEAD}`,
  offline: `Non riesco a cercare la zona adesso. Riprova, oppure scegli la regione.`,
};

/** Asks the browser for its position on a click, and lets the visitor confirm the place. */
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
  const found = await findPosition();
  if (found.status === "failed") return { status: "failed", why: FAILURES[found.why] };
  try {
    const { places } = await near(found.position);
    return places.length === 0
      ? { status: "failed", why: FAILURES.abroad }
      : { status: "found", places };
  } catch {
    return { status: "failed", why: FAILURES.offline };
  }
}

function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
