import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { HostProcess } from "./host-process.ts";
import { waitUntilHydrated } from "./hydrated.ts";
import { logIn, register } from "./registered-person.ts";
import { listLeads, runAdmin } from "./run-admin.ts";

const BILL = join(import.meta.dirname, "files/bolletta.pdf");

type Case = {
  /** The call that creates something. */
  path: string;
  /** True if the form waits and goes out by itself once the connection is back. */
  waits?: true;
  send: string;
  fill(page: Page, email: string, hasScript: boolean): Promise<void>;
  arrived: RegExp;
  /** True if the created thing names no e-mail, so that the test cannot count only its own. */
  nameless?: true;
  /** Returns the number of this person's created things. */
  count(host: HostProcess, email: string): Promise<number>;
};

async function fillContacts(page: Page, email: string): Promise<void> {
  await page.getByLabel("Nome e cognome").fill("Ada Neri");
  await page.getByLabel("E-mail", { exact: true }).and(page.locator(".v-input")).fill(email);
  await page.getByRole("checkbox", { name: /^Ho letto l’informativa/ }).check();
}

const countIn = (text: string, part: string) => text.split(part).length - 1;

const CASES: Record<string, Case> = {
  "the quote form": {
    path: "/api/v1/rates",
    waits: true,
    send: "Calcola il preventivo",
    async fill(page, email, hasScript) {
      await page.goto("/calcola-preventivo#modulo");
      if (hasScript) {
        await waitUntilHydrated(page);
        await page.getByText("Preferisci un modulo?").click();
      }
      await page.getByLabel("Consumo in un anno").fill("2.700");
      await page.getByLabel("Provincia").selectOption("MI");
      await fillContacts(page, email);
    },
    arrived: /\/preventivo\/[\w-]{22}\?posta=/,
    count: async (host, email) =>
      (await listLeads(host)).filter((lead) => lead.email === email).length,
  },
  "the contact form": {
    path: "/api/v1/contacts",
    waits: true,
    send: "Invia il messaggio",
    async fill(page, email) {
      await page.goto("/contatti?argomento=errore");
      await page.getByLabel("Messaggio").fill("La quota fissa non torna.");
      await fillContacts(page, email);
    },
    arrived: /\/contatti\?inviato=si$/,
    count: async (host, email) => countIn(await runAdmin(host, "contacts"), email),
  },
  "the upload of a bill": {
    path: "/api/v1/bills",
    nameless: true,
    send: "Leggi la bolletta",
    async fill(page) {
      await page.goto("/preventivo/upload");
      await page.locator("#campo-files").setInputFiles(BILL);
    },
    arrived: /\/preventivo\/upload\?bolletta=/,
    count: async ({ dataDir }) => (await readdir(join(dataDir, "bills")).catch(() => [])).length,
  },
  "the form of a ticket": {
    path: "/api/v1/tickets",
    waits: true,
    send: "Invia la richiesta",
    async fill(page, email) {
      await page.goto("/tickets/create/nuovo");
      await page.getByLabel("Oggetto").fill(email);
      await page.getByLabel("Messaggio").fill("In bolletta leggo 12 euro al mese.");
    },
    arrived: /\/tickets\/[\w-]+\/[\w-]+/,
    count: async (host, email) => countIn(await runAdmin(host, "tickets", "list"), email),
  },
};

async function enter(host: HostProcess, context: BrowserContext, email: string): Promise<void> {
  await register(host, email);
  await logIn(context, { host, email });
}

/** Fills in each form for a new person. The last form, of a ticket, needs a login. */
async function fillEach(
  { page, context, host }: { page: Page; context: BrowserContext; host: HostProcess },
  { hasScript, press }: { hasScript: boolean; press(form: Case): Promise<void> },
): Promise<void> {
  for (const [name, form] of Object.entries(CASES)) {
    const email = `ada.${crypto.randomUUID().slice(0, 8)}@esempio.it`;
    if (form.path === "/api/v1/tickets") await enter(host, context, email);
    await form.fill(page, email, hasScript);
    const before = form.nameless ? await form.count(host, email) : 0;
    await press(form);
    expect(await form.count(host, email), name).toBe(before + 1);
  }
}

test.describe("after a lost answer", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("each form that is sent again creates one thing", async ({ page, context, host }) => {
    test.slow();
    const press = async ({ path, send, arrived, waits }: Case) => {
      const keys: (string | undefined)[] = [];
      await page.route(`**${path}`, async (route) => {
        keys.push(route.request().headers()["idempotency-key"]);
        if (keys.length > 1) return await route.continue();
        await route.fetch();
        await route.abort();
      });
      await page.getByRole("button", { name: send, exact: true }).click();
      if (waits) {
        // The form waits in a list and is sent again by itself.
        const list = page.getByRole("region", { name: "Quello che era in attesa" });
        await expect(list).toBeVisible();
        await list.getByRole("button", { name: "Chiudi" }).click();
        await expect(list).toHaveCount(0);
      } else {
        await expect(page.getByRole("alert")).toContainText("Non riesco a raggiungere Volpe");
        await page.getByRole("button", { name: send, exact: true }).click();
        await expect(page).toHaveURL(arrived);
      }
      expect(keys, path).toEqual([keys[0], keys[0]]);
      expect(keys[0], path).toBeTruthy();
    };
    await fillEach({ page, context, host }, { hasScript: true, press });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each form that is pressed twice creates one thing", async ({ page, context, host }) => {
    test.slow();
    const press = async ({ send, arrived }: Case) => {
      await page.getByRole("button", { name: send, exact: true }).dblclick();
      await expect(page).toHaveURL(arrived);
    };
    await fillEach({ page, context, host }, { hasScript: false, press });
  });
});
