import { expect, it } from "vitest";
import { readReturn, toReturnPath, withReturn } from "./return-path.ts";

it("accepts a path of this site with its query and fragment", () => {
  const paths = ["/", "/profilo", "/tickets/abc/ultimo?x=1#fine", "/auth/profile"];
  expect(paths.map(toReturnPath)).toEqual(paths);
});

it.each([
  null,
  "",
  "profilo",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/a\\b",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  " /profilo",
  "/auth/login?da=/auth/login",
  "/auth/logout",
])("refuses %j as a return path", (text) => {
  expect(toReturnPath(text)).toBeNull();
});

it("writes the return path into an address and reads it back", () => {
  const path = withReturn("/auth/login", "/tickets?a=1&b=2");
  expect(path).toBe("/auth/login?da=%2Ftickets%3Fa%3D1%26b%3D2");
  expect(readReturn(`https://volpe.example${path}`)).toBe("/tickets?a=1&b=2");
  expect(withReturn("/auth/login?esito=uscita", "/a")).toBe("/auth/login?esito=uscita&da=%2Fa");
  expect(withReturn("/ripristino", null)).toBe("/ripristino");
});
