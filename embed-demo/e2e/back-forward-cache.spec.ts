import type { Page } from "@playwright/test";
import { choose, openAssistant } from "./assistant-steps.ts";
import { ELEMENTS, findHeart, findOffer, toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const EMPTY = toPage("", { head: "" });
const ALL = toPage(ELEMENTS.map(({ markup }) => `<div>${markup()}</div>`).join(""));

/** Goes elsewhere and back. Returns whether the browser restored the page from its cache. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(globalThis, { isRestored: true }));
  await page.goto(elsewhere);
  // A restored page does not load again.
  await page.goBack({ waitUntil: "commit" });
  return await page.evaluate(() => Reflect.get(globalThis, "isRestored") === true);
}

/** Sends the page the events of leaving and returning, for a browser that caches no page. */
async function sendEvents(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of ["pagehide", "pageshow"]) {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
      await new Promise((done) => setTimeout(done, 300));
    }
  });
}

for (const transports of ["any", "polling"]) {
  test(`the page is kept with an open assistant, which goes on after the return (${transports})`, async ({
    page,
    partner,
  }) => {
    const elsewhere = partner.serve(EMPTY);
    await page.goto(partner.serve(EMPTY));
    const canKeep = await leaveAndReturn(page, elsewhere);
    if (!canKeep) {
      // The headless shell never caches a page. A skipped test would count as failed.
      console.info("This browser keeps no page: leaving and returning were events only.");
    }
    const ended: string[] = [];
    page.on("websocket", (socket) => socket.on("close", () => ended.push(socket.url())));
    await page.addInitScript(() => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function addWatched(...args) {
        if (["unload", "beforeunload"].includes(args[0])) {
          console.error(`A listener of ${args[0]}: browsers do not keep such a page.`);
        }
        return add.apply(this, args);
      };
    });
    await page.goto(partner.serve(ALL.replace("async ", `async data-transports="${transports}" `)));
    await expect(findOffer(page)).toHaveCount(2);
    await findHeart(page, "Luce Facile").click();
    await openAssistant(page);
    await choose(page, "Casa mia");
    for (const [at, answer] of ["Luce", "Sì, ci ho la residenza"].entries()) {
      await page.locator(".v-answer").filter({ hasText: answer }).first().waitFor();
      if (canKeep) {
        // The browser writes into the console if it had to end a socket itself.
        expect(await leaveAndReturn(page, elsewhere)).toBe(true);
      } else {
        await sendEvents(page);
        await expect.poll(() => ended.length).toBe(transports === "any" ? at + 1 : 0);
      }
      await choose(page, answer);
    }
    await expect(page.getByRole("combobox", { name: "Comune" })).toBeVisible();
    await expect(page.locator(".v-said-user")).toHaveCount(3);
    await page.getByRole("button", { name: "Chiudi la chat" }).click();
    await expect(findHeart(page, "Luce Facile")).toHaveAttribute("aria-pressed", "true");
    await expect(findOffer(page)).toHaveCount(2);
  });
}
