import type { Position } from "@volpe/contract";
import { formatQuantity } from "@volpe/ui";
import { useState } from "react";
import { Link, useSubmit } from "react-router-dom";
import { useAlive } from "../../browser/use-alive.ts";
import { findPosition } from "../places/find-position.ts";
import { DoneNotice } from "./done-notice.tsx";
import { readRefusal } from "./profile-form.tsx";
import { type FormNews, toFormPath } from "./profile-intents.ts";

type PositionSaverProps = { position: Position | null; news: FormNews };

const INTENT = "posizione";
const FAILURES = {
  none: "Questo browser non sa dire la posizione.",
  refused: "Hai scelto di non dire la posizione: va bene così.",
  lost: "Il dispositivo non trova la posizione. Riprova fra poco.",
};

/** The position kept with the profile, to about 100 m. Only a browser with a script can tell it. */
export function PositionSaver({ position, news }: PositionSaverProps) {
  const alive = useAlive();
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | keyof typeof FAILURES>("idle");
  const { typed } = readRefusal(news, INTENT);
  if (!alive && position === null) return null;

  async function handleClick() {
    setState("asking");
    const found = await findPosition();
    if (found.status === "failed") {
      setState(found.why);
      return;
    }
    setState("idle");
    const { latitude, longitude } = found.position;
    await submit(
      { intent: INTENT, latitude: String(latitude), longitude: String(longitude) },
      { method: "post", action: toFormPath(INTENT) },
    );
  }

  return (
    <div className="profile__position" id={INTENT}>
      <h3>La tua posizione</h3>
      {news.done === INTENT && <DoneNotice>Posizione salvata.</DoneNotice>}
      <p>
        {position === null
          ? "Se vuoi la tengo nel profilo, per proporti le offerte della tua zona."
          : `Salvata: latitudine ${formatQuantity(position.latitude)}, longitudine ${formatQuantity(position.longitude)}.`}{" "}
        La chiedo al browser solo se premi, arrotondata a circa cento metri.
        {position !== null && (
          <>
            {" "}
            Per toglierla <Link to="/contatti?argomento=privacy">scrivimi</Link>.
          </>
        )}
      </p>
      {alive && (
        <button
          className="v-button v-button-secondary v-button-small"
          type="button"
          disabled={state === "asking"}
          onClick={handleClick}
        >
          {state === "asking"
            ? "Aspetto il browser…"
            : position === null
              ? "Salva la mia posizione"
              : "Aggiorna la mia posizione"}
        </button>
      )}
      <div role="status">
        {state !== "idle" && state !== "asking" && <p className="v-notice">{FAILURES[state]}</p>}
        {typed !== undefined && <p className="v-notice">Non riesco a salvarla adesso. Riprova.</p>}
      </div>
    </div>
  );
}
