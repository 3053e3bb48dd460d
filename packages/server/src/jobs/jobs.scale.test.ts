import { expect, test, vi } from "vitest";
import { toPostgresDatabase } from "../db/database.ts";
import { createTestDatabase } from "../db/test-database.ts";
import { silentLog } from "../process/log.ts";
import { createJobs } from "./jobs.ts";

test("runs each job in one of two processes", async () => {
  const first = await createTestDatabase();
  if (first.client.kind !== "postgres") {
    throw new Error("needs Postgres");
  }
  const second = toPostgresDatabase(first.client.connectionString);
  const done: { process: number; number: unknown }[] = [];
  const sides = [first, second].map(({ client }, process) => {
    const jobs = createJobs({ client, log: silentLog, pollSeconds: 0.5 });
    jobs.define("count", async ({ number }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push({ process, number });
    });
    return jobs;
  });
  await Promise.all(sides.map((jobs) => jobs.start()));
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  for (const number of numbers) {
    await sides[number % 2]?.send("count", { number });
  }
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(60), { timeout: 25_000 });
  expect(done.map(({ number }) => number).sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  expect(new Set(done.map(({ process }) => process))).toEqual(new Set([0, 1]));
  await Promise.all(sides.map((jobs) => jobs.stop()));
  await second.close();
  await first.close();
});
