import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "../db/open-database.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { silentLog } from "../process/log.ts";
import { type RunningServices, startServices } from "../running-services.ts";
import { toTestConfig } from "../test-config.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { TEST_NOW } from "../test-server.ts";
import { erasePerson } from "./erase-person.ts";
import { findPersonByEmail } from "./person-repository.ts";
import { PERSONAL_TABLES } from "./personal-tables.ts";
import { writeTestMail } from "./test-person.ts";
import { plantRows } from "./test-planted.ts";
import { listFileTraces, listTraces } from "./test-traces.ts";

const ANNA = "Anna.Zqx@esempio.it";
const PIERO = "piero@esempio.it";

async function start(dataDir: string): Promise<RunningServices> {
  const open = await openDatabase({ databaseUrl: null, dataDir });
  return await startServices(open, {
    config: toTestConfig({ dataDir }),
    clock: { now: () => TEST_NOW },
    log: silentLog,
    work: false,
  });
}

async function countRows({ services: { db } }: RunningServices): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of PERSONAL_TABLES) {
    counts[getTableName(table)] = await db.$count(table);
  }
  return counts;
}

async function plantFiles({ services }: RunningServices, dataDir: string): Promise<void> {
  await writeTestMail(services, { to: ANNA, kind: "quote-ready" });
  await writeFile(join(dataDir, "mail", ".0123456789ab.part"), `To: ${ANNA}`);
  const { rows } = await services.db.execute<{ file: string }>(
    sql`select file from ticket_attachments where file like ${`%${ANNA}%`}`,
  );
  await mkdir(join(dataDir, "tickets"), { recursive: true });
  for (const { file } of rows) {
    await writeFile(join(dataDir, "tickets", file), `Sono ${ANNA}`);
  }
}

async function plantJobs({ services: { mail, db } }: RunningServices): Promise<void> {
  const parts = { subject: "s", html: "", kind: "test" };
  await mail.send({ ...parts, to: ANNA, text: "Ciao" });
  const named = {
    subject: `Di ${ANNA}`,
    text: `Ha scritto ${ANNA}.`,
    html: `<p>${ANNA.toUpperCase()}</p>`,
  };
  await mail.send({ ...parts, ...named, to: PIERO });
  await mail.send({ ...parts, to: "bruno@esempio.it", text: "Ciao" });
  await db.execute(
    sql`update jobs.job set data = data || '{"sealed": "by another secret"}'
        where data ->> 'to' = 'bruno@esempio.it'`,
  );
  await db.execute(sql`update jobs.job set output = to_jsonb(${`550 <${ANNA}> unknown`}::text)`);
}

test("leaves an erased person's address in no row and no file", async () => {
  const dataDir = await createFilledFolder();
  const running = await start(dataDir);
  const { db } = running.services;
  try {
    await plantRows(db, { owner: PIERO, mention: PIERO });
    const before = await countRows(running);
    await plantRows(db, { owner: "bruno@esempio.it", mention: ANNA });
    await plantRows(db, { owner: ANNA, mention: ANNA });
    await plantJobs(running);
    await plantFiles(running, dataDir);
    // The planner's samples contain values too, and a checkpoint writes all rows to the files.
    await db.execute(sql`analyze`);
    await db.execute(sql`checkpoint`);
    const traces = await listTraces({ db, dataDir }, ANNA);
    const hashes = ["idempotent_calls", "limit_counters", "mail_suppressions"];
    const tables = Object.keys(before).filter((name) => !hashes.includes(name));
    expect(traces).toEqual(expect.arrayContaining(tables.map((name) => `public.${name}`)));

    await erasePerson(running.services, await findPersonByEmail(db, ANNA));
    expect(await listTraces({ db, dataDir }, ANNA)).toEqual([]);
    const mails = await listQueuedMails(running.services);
    expect(mails.map(({ to, subject, text, html }) => [to, subject, text, html])).toEqual([
      [PIERO, "Di •••", "Ha scritto •••.", "<p>•••</p>"],
    ]);
    // Bruno keeps his rows, except for a list entry that is only an address.
    const kept = await countRows(running);
    expect(kept).toMatchObject({ accounts: 2, leads: 2, tickets: 2, chat_messages: 2 });
    expect(kept.list_entries).toBe(1);
    expect(await listTraces({ db, dataDir }, PIERO)).not.toEqual([]);
  } finally {
    await running.close();
  }
  expect(await listFileTraces(dataDir, ANNA)).toEqual([]);
  await rm(dataDir, { recursive: true });
}, 60_000);
