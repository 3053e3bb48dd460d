import { rmSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { toTestConfig } from "../test-config.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { systemClock } from "../time/clock.ts";
import { startTestSmtpServer } from "./test-smtp-server.ts";

test("delivers a mail again if the process was killed during the delivery", async () => {
  const dataDir = await createFilledFolder();
  const seen: string[] = [];
  let kill = () => undefined as unknown;
  const smtp = await startTestSmtpServer(({ raw }, count) => {
    seen.push(/^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? "");
    if (count === 1) {
      kill();
    }
  });
  const config = toTestConfig({ dataDir, smtpUrl: smtp.url });
  const env = {
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    SESSION_SECRET: config.sessionSecret,
    OPEN_DATA_DAILY: "off",
  };
  const sender = startProcess("mail/test-sender.ts", { env });
  kill = () => sender.child.kill("SIGKILL");
  await sender.ended;
  expect(seen).toHaveLength(1);

  const running = await openServices({ config, clock: systemClock, log: silentLog, work: true });
  await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 30_000 });
  expect(seen[0]).toMatch(/^<quote-ready\./);
  expect(seen[1]).toBe(seen[0]);
  await running.close();
  await smtp.close();
  rmSync(dataDir, { recursive: true });
}, 90_000);
