import type { StoredTicketDrafts } from "@volpe/contract";
import {
  createBrowserStorage,
  isStoredTicketDrafts,
  parseJson,
  type TextStorage,
} from "@volpe/core";

/** One storage entry for all drafts, so that a logout removes them at once. */
const STORAGE_NAME = "volpe-tickets";

type NamedDraft = StoredTicketDrafts["drafts"][number];
export type TicketDraft = Omit<NamedDraft, "name">;

export type TicketDrafts = {
  /** `name` is the ticket's slug, or what a new one is about. */
  find(name: string): TicketDraft | undefined;
  keep(name: string, draft: TicketDraft): void;
  forget(name: string): void;
};

/**
 * The drafts of one account on this device. Drafts of another account are never shown; the first
 * saved draft replaces them.
 */
export function createTicketDrafts(
  account: string,
  storage: TextStorage = createBrowserStorage(),
): TicketDrafts {
  const read = () => {
    const kept = parseJson(storage.get(STORAGE_NAME), isStoredTicketDrafts);
    return kept?.account === account ? kept.drafts : [];
  };
  const readOthers = (name: string) => read().filter((draft) => draft.name !== name);
  const write = (drafts: NamedDraft[]) => {
    if (drafts.length === 0) {
      storage.remove(STORAGE_NAME);
    } else {
      storage.set(STORAGE_NAME, JSON.stringify({ account, drafts } satisfies StoredTicketDrafts));
    }
  };
  return {
    find: (name) => read().find((draft) => draft.name === name),
    keep: (name, draft) => write([...readOthers(name), { ...draft, name }]),
    forget: (name) => write(readOthers(name)),
  };
}

/** Removes every draft from the device, at a logout. */
export function forgetTicketDrafts(storage: TextStorage = createBrowserStorage()): void {
  storage.remove(STORAGE_NAME);
}
