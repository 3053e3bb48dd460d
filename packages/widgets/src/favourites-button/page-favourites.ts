import { FAVOURITES_MAX, LIST_ENTRY_MAX } from "@volpe/contract";
import { createMemoryStorage } from "@volpe/core";
import { createHostStorage } from "../define/host-storage.ts";
import { CONSENT_EVENT, type Volpe } from "../loader/volpe.ts";

/** The favourites that a partner's page keeps, the same for all elements of one script. */
export type PageFavourites = {
  /** Slugs, newest first. */
  slugs(): readonly string[];
  /** Saves or removes an offer. Returns the oldest favourites, which were dropped to make room. */
  toggle(slug: string): readonly string[];
  /** Puts dropped favourites back and removes as many of the newest. */
  restore(dropped: readonly string[]): void;
  /** Calls `listener` now and after each change, also of other tabs. Returns a stop function. */
  follow(listener: () => void): () => void;
};

/** The name that the site's own list has too. In the storage it follows the host's name. */
const NAME = "preferiti";

/**
 * Keeps the favourites in the page's storage, or in memory before the visitor has consented and
 * where storage is blocked.
 */
export function createPageFavourites(volpe: Volpe): PageFavourites {
  const listeners = new Set<() => void>();
  const hostStorage = createHostStorage(volpe.host);
  const memory = createMemoryStorage();
  let slugs: readonly string[] = [];
  const find = () => (volpe.isGranted() ? hostStorage : memory);

  function tell() {
    for (const listener of listeners) {
      listener();
    }
  }

  /** Another tab may have written the list. */
  function read() {
    slugs = parseSlugs(find().get(NAME));
  }

  function write(wanted: readonly string[]) {
    slugs = wanted.slice(0, FAVOURITES_MAX);
    if (slugs.length === 0) {
      find().remove(NAME);
    } else {
      find().set(NAME, JSON.stringify(slugs));
    }
    tell();
  }

  /** Favourites that were chosen before the consent are merged with those of an earlier visit. */
  function join() {
    if (volpe.isGranted()) {
      const chosen = slugs;
      read();
      write([...new Set([...chosen, ...slugs])]);
    }
  }

  function readAgain() {
    read();
    tell();
  }

  // An element is drawn a task after its definition, and a page may read its properties before.
  read();
  return {
    slugs: () => slugs,
    toggle(slug) {
      read();
      const others = slugs.filter((other) => other !== slug);
      const wanted = others.length < slugs.length ? others : [slug, ...others];
      write(wanted);
      return wanted.slice(FAVOURITES_MAX);
    },
    restore(dropped) {
      read();
      write([...slugs.slice(dropped.length), ...dropped]);
    },
    follow(listener) {
      if (listeners.size === 0) {
        document.addEventListener(CONSENT_EVENT, join);
        window.addEventListener("storage", readAgain);
        read();
      }
      listeners.add(listener);
      listener();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          document.removeEventListener(CONSENT_EVENT, join);
          window.removeEventListener("storage", readAgain);
        }
      };
    },
  };
}

/**
 * Reads a list that any script of the page may have written; only damaged entries are dropped. The
 * guards of `core` would be shared with the assistant, which then would be 4 kB larger.
 */
function parseSlugs(text = "[]"): string[] {
  try {
    const list: unknown = JSON.parse(text);
    const slugs = Array.isArray(list) ? new Set<unknown>(list) : [];
    return [...slugs]
      .filter((each): each is string => typeof each === "string" && each.length <= LIST_ENTRY_MAX)
      .slice(0, FAVOURITES_MAX);
  } catch {
    return [];
  }
}
