import { createHash } from "node:crypto";
import { screen } from "@testing-library/react";
import { NOTICE_VERSIONS } from "@volpe/contract";
import { expect, it } from "vitest";
import { createFakeClient } from "../testing/fake-client.ts";
import { readText } from "../testing/read-text.ts";
import { renderRoute } from "../testing/render-route.tsx";
import * as cookiePolicy from "./cookie-policy-page.tsx";
import * as terms from "./terms-page.tsx";

/** Changed words fail this test. Increase the version, then write version and hash into the row. */
it.each([
  ["cookiePolicy", cookiePolicy, "2026-12-01", "5c9f332e1765"],
  ["terms", terms, "2026-11-26", "9ed4ce70ea69"],
] as const)("has a version for the words of %s", async (name, page, version, hash) => {
  renderRoute(page, { path: "/pagina", client: createFakeClient({}) });
  await screen.findByRole("heading", { level: 1 });
  const shown = createHash("sha256").update(readText("main, body")).digest("hex").slice(0, 12);
  expect([NOTICE_VERSIONS[name], shown]).toEqual([version, hash]);
});
