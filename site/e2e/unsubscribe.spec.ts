import { readdir, readFile } from "node:fs/promises";
import type { RateRequest } from "@volpe/contract";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";

const REQUEST: RateRequest = {
  destination: "privati",
  type: "luce",
  resident: true,
  province: "MI",
  operator: "A2A",
  consumption: 2700,
  capacityKw: 3,
  communication: "email",
  name: "Anna Bianchi",
  email: "anna.via@esempio.it",
  phone: "",
  consents: { privacy: true, marketing: true, thirdParties: false },
};

/** The address in the `List-Unsubscribe` header of the quote's mail. */
async function findUnsubscribeUrl(host: HostProcess): Promise<string> {
  const folder = `${host.dataDir}/mail`;
  for (const file of await readdir(folder).catch(() => [])) {
    const mail = (await readFile(`${folder}/${file}`, "utf8")).replace(/\r?\n[ \t]+/g, " ");
    const url = /^List-Unsubscribe: <([^>]+)>/m.exec(mail)?.[1];
    if (mail.includes(REQUEST.email) && url !== undefined) return url;
  }
  return "";
}

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

test("a mail's link asks, its button unsubscribes, and a mail program's own button does at once", async ({
  page,
  request,
  host,
}) => {
  expect((await request.post("/api/v1/rates", { data: REQUEST })).ok()).toBe(true);
  await expect.poll(() => findUnsubscribeUrl(host)).not.toBe("");
  const url = await findUnsubscribeUrl(host);

  const opened = await page.goto(url);
  expect(await opened?.headerValue("cache-control")).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vuoi disiscriverti?");
  await page.getByRole("button", { name: "Disiscrivimi" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("a•••@esempio.it");

  // RFC 8058: no cookies, no page before, and no headers of a browser.
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("a•••@esempio.it");

  await page.goto(url.replace(/chiave=.*/, "chiave=sbagliata"));
  await page.getByRole("button", { name: "Disiscrivimi" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("scrivi a");
  await page.goto(url.replace(/\?chiave=.*/, ""));
  await expect(page.getByRole("main").getByRole("alert")).toContainText("manca un pezzo");
});
