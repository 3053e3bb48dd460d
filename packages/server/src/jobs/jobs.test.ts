import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { setUp } from "../test-setup.ts";
import { createJobs, type Jobs } from "./jobs.ts";

let started: Jobs[] = [];
const open = setUp("test", createTestDatabase);
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()));
  started = [];
});

function create(pollSeconds = 0.5): Jobs {
  const jobs = createJobs({ client: open.client, log: silentLog, pollSeconds });
  started.push(jobs);
  return jobs;
}

test("runs a job soon after it was sent", async () => {
  const jobs = create();
  const done: unknown[] = [];
  jobs.define("greet", async (data) => void done.push(data));
  await jobs.start();
  await jobs.send("greet", { name: "Anna" });
  await vi.waitFor(() => expect(done).toEqual([{ name: "Anna" }]), { timeout: 15_000 });
});

test("runs a stored job only once the work is started", async () => {
  const jobs = create();
  const done: unknown[] = [];
  jobs.define("greet", async (data) => void done.push(data));
  await jobs.start({ work: false });
  await jobs.send("greet", { name: "Anna" });
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(done).toEqual([]);
  await jobs.startWork();
  await vi.waitFor(() => expect(done).toEqual([{ name: "Anna" }]), { timeout: 15_000 });
});

test("retries a failed job up to its limit", async () => {
  const jobs = create();
  let tries = 0;
  jobs.define(
    "fail",
    async () => {
      tries += 1;
      throw new Error("no");
    },
    { retryLimit: 1, retryDelaySeconds: 1 },
  );
  await jobs.start();
  await jobs.send("fail", {});
  await vi.waitFor(() => expect(tries).toBe(2), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(tries).toBe(2);
});

test("runs as many jobs at once as configured", async () => {
  const jobs = create();
  const waiting: (() => void)[] = [];
  const meet = () => new Promise<void>((resolve) => void waiting.push(resolve));
  jobs.define("meet", meet, { atOnce: 3 });
  await jobs.start();
  for (let turn = 0; turn < 3; turn += 1) {
    await jobs.send("meet", {});
  }
  // None of the three ends before all have begun.
  await vi.waitFor(() => expect(waiting).toHaveLength(3), { timeout: 15_000 });
  for (const leave of waiting) {
    leave();
  }
});

test("stores jobs without running them if working is switched off", async () => {
  const sender = create();
  sender.define("later", async () => undefined);
  await sender.start({ work: false });
  await sender.send("later", { kept: true });
  await sender.stop();
  const worker = create();
  const done: unknown[] = [];
  worker.define("later", async (data) => void done.push(data));
  await worker.start();
  await vi.waitFor(() => expect(done).toEqual([{ kept: true }]), { timeout: 15_000 });
});

// The jobs are stored before the worker starts, so no announcement wakes it, and no poll comes in time.
test("runs all waiting jobs without a poll in between", async () => {
  const names = Array.from({ length: 12 }, (_, number) => `${number}`);
  const sender = create();
  sender.define("many", async () => undefined);
  await sender.start({ work: false });
  for (const name of names) {
    await sender.send("many", { name });
  }
  await sender.send("many", { name: "urgent" }, { priority: 1 });
  await sender.stop();
  const worker = create(600);
  const done: unknown[] = [];
  worker.define("many", async ({ name }) => {
    done.push(name);
    if (name === "3") {
      throw new Error("no");
    }
  });
  await worker.start();
  await vi.waitFor(() => expect(done).toEqual(["urgent", ...names]), { timeout: 15_000 });
});

test("stores one waiting job for each key", async () => {
  const jobs = create();
  jobs.define("keyed", async () => undefined);
  await jobs.start({ work: false });
  for (const singletonKey of ["a", "a", "b"]) {
    await jobs.send("keyed", {}, { singletonKey });
  }
  await jobs.send("keyed", {});
  await jobs.send("keyed", {});
  const { rows } = await open.db.execute<{ waiting: string }>(
    sql`select count(*) as waiting from jobs.job where name = 'keyed'`,
  );
  expect(rows[0]?.waiting).toBe("4");
});

test("deletes schedules that the code no longer has", async () => {
  const readSchedules = async () =>
    (await open.db.execute(sql`select name, cron, timezone from jobs.schedule order by name`)).rows;
  const before = create();
  for (const name of ["kept", "dropped"]) {
    before.define(name, async () => undefined);
    before.schedule(name, "0 6 * * *");
  }
  await before.start({ work: false });
  expect(await readSchedules()).toHaveLength(2);
  await before.stop();
  const after = create();
  after.define("kept", async () => undefined);
  after.schedule("kept", "30 6 * * *");
  await after.start({ work: false });
  expect(await readSchedules()).toEqual([
    { name: "kept", cron: "30 6 * * *", timezone: "Europe/Rome" },
  ]);
});

test("retries no run of a repeated job", async () => {
  const done: string[] = [];
  const jobs = create();
  jobs.repeat("sweep", "10 4 * * *", async () => {
    done.push("sweep");
    throw new Error("not swept");
  });
  await jobs.start();
  const { rows } = await open.db.execute(
    sql`select cron, timezone, retry_limit from jobs.schedule join jobs.queue using (name) where name = 'sweep'`,
  );
  expect(rows).toEqual([{ cron: "10 4 * * *", timezone: "Europe/Rome", retry_limit: 0 }]);
  await jobs.send("sweep", {});
  await vi.waitFor(() => expect(done).toEqual(["sweep"]), { timeout: 15_000 });
});

test("stores the settings of a queue only if they changed", async () => {
  const readQueues = async () =>
    (
      await open.db.execute(
        sql`select name, retry_limit, updated_on from jobs.queue where name in ('same', 'other') order by name`,
      )
    ).rows;
  const before = create();
  before.define("same", async () => undefined);
  before.define("other", async () => undefined);
  await before.start({ work: false });
  const [, same] = await readQueues();
  expect(same).toMatchObject({ name: "same", retry_limit: 5 });
  await before.stop();
  const after = create();
  after.define("same", async () => undefined);
  after.define("other", async () => undefined, { retryLimit: 7 });
  await after.start({ work: false });
  expect(await readQueues()).toEqual([
    expect.objectContaining({ name: "other", retry_limit: 7 }),
    same,
  ]);
});

test("refuses a job before the start", async () => {
  await expect(create().send("early", {})).rejects.toThrow("before the jobs were started");
});
