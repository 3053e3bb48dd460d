import { vi } from "vitest";
import type { Database } from "./db/database.ts";
import { toFaultyDatabase } from "./db/test-faulty-db.ts";

/** No call has as many statements as this. */
const STATEMENTS_MAX = 80;

const METHODS = ["delete", "execute", "insert", "select", "transaction", "update"] as const;

/**
 * Sends a call to servers that die before each of its statements in turn, within its transactions and
 * outside of them, until one completes it. `onKilled` runs after each death. Returns the answer and
 * the number of deaths.
 */
export async function sendThroughKills<Reply extends { status: number }>(
  db: Database,
  send: () => Promise<Reply>,
  onKilled: () => Promise<void>,
): Promise<{ reply: Reply; deaths: number }> {
  for (let last = 1; last < STATEMENTS_MAX; last += 1) {
    const reply = await sendToDying(db, last, send);
    if (reply.status < 500) {
      return { reply, deaths: last - 1 };
    }
    await onKilled();
  }
  throw new Error(`the call has ${STATEMENTS_MAX} statements or more`);
}

async function sendToDying<Reply>(
  db: Database,
  last: number,
  send: () => Promise<Reply>,
): Promise<Reply> {
  const methods = new Map(METHODS.map((name) => [name as PropertyKey, db[name].bind(db)]));
  const alive = new Proxy(db, {
    get: (target, name) => methods.get(name) ?? Reflect.get(target, name, target),
  });
  const dying = toFaultyDatabase(alive, last);
  const spies = METHODS.map((name) =>
    vi
      .spyOn(db, name)
      .mockImplementation(((...given: never[]) =>
        (dying[name] as (...given: never[]) => unknown)(...given)) as never),
  );
  try {
    return await send();
  } finally {
    for (const spy of spies) {
      spy.mockRestore();
    }
  }
}
