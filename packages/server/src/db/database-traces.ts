import type { Traces } from "../traces/traces.ts";
import type { DatabaseClient } from "./database.ts";

type Run = (...args: unknown[]) => unknown;
type Runner = { query: Run };

/**
 * Measures each statement of `client` by its operation and table, without its text and values.
 * Returns a function that ends the measuring.
 */
export function traceDatabase(client: DatabaseClient, traces: Traces): () => void {
  const measured = new WeakSet<object>();

  function measure(runner: Runner) {
    if (measured.has(runner)) {
      return;
    }
    measured.add(runner);
    const query = runner.query.bind(runner);
    runner.query = (...args) => {
      // The pool's own calls have a callback; they are part of a call that is measured.
      if (typeof args.at(-1) === "function") {
        return query(...args);
      }
      const operation = toOperation(args[0]);
      return traces.runChild(operation, async () => query(...args), {
        "db.system.name": "postgresql",
        "db.query.summary": operation,
      });
    };
  }

  if (client.kind === "pglite") {
    const { pglite } = client;
    const transaction = pglite.transaction.bind(pglite);
    measure(pglite as unknown as Runner);
    pglite.transaction = (work) =>
      transaction((inner) => {
        measure(inner as unknown as Runner);
        return work(inner);
      });
    return () => {
      Reflect.deleteProperty(pglite, "query");
      Reflect.deleteProperty(pglite, "transaction");
    };
  }
  const { pool } = client;
  const measureConnection = (connection: object) => measure(connection as Runner);
  measure(pool as unknown as Runner);
  pool.on("acquire", measureConnection);
  return () => {
    Reflect.deleteProperty(pool, "query");
    pool.off("acquire", measureConnection);
  };
}

/** For example `select rates`. */
function toOperation(statement: unknown): string {
  const text = typeof statement === "string" ? statement : Reflect.get(Object(statement), "text");
  const [, operation = "statement"] = /^\s*(?:--[^\n]*\n\s*)*(\w+)/.exec(String(text)) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(String(text)) ?? [];
  return table === undefined ? operation.toLowerCase() : `${operation.toLowerCase()} ${table}`;
}
