import { ApiError } from "@volpe/core";
import { data } from "react-router-dom";
import { expect, test } from "vitest";
import { toFatalError, toRouteError } from "./fatal-error.ts";

test("names the path of a missing page", () => {
  const error = new ApiError(404, [{ code: "not-found", message: "Non c’è." }]);
  expect(toFatalError(error, "/offerte/x")).toEqual({
    status: 404,
    message: "Page Not Found: /offerte/x",
  });
});

test.each([
  ["/blog/%25ff", "/blog/%ff"],
  ["/offerte/%25E0%25A4%25A", "/offerte/%E0%A4%A"],
  ["/blog/%2500", "/blog/%2500"],
  ["/blog/100%25", "/blog/100%25"],
])("names a missing page at %s as %s", (pathname, asked) => {
  const { message } = toFatalError(new ApiError(404, []), pathname);
  expect(message).toBe(`Page Not Found: ${asked}`);
});

test("shows the API's message", () => {
  const error = new ApiError(410, [{ code: "link-expired", message: "Questo link non vale più." }]);
  expect(toFatalError(error, "/")).toEqual({ status: 410, message: "Questo link non vale più." });
});

test("reveals no cause of an internal error", () => {
  const fatal = toFatalError(new Error("password=1234 at /srv/db.ts"), "/");
  expect(fatal.status).toBe(500);
  expect(JSON.stringify(fatal)).not.toContain("1234");
});

test("reads the same error after hydration", () => {
  const fatal = toFatalError(new ApiError(503, []), "/");
  const arrived = JSON.parse(JSON.stringify(toRouteError(fatal)));
  expect(toFatalError(arrived, "/")).toEqual(fatal);
});

test("keeps the status of a thrown value", () => {
  const { data: body, init } = data({ message: "Per continuare devi accedere." }, { status: 401 });
  const thrown = { status: init?.status, statusText: "", internal: false, data: body };
  expect(toFatalError(thrown, "/")).toEqual({
    status: 401,
    message: "Per continuare devi accedere.",
  });
});
