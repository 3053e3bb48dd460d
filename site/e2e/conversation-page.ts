import { expect, type Locator, type Page } from "@playwright/test";

/** One answer: an option to press, a text to type, or the boxes to tick. */
export type Answer = { choose: string } | { type: string } | { tick: string[] };

/** The answers of a residential visitor, up to the question about the consumption. */
export const TO_CONSUMPTION: readonly Answer[] = [
  { choose: "Casa mia" },
  { choose: "Luce" },
  { choose: "Sì, ci ho la residenza" },
  { type: "Milano" },
  { type: "A2A" },
];

/** The answers of the same visitor, up to the question about the channel. */
export const TO_CHANNEL: readonly Answer[] = [
  ...TO_CONSUMPTION,
  { type: "circa 2.700 kWh" },
  { choose: "Non lo so, usa 3 kW" },
  { type: "1.100" },
];

/**
 * The remaining answers. An address gets at most three mails a day, so tests that count mails use
 * their own.
 */
export function toQuote(email: string): readonly Answer[] {
  return [{ choose: "E-mail" }, { tick: ["Ho letto"] }, { type: "Anna Bianchi" }, { type: email }];
}

export const TO_QUOTE = toQuote("anna@esempio.it");

/** The assistant as the visitor sees it: a region of the page, or a dialog over it. */
export function createConversation(page: Page, within: Page | Locator = page) {
  const log = within.getByRole("log");
  const dock = within.getByRole("group", { name: "La tua risposta" });
  const field = dock.locator("input.v-input");

  async function give(answer: Answer): Promise<void> {
    if ("choose" in answer) {
      await dock.getByRole("button", { name: answer.choose }).first().click();
      return;
    }
    if ("type" in answer) {
      await field.fill(answer.type);
      await field.press("Enter");
      return;
    }
    for (const label of answer.tick) {
      await dock.getByRole("checkbox", { name: label }).check();
    }
    await dock.getByRole("button", { name: "Continua" }).click();
  }

  /** Every line of the conversation, oldest first, as `Tu: …` or `Volpe: …`. */
  async function read(): Promise<string[]> {
    return await log.evaluate((element) =>
      [...element.querySelectorAll(".v-said")].flatMap((said) => {
        const who = said.classList.contains("v-said-user") ? "Tu" : "Volpe";
        const lines = [...said.querySelectorAll(".v-bubble")].map((line) => line.textContent ?? "");
        return lines.map((line) => `${who}: ${line.replace(/^(Tu|Volpe): /, "")}`);
      }),
    );
  }

  return {
    log,
    dock,
    field,
    give,
    read,
    /** Waits until the question is open and accepts an answer. */
    async isAsked(words: RegExp | string): Promise<void> {
      await expect(log.locator("[data-asking]")).toContainText(words);
      await expect(dock.locator("[aria-busy=false]")).toBeVisible();
    },
    /** Gives each answer after the reply to the previous one has arrived. */
    async giveAll(answers: readonly Answer[]): Promise<void> {
      for (const answer of answers) {
        const count = await log.locator(".v-said-user").count();
        await give(answer);
        await expect(log.locator(".v-said-user:not(.v-said-pending)")).toHaveCount(count + 1);
        await expect(log.locator(".v-said-volpe .v-dots")).toHaveCount(0);
        await expect(log.locator(".v-said").last()).toHaveClass(/v-said-volpe/);
        // A reply is scrolled to its question; the end of the interview shows its first line.
        const end = log.locator("[data-end] .v-bubble").first();
        await ((await end.count()) > 0
          ? expect(end).toBeInViewport()
          : // On a small phone a long question is higher than what its answers leave of the window.
            expect(log.locator(".v-asked")).toBeInViewport({ ratio: 0.5 }));
      }
    },
    /** The visitor's messages, oldest first. */
    async readAnswers(): Promise<string[]> {
      return (await read()).flatMap((line) => (line.startsWith("Tu: ") ? [line.slice(4)] : []));
    },
  };
}
