import { expect, type Page } from "@playwright/test";
import { openBegunConversation } from "./begun-conversation.ts";
import { TO_CHANNEL, toQuote } from "./conversation-page.ts";

/**
 * Asks for the quote of a home in Monza in the chat, opens it, and returns its id. The page must be
 * the first one of the test.
 */
export async function makeQuoteInChat(page: Page, email: string): Promise<string> {
  const answers = [...TO_CHANNEL, ...toQuote(email)].map((answer) =>
    "type" in answer ? { type: HOME_WORDS[answer.type] ?? answer.type } : answer,
  );
  const url = new URL((await page.request.head("/robots.txt")).url()).origin;
  const begun = { host: { url }, answers: answers.slice(0, -1) };
  const conversation = await openBegunConversation(page, begun);
  await conversation.giveAll(answers.slice(-1));
  await page.getByRole("link", { name: "Apri il preventivo" }).click();
  // The key is in a cookie, and no longer in the address.
  await expect(page).toHaveURL(/\/preventivo\/[\w-]{22}$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The answers of this home, by the shared answers that they replace. */
const HOME_WORDS: Readonly<Record<string, string>> = {
  Milano: "Monza",
  "Anna Bianchi": "Mario Rossi",
};
