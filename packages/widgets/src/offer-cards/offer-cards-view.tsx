import { LANGUAGE, toPlainFigure } from "@volpe/contract";
import { emit, emitError } from "../define/emit.ts";
import { adopt } from "../define/to-sheet.ts";
import type { View } from "../define/view-element.ts";
import { toNode } from "../drawn/to-node.ts";
import { createTrackingReader } from "../loader/find-tracking.ts";
import { type Volpe, warn } from "../loader/volpe.ts";
import { toCardsAddress } from "./cards-address.ts";
import type { OfferCardsValues } from "./element-types.ts";
import { hideParts } from "./hide-parts.ts";
import { type CallFailure, loadDocument } from "./load-document.ts";

export type OfferCardsView = View<OfferCardsValues> & {
  /** Asks for the offers again. */
  refresh(): void;
  /** Takes the query of the filters that a visitor set. */
  choose(choices: string): void;
};

type CardsSheet = { getSheet: () => CSSStyleSheet };

/**
 * Styles that are loaded for an element with cards of products or with filters. The styles of
 * electricity and gas come with the element.
 */
const SHEETS: Record<string, () => Promise<CardsSheet>> = {
  product: () => import("./product-sheet.ts"),
  filters: () => import("./filters-sheet.ts"),
};

/**
 * Makes the views of the elements that one script defines. The host draws the cards from the site's
 * components, so an element needs no runtime for components.
 */
export function createOfferCards(volpe: Volpe): (container: ShadowRoot) => OfferCardsView {
  /** What each element shows, so that an element that is removed and added again loads nothing. */
  const shownCards = new WeakMap<Element, { address: string; content: HTMLElement }>();

  return (container) => {
    const element = container.host;
    let values: Partial<OfferCardsValues> = {};
    let choices = "";
    /** The address of the element's own values, without a visitor's choices. */
    let baseAddress = "";
    const readTracking = createTrackingReader(volpe);
    /** The address whose cards are shown or awaited; "" before the first call. */
    let address = "";
    /** Number of the last call; the answer of an earlier one is not shown. */
    let lastCall = 0;
    let isFollowing = false;
    const room = toNode(<div className="v-cards-room" />);
    const place = toNode(<div className="v-place" lang={LANGUAGE} />);
    container.append(place);

    /**
     * Shows cards, or a sentence. The reserved place keeps its height as far as the screen shows
     * it, and shrinks below the screen, where nobody sees the page move.
     */
    function show(content: HTMLElement) {
      const focused = container.activeElement?.getAttribute("name");
      const { top, height } = element.getBoundingClientRect();
      room.style.maxBlockSize = `${Math.max(0, Math.min(height, innerHeight - top))}px`;
      place.replaceChildren(room, content);
      if (focused) {
        content.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
      }
    }

    /**
     * Reports a module that could not be loaded, or a failed call with what the host may log of it.
     */
    function fail({ code = "module", requestId }: Partial<CallFailure>) {
      show(
        toNode(
          <div className="v-scope v-cards-said">
            <p role="alert">
              Non riesco a caricare le offerte. Controlla la connessione e{" "}
              <button type="button" onClick={load}>
                riprova
              </button>
              .
            </p>
          </div>,
        ),
      );
      emitError(element, code, requestId);
      addEventListener("online", load, { once: true });
    }

    async function load() {
      lastCall += 1;
      const call = lastCall;
      try {
        const content = await loadCards(container, address, listSheets(values));
        if (call === lastCall) {
          const { refused: code, shown, ended = 0 } = content.dataset;
          const reveal = hideParts(content, container.activeElement !== null);
          show(content);
          if (code) {
            emitError(element, code);
          } else {
            shownCards.set(element, { address, content });
            await reveal();
            if (call === lastCall) {
              emit(element, "volpe-cards", { shown: Number(shown), ended: Number(ended) });
            }
          }
        }
      } catch (failure) {
        if (call === lastCall) {
          fail(failure as Partial<CallFailure>);
        }
      }
    }

    /** Shows the cards of the current values, unless they are shown already. */
    function follow() {
      isFollowing = false;
      const tracking = readTracking(values.tracking);
      const toAddress = (chosen: string) =>
        toCardsAddress(volpe.host, { ...values, tracking }, chosen);
      // A value that the page changes overrides what a visitor chose before.
      if (baseAddress !== toAddress("")) {
        baseAddress = toAddress("");
        choices = "";
      }
      const wanted = toAddress(choices);
      if (wanted !== address && place.isConnected) {
        address = wanted;
        reportMisread(element, values);
        const last = shownCards.get(element);
        if (last?.address === address) {
          show(last.content);
        } else {
          void load();
        }
      }
    }

    /** Several attributes that change together make one call. */
    function followSoon() {
      if (!isFollowing) {
        isFollowing = true;
        queueMicrotask(follow);
      }
    }

    return {
      update(newValues) {
        values = newValues;
        room.replaceChildren(
          toNode(
            <slot name="room">
              <div className={values.filters ? "v-cards-spare v-cards-filtered" : "v-cards-spare"}>
                <Skeleton {...values} />
              </div>
            </slot>,
          ),
        );
        if (address === "") {
          place.replaceChildren(room, toNode(<Skeleton {...values} />));
        }
        followSoon();
      },
      // Without an address nothing was loaded yet, and the first call is still to come.
      refresh: () => address && void load(),
      choose(newChoices) {
        choices = newChoices;
        followSoon();
      },
      unmount() {
        lastCall += 1;
        removeEventListener("online", load);
        place.remove();
      },
    };
  };
}

/** Reports an attribute that is not read as it is written. */
function reportMisread(element: Element, values: Partial<OfferCardsValues>) {
  for (const name of ["typology", "layout", "limit", "consumption"] as const) {
    const written = element.getAttribute(name);
    const plain = toPlainFigure(written?.toLowerCase() ?? "");
    if (plain && plain !== String(values[name]) && Number(plain) !== values[name]) {
      warn(`${name}="${written}" is read as ${values[name] || "the typical one"}.`);
      emitError(element, "bad-request");
    }
  }
}

/** Loads cards with the style sheets that they name. The expected ones are loaded meanwhile. */
async function loadCards(
  container: ShadowRoot,
  address: string,
  expected: readonly string[],
): Promise<HTMLElement> {
  const style = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const sheet = await SHEETS[name]?.();
        if (sheet) {
          adopt(container, sheet.getSheet());
        }
      }),
    );
  const [page] = await Promise.all([loadDocument(address), style(expected)]);
  const content = document.importNode(page.body.firstElementChild as HTMLElement, true);
  await style((content.dataset.sheets ?? "").split(" "));
  return content;
}

/** The styles that cards with these values most likely need. */
function listSheets({ slugs, typology = "luce", filters }: Partial<OfferCardsValues>): string[] {
  const isProduct = !["luce", "gas"].includes(typology) && !slugs;
  return [isProduct ? "product" : "energy", filters ? "filters" : ""];
}

/** Placeholders for cards that are being loaded. */
function Skeleton(values: Partial<OfferCardsValues>) {
  const { slugs, limit = 0, layout } = values;
  const count = slugs ? Math.min(limit, slugs.split(",").length) : limit;
  return (
    <div className="v-scope">
      <div
        className={`v-cards v-cards-${layout}`}
        data-sheets={listSheets(values)[0]}
        aria-hidden="true"
      >
        {[...Array(count).keys()].map((at) => (
          <div key={at} className="v-card" />
        ))}
      </div>
    </div>
  );
}
