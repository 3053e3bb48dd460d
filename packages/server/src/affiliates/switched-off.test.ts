import { AFFILIATE_TERMS, DAY_MS } from "@volpe/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { addCode, readBalance, updateAffiliate } from "./affiliate-repository.ts";
import { bindReferral, toSubject } from "./bind-referral.ts";
import { approveDue, followContract } from "./ledger.ts";
import { findReferral } from "./referral-repository.ts";
import { arrive, createTestAffiliate } from "./test-affiliates.ts";

const COMMISSION = AFFILIATE_TERMS.commissionCents.luce;
const PERSON = { accountId: null, email: "anna@esempio.it", now: TEST_NOW };

let id: string;
const server = setUp("test", () => createTestServer());
beforeEach(async () => {
  ({ id } = await createTestAffiliate(server.services));
});

const put = (state: "approved" | "off") => updateAffiliate(server.services.db, id, { state });

const bind = (kind: "lead" | "order", name: string, tracking = "sito--maggio") =>
  bindReferral(
    server.services.db,
    { affiliateClick: "last" },
    { kind, id: name },
    { parents: [], tracking, ...PERSON },
  );

const follow = (name: string, action: "sign" | "withdraw") =>
  followContract(server.services.db, {
    id: name,
    action,
    isConcluded: action === "sign",
    tipology: "luce",
    dueAt: new Date(TEST_NOW.getTime() - DAY_MS),
    ...PERSON,
  });

const isBound = async (kind: "lead" | "contract", name: string) =>
  (await findReferral(server.services.db, toSubject({ kind, id: name }))) !== null;

test("requests with the value of a switched-off affiliate bind to nobody", async () => {
  const { app } = server;
  expect(await arrive(app, "sito")).toHaveProperty("click");
  await put("off");
  const answers = [await arrive(app, "sito"), await arrive(app, "nessuno")];
  expect(answers).toEqual([{ recorded: true }, { recorded: true }]);
  await bind("lead", "durante");
  expect(await isBound("lead", "durante")).toBe(false);

  await put("approved");
  expect(await arrive(app, "sito")).toHaveProperty("click");
  await bind("lead", "dopo");
  expect(await isBound("lead", "dopo")).toBe(true);
});

test("a switched-off affiliate keeps earnings but earns nothing from earlier orders", async () => {
  const { db } = server.services;
  await bind("order", "prima");
  await bind("order", "poi");
  await follow("prima", "sign");
  await put("off");
  await follow("poi", "sign");
  expect(await isBound("contract", "poi")).toBe(false);
  expect(await readBalance(db, id)).toEqual({
    pendingCents: COMMISSION,
    approvedCents: 0,
    paidCents: 0,
  });
  await approveDue(db, TEST_NOW);
  expect(await readBalance(db, id)).toMatchObject({ approvedCents: COMMISSION });
  await follow("prima", "withdraw");
  expect(await readBalance(db, id)).toMatchObject({ pendingCents: 0, approvedCents: 0 });
});

test("a value earns while its affiliate is approved, whatever the sub-id", async () => {
  const { affiliates } = server.services;
  const becomes = (tracking: string, earning: boolean) =>
    vi.waitFor(() => expect(affiliates.earns(tracking)).toBe(earning), 10_000);
  await becomes("sito--maggio", true);
  await put("off");
  await becomes("sito--maggio", false);
  await put("approved");
  await becomes("sito", true);
  await addCode(server.services.db, {
    code: "negozio",
    affiliateId: id,
    createdAt: TEST_NOW,
  });
  await becomes("negozio", true);
});

test("an unknown, unapproved or missing value earns nothing", async () => {
  const { affiliates } = server.services;
  const waiting = { email: "altro@esempio.it", code: "altro", state: "requested" as const };
  await createTestAffiliate(server.services, waiting);
  await vi.waitFor(() => expect(affiliates.earns("sito")).toBe(true), 10_000);
  expect(["altro", "AFF-123", "sito2", ""].map(affiliates.earns)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
