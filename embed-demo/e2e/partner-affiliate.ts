import { expect } from "@playwright/test";
import { findCode } from "../../site/e2e/affiliate-fixture.ts";
import type { HostProcess } from "../../site/e2e/host-process.ts";
import { createLoginCookie, register } from "../../site/e2e/registered-person.ts";
import { runAdmin } from "../../site/e2e/run-admin.ts";

/** Has a new person ask to become an affiliate. Returns the header of that login. */
export async function askForAffiliate(
  host: HostProcess,
  { email, site }: { email: string; site: string },
): Promise<{ cookie: string }> {
  await register(host, email);
  const auth = await createLoginCookie(host, email);
  const login = { cookie: `auth=${auth}` };
  const { accessToken } = JSON.parse(decodeURIComponent(auth)).jwt;
  const page = await (await fetch(`${host.url}/affiliate`, { headers: login })).text();
  const version = /name="version" value="([^"]+)"/.exec(page)?.[1];
  const reply = await fetch(`${host.url}/api/v1/affiliates`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ site, accepted: true, version }),
  });
  expect(reply.ok).toBe(true);
  return login;
}

/** Makes an approved affiliate whose links carry the code. */
export async function makeAffiliate(host: HostProcess, code: string): Promise<void> {
  const site = `${code.toLowerCase().replaceAll(/[^a-z]/g, "")}.example`;
  await askForAffiliate(host, { email: `anna@${site}`, site });
  const known = await findCode(host, site);
  await runAdmin(host, "affiliates", "approve", known);
  await runAdmin(host, "affiliates", "code", known, code);
}
