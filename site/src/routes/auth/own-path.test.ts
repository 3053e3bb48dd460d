import { expect, it } from "vitest";
import { readReturn, toOwnPath, withReturn } from "./own-path.ts";

it("takes a path of ours with its query and fragment", () => {
  const paths = ["/", "/profilo", "/tickets/abc/ultimo?x=1#fine", "/auth/profile"];
  expect(paths.map(toOwnPath)).toEqual(paths);
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
])("refuses %j as a way back", (text) => {
  expect(toOwnPath(text)).toBeNull();
});

it("writes and reads the way back in an address", () => {
  const path = withReturn("/auth/login", "/tickets?a=1&b=2");
  expect(path).toBe("/auth/login?da=%2Ftickets%3Fa%3D1%26b%3D2");
  expect(readReturn(`https://volpe.example${path}`)).toBe("/tickets?a=1&b=2");
  expect(withReturn("/auth/login?esito=uscita", "/a")).toBe("/auth/login?esito=uscita&da=%2Fa");
  expect(withReturn("/ripristino", null)).toBe("/ripristino");
});
