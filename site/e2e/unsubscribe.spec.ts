import { toHomeRequest } from "./contract-steps.ts";
import { expect, test } from "./fixtures.ts";
import { findUnsubscribeUrl } from "./registered-person.ts";

const REQUEST = {
  ...toHomeRequest("anna.via@esempio.it"),
  consents: { privacy: true, marketing: true },
};

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

test("the mailed link needs a confirmation, unlike the mail program's button", async ({
  page,
  request,
  host,
}) => {
  expect((await request.post("/api/v1/rates", { data: REQUEST })).ok()).toBe(true);
  await expect.poll(() => findUnsubscribeUrl(host, REQUEST.email)).not.toBe("");
  const url = await findUnsubscribeUrl(host, REQUEST.email);

  const opened = await page.goto(url);
  expect(await opened?.headerValue("cache-control")).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vuoi disiscriverti?");
  await page.getByRole("button", { name: "Disiscrivimi" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("a•••@esempio.it");

  // RFC 8058: a mail program sends no cookies and no browser headers, and loads no page before.
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
