import type { Database } from "./database.ts";

/** Simulates the death of the process. */
export class Killed extends Error {
  override name = "Killed";
}

const STATEMENTS = new Set<PropertyKey>(["select", "insert", "update", "delete", "execute"]);

/**
 * The database of a process that dies before its statement number `last`, counted from one: no
 * later statement is sent, and an open transaction is rolled back as after a lost connection.
 */
export function toFaultyDatabase(db: Database, last: number): Database {
  let count = 0;
  const wrap = (inner: Database): Database =>
    new Proxy(inner, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") {
          return value;
        }
        if (name === "transaction") {
          return (work: (within: Database) => Promise<unknown>) =>
            target.transaction((within) => work(wrap(within as Database)));
        }
        return (...given: unknown[]) => {
          if (STATEMENTS.has(name)) {
            count += 1;
            if (count >= last) {
              throw new Killed();
            }
          }
          return value.apply(target, given);
        };
      },
    });
  return wrap(db);
}
