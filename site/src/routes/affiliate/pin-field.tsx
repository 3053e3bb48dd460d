import { useState } from "react";
import { useHydrated } from "../../page/use-hydrated.ts";
import type { PinnedRelease } from "./snippets.ts";

type PinFieldProps = { onChoose: (pinned: PinnedRelease | null) => void };

/** Asks for the release that is served now, whose hashes only a script can read. */
export function PinField({ onChoose }: PinFieldProps) {
  const isHydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  if (!isHydrated) {
    return null;
  }
  const choose = async (isPinned: boolean) => {
    setFailed(false);
    onChoose(null);
    if (isPinned) {
      try {
        onChoose(await loadRelease());
      } catch {
        setFailed(true);
      }
    }
  };
  return (
    <div className="panel-pin">
      <label className="v-check">
        <input type="checkbox" onChange={(event) => choose(event.currentTarget.checked)} />
        <span>Blocca questa versione</span>
      </label>
      <p className="v-hint">
        {failed
          ? "La versione non si è letta: togli la spunta e riprova."
          : "Il codice della pagina non cambia più, e il browser lo controlla. Le correzioni arrivano quando copi di nuovo le righe."}
      </p>
    </div>
  );
}

/** Throws if the host does not answer. */
async function loadRelease(): Promise<PinnedRelease> {
  const answer = await fetch("/embed/v1/manifest.json");
  if (!answer.ok) {
    throw new Error(`The release's manifest was answered ${answer.status}.`);
  }
  return await answer.json();
}
