import type { Page } from "@playwright/test";
import { AFFILIATE_TERMS, escapeMarkup } from "@volpe/contract";
import { toHomeRequest } from "./contract-steps.ts";
import { createConversation } from "./conversation-page.ts";
import { test as base, expect } from "./fixtures.ts";
import { type HostProcess, startHost } from "./host-process.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { keepList, listItems } from "./listed-items.ts";
import { waitUntilQuiet } from "./quiet.ts";
import { importSeedOffers } from "./real-offers.ts";
import { createLoginCookie, logIn, register } from "./registered-person.ts";
import { runAdmin } from "./run-admin.ts";
import { SCRIPT_STRINGS } from "./script-strings.ts";

/** A selection with every closing text and nearly every script, each with its own number. */
const TEXTS = SCRIPT_STRINGS.slice(0, 210)
  .filter((text, at) => at % 8 === 0 && !text.startsWith("-"))
  .map((text, number) => text.replaceAll("hit()", `hit(${number})`));

/** Puts one of the texts into each name and description of the offers, and of the suppliers. */
function spoil(file: string): string {
  let at = 0;
  const next = () => TEXTS[at++ % TEXTS.length] ?? "";
  return file.startsWith("RAGIONE SOCIALE")
    ? file.replaceAll(/^[^;\n]+(?=;\d)/gm, () => `"${next().replaceAll('"', '""')}"`)
    : file.replaceAll(/(?<=<(?:NOME_OFFERTA|DESCRIZIONE)>)[^<]*/g, () => escapeMarkup(next()));
}

async function startHostileHost(): Promise<HostProcess> {
  const host = await startHost();
  await importSeedOffers(host, spoil, { operators: true });
  return host;
}

type Reading = { open(path: string): Promise<number>; check(): Promise<number> };

/**
 * Opens pages whose texts would call `hit`, without the policy, which would stop them anyway, and
 * waits until the page is hydrated. Returns how many of the texts the page shows as they are.
 */
const test = base.extend<{ reading: Reading }>({
  bypassCSP: true,
  host: async ({ keep }, use) => use(await keep(startHostileHost)),
  reading: async ({ page }, use) => {
    const ran: unknown[] = [];
    await page.exposeFunction("hit", (number: unknown) => ran.push(number));
    const check = async () => {
      const { handlers, shown } = await page.evaluate((texts) => {
        const attributes = [...document.querySelectorAll("*")].flatMap((each) => [
          ...each.attributes,
        ]);
        const words = `${document.querySelector("#root")?.textContent} ${[
          ...document.querySelectorAll("input, textarea"),
        ]
          .map((field) => (field as HTMLInputElement).value)
          .join(" ")}`.replaceAll(/\s+/g, " ");
        return {
          handlers: attributes
            .filter(
              ({ name, value }) =>
                (name.startsWith("on") && value.includes("hit(")) ||
                (/^(href|src|action|data|srcdoc)$/.test(name) && /^\s*javascript:/i.test(value)),
            )
            .map(({ name, value }) => `${name}=${value}`),
          shown: texts.filter((text) => words.includes(text.trim().replaceAll(/\s+/g, " "))),
        };
      }, TEXTS);
      expect(ran, page.url()).toEqual([]);
      expect(handlers, page.url()).toEqual([]);
      return shown.length;
    };
    await use({
      check,
      async open(path) {
        await page.goto(path);
        await waitUntilHydrated(page);
        await waitUntilQuiet(page);
        return await check();
      },
    });
    // Checks that the test notices a script that does run.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML("beforeend", "<img src=data:, onerror=hit(-1)>");
    });
    await expect.poll(() => ran).toEqual([-1]);
  },
});

test("no script in the name of an imported offer or supplier runs on a page that shows it", async ({
  page,
  context,
  host,
  reading,
}) => {
  test.slow();
  const [item, other] = await listItems(host, "offers?tipology=luce");
  expect(item?.name).toContain("hit(");
  const slugs = [item?.slug ?? "", other?.slug ?? ""];
  await keepList(context, { url: host.url, name: "preferiti", slugs });
  // The form of a quote takes no markup for a name, so the offers' names are what its page shows.
  const data = toHomeRequest("copione@esempio.it");
  const saved = await page.request.post("/api/v1/rates", { data });
  const { rate } = (await saved.json()).data;
  const pages = {
    "/offerte/luce": 5,
    "/offerte/gas": 5,
    [item?.path ?? ""]: 1,
    [`/offerte/luce?confronta=${slugs.map(encodeURIComponent).join("&confronta=")}`]: 1,
    "/brands": 5,
    "/search?q=script": 1,
    "/preferiti": 2,
    [`/preventivo/${rate}`]: 1,
  };
  for (const [path, count] of Object.entries(pages)) {
    expect.soft(await reading.open(path), path).toBeGreaterThanOrEqual(count);
  }
});

test("no script in a ticket, an answer or the profile runs", async ({
  page,
  context,
  host,
  reading,
}) => {
  test.slow();
  const email = "copione.profilo@esempio.it";
  await register(host, email);
  await logIn(context, { host, email });
  const { jwt } = JSON.parse(decodeURIComponent(await createLoginCookie(host, email)));
  const headers = { authorization: `Bearer ${jwt.accessToken}` };
  const call = async (
    method: string,
    path: string,
    content: { data?: object; multipart?: Form },
  ) => {
    const reply = await page.request.fetch(`/api/v1${path}`, { method, headers, ...content });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return (await reply.json()).data;
  };
  const [subject = "", message = "", name = "", street = "", holder = "", answer = ""] = TEXTS;
  const multipart = { id: crypto.randomUUID(), subject, message, rate: "" };
  const { slug } = await call("POST", "/tickets", { multipart });
  const { number, lastMessage } = await call("GET", `/tickets/${slug}`, {});
  await runAdmin(host, "tickets", "reply", number, answer);
  await call("PATCH", "/auth/update/personaldata", { data: { name, email, phone: "" } });
  const empty = { address: "", postal_code: "", city: "", province: "", country: "" };
  const shipping = { ...empty, street, latitude: "", longitude: "", region: "" };
  await call("PATCH", "/auth/update/shippingdata", { data: shipping });
  const joining = { site: "www.esempio.it", accepted: true, version: AFFILIATE_TERMS.version };
  await call("POST", "/affiliates", { data: joining });
  const iban = "IT60X0542811101000000123456";
  // A bank transfer allows none of the characters that a script needs.
  const url = "/api/v1/affiliates/me";
  const refused = await page.request.patch(url, { headers, data: { holder, iban } });
  expect(refused.status()).toBe(422);
  await call("PATCH", "/affiliates/me", { data: { holder: "Maria Rossi", iban } });

  // A new login's cookie has the new name.
  await logIn(context, { host, email });
  const pages = {
    "/tickets": 1,
    [`/tickets/${slug}/${lastMessage}`]: 3,
    "/profilo": 1,
  };
  for (const [path, count] of Object.entries(pages)) {
    expect.soft(await reading.open(path), path).toBeGreaterThanOrEqual(count);
  }
});

type Form = Record<string, string>;

test("no script in an answer of the chat runs, not even after a reload", async ({
  page,
  reading,
}) => {
  test.slow();
  await reading.open("/calcola-preventivo");
  const { field, log } = createConversation(page);
  await say(page, TEXTS[4] ?? "");
  await expect(log.locator(".v-said-user:not(.v-said-pending)")).toHaveCount(1);
  await expect(field).toBeVisible();
  expect(await reading.check()).toBeGreaterThanOrEqual(1);
  await page.reload();
  await expect(log.locator(".v-said-user")).toHaveCount(1);
  await waitUntilQuiet(page);
  expect(await reading.check()).toBeGreaterThanOrEqual(1);
});

async function say(page: Page, text: string): Promise<void> {
  const { field, isAsked } = createConversation(page);
  await isAsked("Per chi cerchi?");
  await field.fill(text);
  await field.press("Enter");
}
