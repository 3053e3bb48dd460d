import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toSecurityHeaders } from "./security-headers.ts";

test("allows only this origin and no inline script", () => {
  const headers = toSecurityHeaders({ publicUrl: "http://localhost:3000", development: false });
  expect(headers).toEqual({
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self' ws://localhost:3000; manifest-src 'self'; worker-src 'self'; " +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types volpe-worker",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy":
      "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test("upgrades every request behind https", () => {
  const headers = toSecurityHeaders({ publicUrl: "https://volpe.example", development: false });
  expect(headers["content-security-policy"]).toContain("connect-src 'self' wss://volpe.example;");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

test("SECURITY.md quotes directives as they are sent", () => {
  const headers = toSecurityHeaders({ publicUrl: "https://volpe.example", development: false });
  const sent = headers["content-security-policy"].split("; ");
  const names = sent.map((directive) => directive.split(" ")[0]).join("|");
  const text = readFileSync(new URL("../../../SECURITY.md", import.meta.url), "utf8");
  const quoted = [...text.matchAll(new RegExp(`\`((?:${names})\\b[^\`]*)\``, "g"))].map(
    ([, each]) => each,
  );
  expect(quoted.length).toBeGreaterThan(2);
  expect(sent).toEqual(expect.arrayContaining(quoted));
});
