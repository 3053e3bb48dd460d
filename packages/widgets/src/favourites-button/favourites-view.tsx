import { FAVOURITES_MAX, LANGUAGE } from "@volpe/contract";
import { FavouriteButton, HEART, Icon } from "@volpe/ui";
import type { ReactNode } from "react";
import { emit } from "../define/emit.ts";
import { toHostUrl } from "../define/to-host-url.ts";
import type { View } from "../define/view-element.ts";
import { toNode } from "../drawn/to-node.ts";
import { createTrackingReader } from "../loader/find-tracking.ts";
import { type Volpe, warn } from "../loader/volpe.ts";
import type { FavouritesButtonValues } from "./element-types.ts";
import type { OfferWords } from "./offer-words.ts";
import type { PageFavourites } from "./page-favourites.ts";

export type FavouritesView = View<FavouritesButtonValues> & {
  /** Saves the offer or removes it. */
  toggle(): void;
};

const PRIVACY_PATH = "/privacy-policy";

/** Makes the views of the elements that one script defines. */
export function createFavouritesButton(
  volpe: Volpe,
  favourites: PageFavourites,
  findWords: OfferWords,
): (container: ShadowRoot) => FavouritesView {
  return (container) => {
    const readTracking = createTrackingReader(volpe);
    const readSlug = createSlugReader();
    let { slug = "", tracking = "" }: Partial<FavouritesButtonValues> = {};
    const place = toNode(<div className="v-place" lang={LANGUAGE} />);
    container.append(place);

    /** Updates what is drawn to the current favourites. */
    function follow() {
      const slugs = favourites.slugs();
      const pressed = String(slugs.includes(slug));
      place.querySelector(".v-favourite")?.setAttribute("aria-pressed", pressed);
      const resolveUrl = toHostUrl(volpe.host, tracking, "preferiti");
      for (const link of place.querySelectorAll<HTMLAnchorElement>("a")) {
        link.href =
          link.part.value === "list" ? toListHref(resolveUrl, slugs) : resolveUrl(PRIVACY_PATH);
      }
      for (const count of place.querySelectorAll(".v-favourites-count")) {
        count.textContent = String(slugs.length);
      }
    }

    function tell() {
      const slugs = favourites.slugs();
      const pressed = slugs.includes(slug);
      emit(container.host, "volpe-favourite", { slug, pressed, count: slugs.length });
    }

    function say(words: ReactNode) {
      place.querySelector(".v-favourites-news")?.replaceChildren(...(words ? [toNode(words)] : []));
    }

    function toggle() {
      if (slug === "") {
        return;
      }
      const dropped = favourites.toggle(slug);
      const undo = () => {
        favourites.restore(dropped);
        say(null);
        tell();
      };
      say(dropped.length > 0 && <Full onUndo={undo} onClose={() => say(null)} />);
      tell();
    }

    /** Replaces the words next to the heart with the reason why nobody can get the offer. */
    async function sayGone(button: HTMLElement) {
      const asked = slug;
      const words = await findWords(asked, tracking);
      if (words && asked === slug && button.isConnected) {
        const toWidth = () => button.getBoundingClientRect().width;
        const before = toWidth();
        const said = toNode(<p className="v-favourites-said">{words}</p>);
        button.after(said);
        // The words take the width that is left, so that nothing in or next to the element moves.
        const { columnGap } = getComputedStyle(said.parentElement as Element);
        const width = before - toWidth() - Number.parseFloat(columnGap);
        if (width > 0) {
          said.style.flex = `0 1 ${width}px`;
          said.style.inlineSize = `${width}px`;
        }
      }
    }

    const stop = favourites.follow(follow);
    return {
      update(values) {
        const { label, count = false } = values;
        slug = readSlug(values.slug);
        tracking = readTracking(values.tracking);
        const hadFocus = container.activeElement !== null;
        place.replaceChildren(
          toNode(
            <div>
              <slot name="room" />
            </div>,
          ),
          toNode(
            <div className="v-scope v-favourites">
              {slug === "" ? (
                <ListLink>
                  <Icon outline={HEART} size={22} />
                  Preferiti
                </ListLink>
              ) : (
                <FavouriteButton
                  pressed={false}
                  onToggle={toggle}
                  showLabel
                  {...(label ? { itemName: label } : {})}
                />
              )}
              {slug && count && (
                <ListLink>
                  Tutti<span className="v-hidden"> i preferiti</span>
                </ListLink>
              )}
              {slug && (
                <a
                  className="v-favourites-privacy"
                  part="privacy"
                  href={PRIVACY_PATH}
                  target="_blank"
                  rel="noopener"
                  title="Privacy"
                >
                  <span aria-hidden="true">i</span>
                  <span className="v-hidden">Privacy</span>
                </a>
              )}
              {slug && <div className="v-favourites-news" role="status" />}
            </div>,
          ),
        );
        follow();
        const button = place.querySelector<HTMLElement>(".v-favourite");
        if (button) {
          void sayGone(button);
        }
        if (hadFocus) {
          place.querySelector<HTMLElement>("button, a")?.focus();
        }
      },
      toggle,
      unmount() {
        stop();
        place.remove();
      },
    };
  };
}

/**
 * Makes a function that returns an element's slug. A malformed slug counts as "" and causes one
 * warning.
 */
function createSlugReader(): (slug: string | undefined) => string {
  let last = "";
  return (slug = "") => {
    const isRight = /^[\w-]{0,400}$/.test(slug);
    if (!isRight && slug !== last) {
      warn(`slug="${slug}" is no slug.`);
    }
    last = slug;
    return isRight ? slug : "";
  };
}

/** A link to the list on the site, with the number of favourites. */
function ListLink({ children }: { children: ReactNode }) {
  return (
    // The address is set again at each change of the favourites.
    <a className="v-favourites-list" part="list" href="/preferiti" target="_blank" rel="noopener">
      {children}
      <span className="v-favourites-count" part="count" />
    </a>
  );
}

function Full({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  return (
    <p>
      I preferiti sono al massimo {FAVOURITES_MAX}: ho tolto il più vecchio.{" "}
      <button type="button" onClick={onUndo}>
        Annulla
      </button>{" "}
      <button type="button" onClick={onClose}>
        Chiudi
      </button>
    </p>
  );
}

/** Browsers send no fragment to a server. The site's page reads it and asks before saving. */
function toListHref(resolveUrl: (path: string) => string, slugs: readonly string[]): string {
  const list = slugs.map(encodeURIComponent).join();
  return resolveUrl(list === "" ? "/preferiti" : `/preferiti#preferiti=${list}`);
}
