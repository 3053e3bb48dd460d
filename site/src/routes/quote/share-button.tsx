import { useState } from "react";
import { useAlive } from "../../browser/use-alive.ts";

/** Copies the page's address; absent until there is a script to do it. */
export function ShareButton() {
  const [said, setSaid] = useState("");
  const ready = useAlive();
  if (!ready) return null;

  const handleClick = async () => {
    try {
      const { origin, pathname } = window.location;
      await navigator.clipboard.writeText(origin + pathname);
      setSaid("Indirizzo copiato");
    } catch {
      // The browser may refuse the clipboard; the address bar is still there.
      setSaid("Non riesco a copiarlo: prendi l’indirizzo dalla barra del browser");
    }
  };

  return (
    <>
      <button className="v-button v-button-secondary" type="button" onClick={handleClick}>
        Copia l’indirizzo
      </button>
      <span role="status">{said}</span>
    </>
  );
}
