import { emitError } from "../define/emit.ts";
import type { Transports } from "../define/transports.ts";
import type { Volpe } from "./volpe.ts";

/** The settings of the script; an element's own `tracking` and `transports` prevail over them. */
export type LoadOptions = Partial<Pick<Volpe, "tracking" | "debug">> & {
  /** `polling` for a page whose policy forbids `wss:`. */
  transports?: Transports;
  /** Origin of the host, as `https://volpe.example`. */
  host: string;
  /** Nothing is stored or connected before `window.volpe.consent("granted")`. */
  consent?: "pending";
  /** For a page whose policy names scripts by nonce. */
  nonce?: string;
};

/**
 * Adds the host's script, which defines the elements, to the page. Does nothing on a server, or if
 * the page has that script already: the first call, or the page's own tag, decides the settings. If
 * the script cannot be loaded, the document emits `volpe-error` with the code `module`, and the
 * next call tries again. Throws a TypeError if `host` is not a URL.
 *
 * @example
 * useEffect(() => loadVolpe({ host: "https://volpe.example", tracking: "AFF-123" }), []);
 */
export function loadVolpe({
  host,
  tracking = "",
  transports = "any",
  debug = false,
  consent,
  nonce = "",
}: LoadOptions): void {
  if (typeof document === "undefined") {
    return;
  }
  const { href } = new URL("/embed/v1/embed.js", host);
  if ([...document.scripts].some(({ src }) => src === href)) {
    return;
  }
  const script = document.createElement("script");
  const data = { tracking, transports, consent, volpeDebug: debug ? "" : undefined };
  for (const [name, value] of Object.entries(data)) {
    if (value !== undefined) {
      script.dataset[name] = value;
    }
  }
  script.async = true;
  script.nonce = nonce;
  script.src = href;
  script.onerror = () => {
    script.remove();
    emitError(document, "module");
  };
  document.head.append(script);
}
