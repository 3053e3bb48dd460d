import { useState } from "react";

type ShareLinkProps = {
  /** Absolute, or relative to the page. */
  url: string;
  texts: { share: string; copied: string; failed: string };
};

/**
 * Opens the device's share sheet. Copies the address if the device has none.
 *
 * @example
 * <ShareLink url="/blog" texts={{ share: "Condividi", copied: "Copiato", failed: "Copialo a mano" }} />
 */
export function ShareLink({ url, texts }: ShareLinkProps) {
  const [said, setSaid] = useState<keyof typeof texts>("share");
  const share = async () => {
    const { href } = new URL(url, location.href);
    try {
      if (navigator.share === undefined) {
        await navigator.clipboard.writeText(href);
        setSaid("copied");
      } else {
        await navigator.share({ url: href });
      }
    } catch (error) {
      // The person may close the sheet, and a browser may refuse the clipboard.
      setSaid((error as Error).name === "AbortError" ? "share" : "failed");
    }
  };
  return (
    <button type="button" className="v-button v-button-secondary" onClick={() => void share()}>
      <span aria-live="polite">{texts[said]}</span>
    </button>
  );
}
