import { startMeasuredHost } from "../e2e/host-process.ts";
import { measureLongTasks } from "./long-tasks.ts";

/** Measures the longest task while a filter of a list is pressed. */
const host = await startMeasuredHost();
try {
  await measureLongTasks({
    "a filter is pressed": {
      url: `${host.url}/offerte/luce`,
      limitMs: 200,
      async act(page) {
        await page.getByRole("button", { name: "Filtri", exact: true }).click();
        const counted = page.waitForResponse("**/api/v1/offers?**");
        await page.getByLabel("Prezzo fisso").check();
        await counted;
        await page.locator(".filters__apply[data-changed]").waitFor();
      },
    },
  });
} finally {
  await host.dispose();
}
