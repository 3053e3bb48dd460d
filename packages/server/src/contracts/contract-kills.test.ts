import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Killed, toFaultyDatabase } from "../db/test-faulty-db.ts";
import { createLimits } from "../limits/limits.ts";
import { setUp } from "../test-setup.ts";
import { acceptContract } from "./accept-contract.ts";
import { beginContract } from "./begin-contract.ts";
import { changeContract } from "./change-contract.ts";
import type { ContractServices } from "./contract-services.ts";
import { toVersion } from "./contract-view.ts";
import { markForwarded } from "./forward-contract.ts";
import { operateContract } from "./operate-contract.ts";
import { CONTRACT_SWITCHES } from "./rules/contract-switches.ts";
import { TEST_CONSUMER, TEST_PAYMENT, TEST_SUPPLY } from "./rules/test-parts.ts";
import { renewCode, signContract } from "./sign-contract.ts";
import { type Contract, findContract } from "./store/contract-repository.ts";
import { submitContract } from "./submit-contract.ts";
import { startTestContracts, TICKED, WITHDRAWAL } from "./test-contracts.ts";
import { withdrawContract } from "./withdraw-contract.ts";

const ORIGIN = { address: "192.0.2.1", device: "prova" };
/** No step has as many statements as this. */
const STATEMENTS_MAX = 60;

const contracts = setUp("file", startTestContracts);

/** Everything that a step may write, except for counters. */
async function readAll(): Promise<string> {
  const tables = ["contracts", "contract_events", "contract_codes", "idempotent_calls"];
  const parts = [
    ...tables.map((name) => sql`select * from ${sql.identifier(name)}`),
    sql`select contract_id, kind, sha256 from contract_documents`,
    sql`select id, data from jobs.job where name = 'mail'`,
  ];
  const rows = [];
  for (const part of parts) {
    rows.push((await contracts.services.db.execute(part)).rows);
  }
  return JSON.stringify(rows);
}

/**
 * Runs one step in processes that die before each of its statements in turn, until one completes
 * it. Each death must leave nothing behind.
 */
async function takeThroughKills<T>(step: (services: ContractServices) => Promise<T>): Promise<T> {
  const { services } = contracts;
  const before = await readAll();
  for (let last = 1; last < STATEMENTS_MAX; last += 1) {
    const db = toFaultyDatabase(services.db, last);
    const limits = createLimits({
      db,
      clock: services.clock,
      secret: services.config.sessionSecret,
    });
    try {
      return await step({ ...services, db, limits, switches: CONTRACT_SWITCHES });
    } catch (error) {
      if (!(error instanceof Killed)) {
        throw error;
      }
      expect(await readAll()).toBe(before);
    }
  }
  throw new Error(`the step has ${STATEMENTS_MAX} statements or more`);
}

test("loses and repeats nothing if a process dies before any statement", async () => {
  const { offer, offerHash } = await contracts.preview(contracts.offer);
  const request = { offer: offer.slug, per: offer.query, offerHash, regime: "consumer" } as const;
  const by = { accountId: null, tracking: "AFF-1", visitorAddress: "192.0.2.1" };
  const { contract: id } = await takeThroughKills((services) =>
    beginContract(services, request, { ...by, settle: async () => undefined }),
  );
  const read = async (): Promise<Contract> => {
    const contract = await findContract(contracts.services.db, id);
    return contract as Contract;
  };
  const parts = { consumer: TEST_CONSUMER, supply: TEST_SUPPLY, payment: TEST_PAYMENT };
  await takeThroughKills(async (services) => changeContract(services, await read(), parts));
  const version = toVersion(await read());
  const submit = { offerHash, version, boxes: { ...TICKED, early: true } };
  await takeThroughKills(async (services) =>
    submitContract(services, await read(), submit, ORIGIN),
  );
  await takeThroughKills(async (services) =>
    renewCode(services, await read(), { kind: "more-time" }, ORIGIN),
  );
  contracts.passMs(1000);
  await takeThroughKills(async (services) =>
    renewCode(services, await read(), { kind: "new" }, ORIGIN),
  );
  const code = await contracts.lastCode();
  await takeThroughKills(async (services) =>
    signContract(services, await read(), { code }, ORIGIN),
  );
  await takeThroughKills((services) =>
    markForwarded(services, { id }, { reason: "PEC", operator: "Carla" }),
  );
  await takeThroughKills((services) =>
    acceptContract(services, { id }, { reason: "PEC", operator: "Carla" }),
  );
  await takeThroughKills((services) =>
    operateContract(services, { id }, { action: "activate", reason: "attivo", operator: "Carla" }),
  );
  await takeThroughKills((services) =>
    withdrawContract(services, { id }, WITHDRAWAL, { role: "holder", origin: ORIGIN }),
  );
  const { rows } = await contracts.services.db.execute<{ kind: string }>(
    sql`select kind from contract_events where contract_id = ${id} order by sequence`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    "create",
    "edit",
    "submit",
    "code-sent",
    "code-extended",
    "code-sent",
    "sign",
    "forwarded",
    "accept",
    "activate",
    "withdraw",
  ]);
  expect((await contracts.mails()).map(({ kind }) => kind).sort()).toEqual([
    "contract-accepted",
    "contract-changed",
    "contract-code",
    "contract-code",
    "contract-operator",
    "contract-operator",
    "contract-operator",
    "contract-operator",
    "contract-operator",
    "contract-signed",
    "contract-withdrawal-supplier",
    "contract-withdrawn",
  ]);
  expect(await read()).toMatchObject({ state: "withdrawn", tracking: "AFF-1" });
}, 90_000);
