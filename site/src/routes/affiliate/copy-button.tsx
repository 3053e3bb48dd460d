import { useState } from "react";
import { useHydrated } from "../../page/use-hydrated.ts";

/** Copies a text. It appears after hydration, because it needs a script. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!useHydrated()) {
    return null;
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // A browser may refuse the clipboard; the text is on the page and can be selected.
      setCopied("");
    }
  };
  return (
    <button
      type="button"
      className="v-button v-button-secondary v-button-small"
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {copied === text ? "Copiato" : copied === "" ? "Copialo a mano" : "Copia"}
      </span>
    </button>
  );
}
