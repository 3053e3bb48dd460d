import { createBrowserStorage, type TextStorage } from "@volpe/core";

/** One entry for all, so that a logout removes them at once. */
const STORAGE_NAME = "volpe-tickets";

/** What is being written; `attempted` = sent once without an answer that it arrived. */
export type TicketDraft = { id: string; subject: string; message: string; attempted: boolean };

export type TicketDrafts = {
  /** `name` is the ticket's slug, or what a new one is about. */
  find(name: string): TicketDraft | undefined;
  keep(name: string, draft: TicketDraft): void;
  forget(name: string): void;
};

type Kept = { account: string; drafts: Record<string, TicketDraft> };

/** What one person is writing, on this device. Another's is never shown, and goes with the first word. */
export function createTicketDrafts(
  account: string,
  storage: TextStorage = createBrowserStorage(),
): TicketDrafts {
  const read = () => {
    const kept = parseKept(storage.get(STORAGE_NAME));
    return kept?.account === account ? kept.drafts : {};
  };
  const write = (drafts: Kept["drafts"]) => {
    if (Object.keys(drafts).length === 0) {
      storage.remove(STORAGE_NAME);
    } else {
      storage.set(STORAGE_NAME, JSON.stringify({ account, drafts } satisfies Kept));
    }
  };
  return {
    find: (name) => read()[name],
    keep: (name, draft) => write({ ...read(), [name]: draft }),
    forget(name) {
      const { [name]: _, ...others } = read();
      write(others);
    },
  };
}

/** At a logout: whoever comes next at this device finds nothing. */
export function forgetTicketDrafts(storage: TextStorage = createBrowserStorage()): void {
  storage.remove(STORAGE_NAME);
}

function parseKept(text: string | undefined): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isKept(kept) ? kept : undefined;
  } catch {
    // Written by something else.
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.account === "string" &&
    isRecord(value.drafts) &&
    Object.values(value.drafts).every(isDraft)
  );
}

function isDraft(value: unknown): value is TicketDraft {
  return (
    isRecord(value) &&
    [value.id, value.subject, value.message].every((text) => typeof text === "string") &&
    typeof value.attempted === "boolean"
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
