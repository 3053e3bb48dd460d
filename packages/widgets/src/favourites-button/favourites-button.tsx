import { FAVOURITES_MAX, LANGUAGE } from "@volpe/contract";
import type { FavouriteChange } from "@volpe/core";
import { FavouriteButton, HEART, Icon } from "@volpe/ui";
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { WidgetProps } from "../define/component-element.ts";
import { emit } from "../define/emit.ts";
import { toHostUrl } from "../define/to-host-url.ts";
import type { Volpe } from "../loader/volpe.ts";
import type { FavouritesButtonValues } from "./element-types.ts";
import type { PageFavourites } from "./page-favourites.ts";

type Props = WidgetProps<FavouritesButtonValues>;

/** The method `toggle` of an element calls what its component registers here. */
export type Toggles = WeakMap<Node, () => void>;

type Options = { volpe: Volpe; favourites: PageFavourites; toggles: Toggles };

/** Makes the component of the elements that one script defines. */
export function createFavouritesButton({ volpe, favourites, toggles }: Options) {
  return function FavouritesButton({ container, slug = "", label, count, tracking }: Props) {
    // Memoized, so that a malformed value is reported once.
    const found = useMemo(() => volpe.findTracking(tracking), [tracking]);
    const [, redraw] = useReducer((turn: number, _: undefined) => turn + 1, 0);
    const [dropping, setDropping] = useState<FavouriteChange | null>(null);
    useEffect(() => favourites.follow(() => redraw(undefined)), []);

    const toggle = useCallback(() => {
      const change = favourites.toggle(slug);
      setDropping(change.status === "added" && change.dropped.length > 0 ? change : null);
      tell(container.host, slug, favourites);
    }, [container, slug]);
    useEffect(() => void toggles.set(container.host, toggle), [container, toggle]);

    const slugs = favourites.slugs();
    const href = toListHref(toHostUrl(volpe.host, found, "preferiti"), slugs);
    const close = () => setDropping(null);
    const toList = (...words: ReactNode[]) => (
      <a className="v-favourites-list" part="list" href={href} target="_blank" rel="noopener">
        {words}
        <span className="v-favourites-count" part="count">
          {slugs.length}
        </span>
      </a>
    );
    return (
      <div className="v-place" lang={LANGUAGE}>
        <div>
          <slot name="room" />
        </div>
        <div className="v-scope v-favourites">
          {slug === "" ? (
            toList(<Icon outline={HEART} size={22} />, "Preferiti")
          ) : (
            <FavouriteButton
              pressed={slugs.includes(slug)}
              onToggle={toggle}
              showLabel
              {...(label ? { itemName: label } : {})}
            />
          )}
          {slug && count && toList("Tutti", <span className="v-hidden"> i preferiti</span>)}
          {slug && (
            <div className="v-favourites-news" role="status">
              {dropping && (
                <p>
                  I preferiti sono al massimo {FAVOURITES_MAX}: ho tolto il più vecchio.{" "}
                  <button
                    type="button"
                    onClick={() => {
                      dropping.undo();
                      close();
                      tell(container.host, slug, favourites);
                    }}
                  >
                    Annulla
                  </button>{" "}
                  <button type="button" onClick={close}>
                    Chiudi
                  </button>
                </p>
              )}
            </div>
          )}
        </div>
      </div>
    );
  };
}

function tell(host: Element, slug: string, favourites: PageFavourites): void {
  const slugs = favourites.slugs();
  emit(host, "volpe-favourite", { slug, pressed: slugs.includes(slug), count: slugs.length });
}

/** A fragment reaches no server: the site's page reads it, and asks before it takes anything over. */
function toListHref(resolveUrl: (path: string) => string, slugs: readonly string[]): string {
  const list = slugs.map(encodeURIComponent).join();
  return resolveUrl(list === "" ? "/preferiti" : `/preferiti#preferiti=${list}`);
}
