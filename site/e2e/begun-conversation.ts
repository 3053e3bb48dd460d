import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Addon, ChatConversation, ChatMessage } from "@volpe/contract";
import { type Answer, createConversation } from "./conversation-page.ts";
import type { HostProcess } from "./host-process.ts";
import { connectToAssistant } from "./stored-conversation.ts";

/**
 * Gives the answers over a socket, which takes a tenth of the time that a page takes, then opens
 * the conversation on the assistant's page. It must be the first page of the test.
 */
export async function openBegunConversation(
  page: Page,
  { host, answers }: { host: Pick<HostProcess, "url">; answers: readonly Answer[] },
): Promise<ReturnType<typeof createConversation>> {
  const stored = JSON.stringify({ ...(await converse(host.url, answers)), pending: [] });
  const { cookies } = await page.context().storageState();
  const localStorage = [{ name: "volpe-chat", value: stored }];
  await page.context().setStorageState({ cookies, origins: [{ origin: host.url, localStorage }] });
  await page.goto(`${host.url}/calcola-preventivo`);
  const conversation = createConversation(page);
  await expect(conversation.log.locator(".v-said-user")).toHaveCount(answers.length);
  await expect(conversation.dock.locator("[aria-busy=false]")).toBeVisible();
  return conversation;
}

/** The id and key of a new conversation in which these answers were given. */
export async function converse(url: string, answers: readonly Answer[]): Promise<ChatConversation> {
  const begun: ChatConversation[] = [];
  const replies: ChatMessage[] = [];
  const socket = await connectToAssistant(url, {
    heard: {
      conversation: (payload) => begun.push(JSON.parse(payload)),
      message: (payload) => replies.push(JSON.parse(payload)),
    },
  });
  try {
    await expect.poll(() => begun.length * replies.length).toBeGreaterThan(0);
    for (const answer of answers) {
      const heard = replies.length;
      const { step = -1, addons = [] } = replies.findLast((each) => each.addons.length > 0) ?? {};
      const message = { id: randomUUID(), owner: "user", step, ...toSaid(answer, addons) };
      const payload = JSON.stringify({ ...message, dto: { tracking: "" } });
      const acknowledgement = await socket.timeout(10_000).emitWithAck("message", payload);
      expect(acknowledgement, JSON.stringify(answer)).toEqual({ ok: true });
      await expect.poll(() => replies.length, { intervals: [10] }).toBeGreaterThan(heard);
    }
    return begun[0] as ChatConversation;
  } finally {
    socket.disconnect();
  }
}

/** What the page would send: typed words, a choice's label, or the names of the ticked boxes. */
function toSaid(answer: Answer, addons: readonly Addon[]) {
  if ("type" in answer) {
    return { messages: [answer.type] };
  }
  if ("choose" in answer) {
    return { messages: [answer.choose] };
  }
  const boxes = addons.flatMap((addon) => (addon.kind === "consents" ? addon.boxes : []));
  const ticked = boxes.filter(({ label }) => answer.tick.some((words) => label.includes(words)));
  return { messages: ["Continua"], value: ticked.map(({ name }) => name) };
}
