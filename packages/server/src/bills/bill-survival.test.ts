import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { BillCreated } from "@volpe/contract";
import { expect, test } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { toTestConfig } from "../test-config.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { systemClock } from "../time/clock.ts";
import { findBill } from "./bill-repository.ts";

const PICTURE = join(import.meta.dirname, "test-files/riquadro.png");

test("reads a photograph after the next start if a kill interrupted its reading", async () => {
  const dataDir = await createFilledFolder();
  const env = { DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "silent", OPEN_DATA_DAILY: "off" };
  const host = startProcess("test-host.ts", { env });
  const origin = (await host.line("ready")).replace("ready ", "");
  const form = new FormData();
  form.append("files", new File([new Uint8Array(readFileSync(PICTURE))], "foto.png"));
  const reply = await fetch(`${origin}/api/v1/bills`, { method: "POST", body: form });
  const { bill } = ((await reply.json()) as { data: BillCreated }).data;
  host.child.kill("SIGKILL");
  await host.ended;

  const config = toTestConfig({ dataDir });
  const read = async ({ db }: Pick<OpenDatabase, "db">) =>
    (await findBill(db, config, bill))?.files;
  const left = await openDatabase({ databaseUrl: null, dataDir });
  expect(await read(left)).toMatchObject([{ status: "reading" }]);
  await left.close();

  const running = await openServices({ config, clock: systemClock, log: silentLog, work: true });
  await expect
    .poll(async () => (await read(running.services))?.[0]?.status, {
      timeout: 60_000,
      interval: 500,
    })
    .toBe("read");
  expect(await read(running.services)).toMatchObject([{ kind: "luce", problem: null }]);
  await running.close();
  rmSync(dataDir, { recursive: true });
}, 120_000);
