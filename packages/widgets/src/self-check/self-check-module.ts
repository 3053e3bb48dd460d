import {
  ITEM_CARDS_DEFAULT,
  ITEM_CARDS_MAX,
  type TrackedWidget,
  toElementRoom,
} from "@volpe/contract";
import { type Volpe, warn } from "../loader/volpe.ts";
import { CARDS_LIMIT } from "../offer-cards/figure.ts";

/** How long a probe may take until its violation is reported, ms. */
const WAIT_MS = 3_000;

const WIDGETS: Readonly<Record<string, TrackedWidget>> = {
  "volpe-quote-assistant": "assistente",
  "volpe-favourites-button": "preferiti",
  "volpe-offer-cards": "carte",
};

/**
 * Writes into the console each failure, with the id of its call in the host's log, the elements
 * whose place the page does not reserve, the cards that leave out offers, and figures with two
 * meanings. It tries once what the elements do, and names the policy directives that the page lacks. Only a script with
 * `data-volpe-debug` loads it.
 */
export function define(volpe: Volpe): void {
  const missing = new Map<string, string>();
  const { host } = volpe;
  const socket = host.replace(/^http/, "ws");
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
    const source = [host, socket].find((origin) => blockedURI.startsWith(origin));
    const entry = `${effectiveDirective} ${source}`;
    if (source !== undefined && !missing.has(entry)) {
      missing.set(entry, source);
      warn(`the page's policy lacks «${entry}».`);
    }
  });
  document.addEventListener("volpe-error", ({ target, detail: { code, requestId } }) => {
    const { localName = "the script" } = target as Partial<Element>;
    warn(`${localName} failed with «${code}», request ${requestId ?? "without an id"}.`);
  });
  listBare();
  listUnshown();
  listAmbiguous();
  new Image().src = `${host}/marks/volpe.svg`;
  fetch(`${host}/embed/v1/embed.js`).catch(() => undefined);
  if (volpe.transports !== "polling" && volpe.isGranted()) {
    trySocket(`${socket}/socket.io/?EIO=4&transport=websocket`);
  }
  setTimeout(() => {
    if (missing.size === 0) {
      warn(`self-check of ${volpe.version}: the page's policy allows all that the elements need.`);
    }
  }, WAIT_MS);
}

/** An element without pictures moves the page, unless its script delays the first paint. */
function listBare() {
  for (const [tag, widget] of Object.entries(WIDGETS)) {
    for (const element of document.querySelectorAll(`${tag}:not(:has([slot="room"]))`)) {
      const attributes = [...element.attributes].map(({ name, value }) => [name, value]);
      const room = toElementRoom(widget, Object.fromEntries(attributes));
      if (room !== "") {
        warn(
          `${tag} reserves no place, so the page moves if it was drawn before: write ${room} into it.`,
        );
      }
    }
  }
}

/**
 * Lists cards that name more offers than they show. A written `limit` counts as intended, unless
 * the page names more offers than the highest limit allows.
 */
function listUnshown() {
  for (const element of document.querySelectorAll("volpe-offer-cards[slugs]")) {
    const limit = element.getAttribute("limit");
    const slugs = element.getAttribute("slugs")?.split(",") ?? [];
    const named = new Set(slugs.map((slug) => slug.trim()).filter(Boolean)).size;
    if (named > (limit === null ? ITEM_CARDS_DEFAULT : ITEM_CARDS_MAX)) {
      // The element may not be defined yet, so its attribute is read here.
      const shown = CARDS_LIMIT.read(limit);
      const advice =
        shown < ITEM_CARDS_MAX ? `limit may be ${ITEM_CARDS_MAX}` : "no limit is higher";
      warn(`volpe-offer-cards names ${named} offers, of which ${shown} are shown: ${advice}.`);
    }
  }
}

/** Lists figures with one group of three digits, which a developer may mean as decimals. */
function listAmbiguous() {
  for (const element of document.querySelectorAll("volpe-offer-cards[consumption]")) {
    const written = element.getAttribute("consumption")?.trim() ?? "";
    if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(written)) {
      const read = written.replace(/\D/, "");
      warn(`consumption="${written}" is read as ${read}: write ${read}, or two decimals.`);
    }
  }
}

/** A browser may refuse with an exception, or with a violation alone. */
function trySocket(address: string): void {
  try {
    const socket = new WebSocket(address);
    socket.onopen = () => socket.close();
  } catch {
    // The violation says which directive is missing.
  }
}
