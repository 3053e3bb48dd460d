import { ApiError } from "@volpe/core";
import { data } from "react-router-dom";
import { expect, test } from "vitest";
import { toFatalError, toRouteError } from "./fatal-error.ts";

test("a missing page names the path asked for", () => {
  const error = new ApiError(404, [{ code: "not-found", message: "Non c’è." }]);
  expect(toFatalError(error, "/offerte/x")).toEqual({
    status: 404,
    message: "Page Not Found: /offerte/x",
  });
});

test.each([
  ["/blog/%25ff", "/blog/%ff"],
  ["/blog/%2500", "/blog/%2500"],
  ["/blog/100%25", "/blog/100%25"],
])("a missing page at %s is named as it was asked, %s", (pathname, asked) => {
  const { message } = toFatalError(new ApiError(404, []), pathname);
  expect(message).toBe(`Page Not Found: ${asked}`);
});

test("a refusal of the API says what the API said", () => {
  const error = new ApiError(410, [{ code: "gone", message: "Questa offerta è terminata." }]);
  expect(toFatalError(error, "/")).toEqual({ status: 410, message: "Questa offerta è terminata." });
});

test("a fault of ours says nothing of its cause", () => {
  const fatal = toFatalError(new Error("password=1234 at /srv/db.ts"), "/");
  expect(fatal.status).toBe(500);
  expect(JSON.stringify(fatal)).not.toContain("1234");
});

test("an error reads the same after its way from server to browser", () => {
  const fatal = toFatalError(new ApiError(503, []), "/");
  const arrived = JSON.parse(JSON.stringify(toRouteError(fatal)));
  expect(toFatalError(arrived, "/")).toEqual(fatal);
});

test("a thrown value with a status keeps it", () => {
  const { data: body, init } = data({ message: "Per continuare devi accedere." }, { status: 401 });
  const thrown = { status: init?.status, statusText: "", internal: false, data: body };
  expect(toFatalError(thrown, "/")).toEqual({
    status: 401,
    message: "Per continuare devi accedere.",
  });
});
