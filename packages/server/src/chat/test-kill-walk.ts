import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { ChatConversation } from "@volpe/contract";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { connectVisitor, type TestVisitor, TO_QUOTE } from "./test-visitor.ts";

type Sent = { id: string; step: number; text: string; value?: string[] };

type KillReport = {
  kills: number;
  acknowledged: number;
  /** Answers that were stored although the kill came before their acknowledgement. */
  takenUnsaid: number;
  quotes: number;
};

/** Errors that a kill must not cause. Any other error is an effect of the kill. */
class BrokenPromise extends Error {}

/**
 * Sends answers to a real process, kills it with SIGKILL at varying moments, restarts it on the
 * same database and compares the stored answers with the acknowledged ones. Throws if an
 * acknowledged answer is missing or any answer is stored twice.
 */
export async function walkThroughKills(kills: number): Promise<KillReport> {
  const dataDir = await createFilledFolder();
  const env = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off" };
  const report: KillReport = { kills: 0, acknowledged: 0, takenUnsaid: 0, quotes: 0 };
  let conversation: ChatConversation | null = null;
  let acknowledged: string[] = [];
  let unsaid: Sent | null = null;

  async function takeUp(url: string): Promise<TestVisitor> {
    if (conversation === null) {
      const visitor = await connectVisitor(url);
      conversation = await visitor.begun();
      return visitor;
    }
    const visitor = await connectVisitor(url, { resuming: true });
    const resumed = await visitor.resume(conversation);
    if (!resumed.ok) {
      throw new BrokenPromise("the conversation was lost");
    }
    const kept = visitor.heard.filter(({ owner }) => owner === "user").map(({ id }) => id ?? "");
    if (new Set(kept).size !== kept.length) {
      throw new BrokenPromise(`an answer is there twice: ${kept.join(" ")}`);
    }
    const lost = acknowledged.filter((id) => !kept.includes(id));
    if (lost.length > 0) {
      throw new BrokenPromise(`lost ${lost.join(" ")} of ${acknowledged.length}`);
    }
    if (unsaid !== null) {
      report.takenUnsaid += kept.includes(unsaid.id) ? 1 : 0;
      await say(visitor, unsaid);
    }
    return visitor;
  }

  async function say(visitor: TestVisitor, sent: Sent): Promise<void> {
    unsaid = sent;
    const { id, step, text, value } = sent;
    const count = visitor.heard.length;
    const answer = { id, owner: "user", step, messages: [text], value };
    const acknowledgement = await visitor.send("message", JSON.stringify(answer));
    if (!acknowledgement.ok) {
      throw new BrokenPromise(`«${text}»: ${JSON.stringify(acknowledgement.errors)}`);
    }
    unsaid = null;
    acknowledged.push(id);
    report.acknowledged += 1;
    await visitor.until(() => visitor.heard.length > count, "the reply");
  }

  async function talk(visitor: TestVisitor): Promise<void> {
    for (let current = visitor; ; ) {
      const next = TO_QUOTE[acknowledged.length];
      if (next === undefined) {
        report.quotes += 1;
        conversation = null;
        acknowledged = [];
        current.close();
        current = await takeUp(current.url);
        continue;
      }
      const said =
        typeof next === "string" ? { text: next } : { text: "Continua", value: [...next] };
      await say(current, { id: randomUUID(), step: current.asked(), ...said });
    }
  }

  try {
    for (let kill = 0; kill <= kills; kill += 1) {
      const host = startProcess("test-host.ts", { env });
      const url = (await host.line("ready")).replace("ready ", "");
      const visitor = await takeUp(url);
      if (kill === kills) {
        visitor.close();
        host.child.kill("SIGTERM");
        await host.ended;
        break;
      }
      const talking = talk(visitor).then(
        () => null,
        (error: unknown) => error,
      );
      // The kill comes after one to eight answers, during the next one.
      const enough = report.acknowledged + 1 + ((kill * 3 + 3) % 8);
      await Promise.race([talking, until(() => report.acknowledged >= enough)]);
      await setTimeout((kill * 37) % 40);
      host.child.kill("SIGKILL");
      await host.ended;
      const error = await talking;
      if (error instanceof BrokenPromise) {
        throw error;
      }
      report.kills += 1;
      visitor.close();
    }
    return report;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function until(reached: () => boolean): Promise<void> {
  while (!reached()) {
    await setTimeout(1);
  }
}
