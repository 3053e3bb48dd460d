import type { AccountLists, ListKind, SyncedLists, SyncRequest } from "@volpe/contract";
import { MINUTE_MS } from "@volpe/contract";
import { OfflineError } from "../api/offline-error.ts";
import type { Call, Request } from "../api/request.ts";

const NOTHING: AccountLists = { preferiti: [], items: [], labels: [], brands: [] };

/** For tests: the calls of the lists. Without `ask` the account has no lists. */
export function toListRequest(
  send: (request: SyncRequest) => Promise<SyncedLists>,
  ask: (kind: ListKind) => Promise<AccountLists> = async () => NOTHING,
): Request {
  return async <T>({ method, body, query }: Call) => {
    const answer: unknown = await (method === "GET"
      ? ask(query?.kind as ListKind)
      : send(body as SyncRequest));
    return answer as T;
  };
}

/** For tests: an account whose favourites follow the received changes; the last change wins. */
export function createFakeAccount(...favourites: string[]) {
  let minutes = 1;
  const entries = new Map(
    favourites.toReversed().map((entry) => [entry, { removed: false, minute: 0 }]),
  );
  const list = () =>
    [...entries].flatMap(([entry, { removed }]) => (removed ? [] : [entry])).toReversed();
  const toMinute = (ageMs: number) => Math.max(0, minutes - Math.round(ageMs / 60_000));

  function apply(request: SyncRequest) {
    for (const { entry, removed, ageMs } of request.changes ?? []) {
      const minute = toMinute(ageMs);
      if (minute >= (entries.get(entry)?.minute ?? 0)) {
        entries.delete(entry);
        entries.set(entry, { removed, minute });
      }
    }
  }

  return {
    favourites: list,
    /** Epoch milliseconds; each call returns a time one minute later. */
    now() {
      minutes += 1;
      return minutes * MINUTE_MS;
    },
    /** The calls of one device, whose requests or responses can get lost. */
    createSession() {
      const session = { calls: [] as string[], losing: "" as "" | "call" | "answer" };
      async function call(name: string, act: () => void) {
        session.calls.push(name);
        if (session.losing !== "call") act();
        if (session.losing !== "") throw new OfflineError();
      }
      const request = toListRequest(
        async (body) => {
          if (!("preferiti" in body)) return body;
          const words = (body.changes ?? []).map(
            ({ entry, removed }) => (removed ? "-" : "+") + entry,
          );
          await call(`POST ${words.join("")}`, () => apply(body));
          return { preferiti: list() };
        },
        async (kind) => {
          if (kind === "favourites") await call("GET", () => undefined);
          return { ...NOTHING, preferiti: list() };
        },
      );
      return { session, request };
    },
  };
}
