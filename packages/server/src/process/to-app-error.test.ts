import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { toAppError } from "./to-app-error.ts";

const toError = (code: string) => Object.assign(new Error("x"), { code });

test.each([
  ["a server that shuts down", toError("57P01")],
  ["a server that starts", toError("57P03")],
  ["no server", new AggregateError([toError("ECONNREFUSED"), toError("ECONNREFUSED")])],
  ["a lost connection", new Error("Connection terminated unexpectedly")],
  ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
  ["too many connections", toError("53300")],
  ["a standby that only reads until it is promoted", toError("25006")],
  ["a database that accepts no connections for a while", toError("55000")],
])("a query that failed for %s may be repeated in two seconds", (_, cause) => {
  const error = toAppError(new Error("Failed query", { cause }));
  expect(error).toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
});

test.each([
  ["a broken constraint", toError("23505")],
  ["a fault of ours", new TypeError("x is undefined")],
])("%s is an internal error", (_, cause) => {
  expect(toAppError(new Error("Failed query", { cause })).code).toBe("internal");
});

test("a regular answer stays as it is", () => {
  const error = new AppError("not-found");
  expect(toAppError(error)).toBe(error);
});
