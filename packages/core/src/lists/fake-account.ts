import type { AccountLists, ListKind, SyncedLists, SyncRequest } from "@volpe/contract";
import { OfflineError } from "../api/offline-error.ts";
import type { Request } from "../api/request.ts";
import { rebase } from "./rebase.ts";

/** For tests: the calls of the lists, where an account without any is asked for its own. */
export function toListRequest(
  send: (request: SyncRequest) => Promise<SyncedLists>,
  ask: (kind: ListKind) => Promise<AccountLists> = async () => NOTHING,
): Request {
  return async ({ method, path, body, query, data }) => {
    const answer: unknown = await (method === "GET"
      ? ask(query?.kind as ListKind)
      : send(body as SyncRequest));
    if (!data(answer)) {
      throw new Error(`The test's answer is not what ${path} answers`);
    }
    return answer;
  };
}

const NOTHING: AccountLists = { preferiti: [], items: [], labels: [], brands: [] };

/** For tests: the favourites of an account, merged three ways as the server does. */
export function createFakeAccount(...favourites: string[]) {
  const account = { preferiti: favourites };
  return {
    account,
    /** A session of its own, whose answers can be made to get lost, or its calls. */
    createSession() {
      let base: string[] = [];
      const session = { calls: [] as string[], losing: "" as "" | "call" | "answer" };
      async function call(name: string, act: () => void) {
        session.calls.push(name);
        if (session.losing !== "call") {
          act();
          base = account.preferiti;
        }
        if (session.losing !== "") {
          throw new OfflineError();
        }
      }
      const request = toListRequest(
        async (body) => {
          if (!("preferiti" in body)) return body;
          await call(`POST ${body.preferiti.join("")}`, () => {
            const answer = account.preferiti;
            account.preferiti = rebase({ sent: base, now: body.preferiti, answer });
          });
          return account;
        },
        async (kind) => {
          if (kind === "favourites") await call("GET", () => undefined);
          return { ...NOTHING, ...account };
        },
      );
      return { session, request };
    },
  };
}
