import {
  type CookieJar,
  createFavourites,
  createMemoryStorage,
  type FavouriteChange,
} from "@volpe/core";
import { createHostStorage } from "../define/host-storage.ts";
import { CONSENT_EVENT, type Volpe } from "../loader/volpe.ts";

/** The favourites that a partner's page keeps, the same for all elements of one script. */
export type PageFavourites = {
  /** Slugs, newest first. */
  slugs(): readonly string[];
  toggle(slug: string): FavouriteChange;
  /** Calls `listener` now and after each change, in other tabs too. Returns a function that ends it. */
  follow(listener: () => void): () => void;
};

/**
 * Keeps them in the page's storage; in memory before the visitor has consented, and where storage is
 * blocked.
 */
export function createPageFavourites(volpe: Volpe): PageFavourites {
  const listeners = new Set<() => void>();
  const kept = createHostStorage(volpe.host);
  const memory = createMemoryStorage();
  const find = () => (volpe.isGranted() ? kept : memory);
  const cookies: CookieJar = {
    get: (name) => find().get(name),
    set: (name, value) => find().set(name, value),
    remove: (name) => find().remove(name),
  };
  const favourites = createFavourites({ cookies, state: { preferiti: [] }, onChange: tell });

  function tell() {
    for (const listener of listeners) {
      listener();
    }
  }

  /** What was chosen before the consent joins what an earlier visit left. */
  function join() {
    if (volpe.isGranted()) {
      favourites.merge(favourites.state.preferiti.splice(0));
      tell();
    }
  }

  function read() {
    favourites.restore();
    tell();
  }

  return {
    slugs: () => favourites.state.preferiti,
    toggle: favourites.toggle,
    follow(listener) {
      if (listeners.size === 0) {
        document.addEventListener(CONSENT_EVENT, join);
        window.addEventListener("storage", read);
        favourites.restore();
      }
      listeners.add(listener);
      listener();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          document.removeEventListener(CONSENT_EVENT, join);
          window.removeEventListener("storage", read);
        }
      };
    },
  };
}
