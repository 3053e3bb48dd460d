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
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(headers["content-security-policy"]).toContain("connect-src 'self' wss://volpe.example;");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});
