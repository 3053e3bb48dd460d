/** The global that the loader adds to a page, as a partner's script sees it. */
interface Window {
  volpe?: {
    readonly tracking: string;
    isGranted(): boolean;
    consent(status: "granted"): void;
  };
}

interface HTMLElementTagNameMap {
  "volpe-offer-cards": HTMLElement & {
    typology: string;
    slugs: string;
    limit: number;
    refresh(): void;
  };
  "volpe-quote-assistant": HTMLElement & { open(): void; close(): void };
  "volpe-favourites-button": HTMLElement & {
    readonly pressed: boolean;
    readonly favourites: readonly string[];
    toggle(): void;
  };
}
