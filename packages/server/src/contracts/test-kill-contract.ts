import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type {
  BillCreated,
  ContractCreated,
  ContractPreview,
  ContractView,
  RateCreated,
  RateView,
} from "@volpe/contract";
import { sql } from "drizzle-orm";
import { drawBill, type TestBill } from "../bill-reading/test-bills/draw-bill.ts";
import { RECEIPT_BILLS } from "../bill-reading/test-bills/receipt-bills.ts";
import { confirmReceipt } from "../bills/upload-test-files.ts";
import { importOffers } from "../catalogue/energy/import/import-offers.ts";
import {
  electricityFile,
  figureFiles,
  manyOffers,
} from "../catalogue/energy/import/test-import.ts";
import { openDatabase } from "../db/open-database.ts";
import { listQueuedMails } from "../mail/test-queued-mails.ts";
import { readConfig } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { fileTestPapers } from "../seller-papers/test-seller-papers.ts";
import { toTestConfig } from "../test-config.ts";
import { createFilledFolder } from "../test-data-folder.ts";
import { startProcess } from "../test-process.ts";
import { systemClock } from "../time/clock.ts";
import { TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";
import { TICKED, WITHDRAWAL } from "./test-contracts.ts";

/** The content of the folder once the process is dead. */
type StoredRows = {
  /** The states of all contracts. */
  contracts: string[];
  /** The kinds of the events, in order. */
  events: string[];
  documents: string[];
  /** The quotes, each with the number of contracts that name it, and the unconfirmed bills. */
  quotes: string[];
  bills: number;
  /** The kinds of the mails in the queue, sorted. */
  mails: string[];
  openCalls: number;
};

/**
 * The result of a walk: one quote of the bill, one contract, one signature, one withdrawal, and one
 * of each mail.
 */
export const ONE_OF_EACH: StoredRows = {
  contracts: ["withdrawn"],
  events: ["create", "edit", "submit", "code-sent", "sign", "withdraw"],
  documents: [
    "conditions",
    "contract",
    "seller-conditions",
    "seller-sheet",
    "sheet",
    "signature",
    "withdrawal-form",
    "withdrawal-notice",
  ],
  mails: [
    "contract-code",
    "contract-operator",
    "contract-operator",
    "contract-operator",
    "contract-signed",
    // The mail to the supplier about the withdrawal (decision 286).
    "contract-withdrawal-supplier",
    "contract-withdrawn",
  ],
  quotes: ["1"],
  bills: 0,
  openCalls: 0,
};

type Call = { method: "PATCH" | "POST"; path: string; body: object };
type Step = "upload" | "confirm" | "begin" | "fill" | "order" | "sign" | "withdraw";

/** When a process is killed: before a step is sent, or while the step is written. */
type Kill = "between" | "inside";

/** The longest time from the start of a write to the kill inside it. */
const INSIDE_MS = 400;

/**
 * Goes from a bill through its quote to a withdrawal in a real process that is killed as `plan`
 * says; steps that the plan omits are not killed. A step that was killed inside is repeated with
 * the same key in the next process. Throws if the last answer is not a success.
 */
export async function walkContractThroughKills(
  plan: Readonly<Partial<Record<Step, readonly Kill[]>>>,
  random: () => number = Math.random,
): Promise<StoredRows> {
  const dataDir = await createFolderWithOffers();
  const env = {
    DATA_DIR: dataDir,
    PORT: "0",
    LOG_LEVEL: "silent",
    OPEN_DATA_DAILY: "off",
    OPERATOR_EMAIL: "op@volpe.example",
    // No server listens there, so every mail stays in the queue.
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  let current = { id: "", key: "" };
  let answer: unknown = null;
  let host: ReturnType<typeof startProcess> | null = null;
  let url = "";

  async function send({ method, path, body }: Call, key: string): Promise<void> {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(body instanceof FormData ? {} : { "content-type": "application/json" }),
        "idempotency-key": key,
        ...(current.key !== "" && { "owner-key": current.key }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!reply.ok) {
      throw new Refused(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
    }
    answer = ((await reply.json()) as { data: unknown }).data;
  }

  /** Starts a process unless one runs. */
  async function startHost(): Promise<void> {
    if (host === null) {
      host = startProcess("test-host.ts", { env });
      url = (await host.line("ready")).replace("ready ", "");
    }
  }

  async function killHost(): Promise<void> {
    host?.child.kill("SIGKILL");
    await host?.ended;
    host = null;
  }

  async function take(step: Step, toCall: () => Call | Promise<Call>): Promise<void> {
    const key = randomUUID();
    let call: Call | null = null;
    for (const where of plan[step] ?? []) {
      await startHost();
      if (where === "inside") {
        call ??= await toCall();
        const sent = send(call, key).catch((error: unknown) => {
          if (error instanceof Refused) {
            throw error;
          }
        });
        await Promise.race([sent, setTimeout(Math.floor(random() * INSIDE_MS))]);
        await killHost();
        await sent;
      }
      await killHost();
    }
    await startHost();
    await send(call ?? (await toCall()), key);
  }

  try {
    const form = new FormData();
    form.append("files", new File([new Uint8Array(await drawReceipt())], "bolletta.pdf"));
    await take("upload", () => ({ method: "POST", path: "/bills", body: form }));
    await take("confirm", () => {
      const { bill, key, files } = answer as BillCreated;
      if (files.some(({ supplies }) => supplies.length === 0)) {
        throw new Error(`the bill was not read: ${JSON.stringify(files)}`);
      }
      current = { id: "", key };
      return {
        method: "POST",
        path: `/bills/${bill}/rate`,
        body: confirmReceipt(answer as BillCreated),
      };
    });
    await take("begin", async () => {
      current = { id: "", key: "" };
      const { rate } = answer as RateCreated;
      const { offer, offerHash } = await findOffer(url, rate);
      const body = { offer: offer.slug, per: offer.query, offerHash, rate, regime: "consumer" };
      return { method: "POST", path: "/contracts", body };
    });
    const toPath = (rest = "") => `/contracts/${current.id}${rest}`;
    await take("fill", () => {
      const { contract: id, key } = answer as ContractCreated;
      current = { id, key };
      const body = { consumer: TEST_CONSUMER, supply: TEST_SUPPLY, payment: TEST_PAYMENT };
      return { method: "PATCH", path: toPath(), body };
    });
    await take("order", () => {
      const { offerHash, version } = answer as ContractView;
      const body = { offerHash, version, boxes: TICKED };
      return { method: "POST", path: toPath("/submit"), body };
    });
    // The code is in the queue once the order is answered.
    await killHost();
    const code = await readCode(dataDir);
    await take("sign", () => ({ method: "POST", path: toPath("/sign"), body: { code } }));
    await take("withdraw", () => ({ method: "POST", path: toPath("/withdraw"), body: WITHDRAWAL }));
    await killHost();
    return await readFolder(dataDir);
  } finally {
    await killHost();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** An answer that is not a success. A kill must not cause it. */
class Refused extends Error {}

async function drawReceipt(): Promise<Buffer> {
  const [bill] = RECEIPT_BILLS as [TestBill, ...TestBill[]];
  return await drawBill(bill);
}

/** The best offer of the quote, for the quote's use. */
async function findOffer(url: string, rate: string): Promise<ContractPreview> {
  const quoted = await fetch(`${url}/api/v1/rates/${rate}`);
  const { data } = (await quoted.json()) as { data: RateView };
  const slug = data.bestSlug;
  const per = encodeURIComponent(data.query);
  const shown = await fetch(`${url}/api/v1/contracts/offers/${slug}?regime=consumer&per=${per}`);
  return ((await shown.json()) as { data: ContractPreview }).data;
}

/** Creates a folder with real electricity offers that do not end. */
async function createFolderWithOffers(): Promise<string> {
  const dataDir = await createFilledFolder();
  const config = toTestConfig({ dataDir });
  const running = await openServices({ config, clock: systemClock, log: silentLog, work: false });
  const offers = manyOffers(2, { from: "01/01/2026_00:00:00", to: "31/12/2099_23:59:59" });
  await importOffers(running.services, {
    files: [electricityFile(offers), ...(await figureFiles())],
    force: true,
    onRefusal: () => undefined,
  });
  await running.services.catalogue.reload();
  await fileTestPapers(running.services);
  await running.close();
  return dataDir;
}

async function readCode(dataDir: string): Promise<string> {
  const open = await openDatabase({ databaseUrl: null, dataDir });
  const mails = await listQueuedMails({ ...open, config: readConfig({ DATA_DIR: dataDir }) });
  await open.close();
  const mail = mails.findLast(({ kind }) => kind === "contract-code");
  return /firmare: (\d{6})/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function readFolder(dataDir: string): Promise<StoredRows> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const list = async (column: string, rest: string) =>
    (
      await db.execute<{ value: string }>(sql.raw(`select ${column} as value from ${rest}`))
    ).rows.map(({ value }) => value);
  const rows = {
    contracts: await list("state", "contracts"),
    events: await list("kind", "contract_events order by sequence"),
    quotes: await list(
      "count(contracts.id)::text",
      "rates left join contracts on contracts.rate_id = rates.id group by rates.id",
    ),
    bills: (await list("id", "bills")).length,
    documents: await list("kind", "contract_documents order by kind"),
    mails: await list("data->>'kind'", "jobs.job where name = 'mail' order by 1"),
    openCalls: (await list("key", "idempotent_calls where status is null")).length,
  };
  await close();
  return rows;
}
