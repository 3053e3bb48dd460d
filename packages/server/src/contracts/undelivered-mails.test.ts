import { HOUR_MS } from "@volpe/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { silentLog } from "../process/log.ts";
import { TEST_SELLER_EMAIL } from "../seller-papers/test-seller-papers.ts";
import { TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { alarmUnforwarded } from "./contract-jobs.ts";
import { noteForwardedMail } from "./forward-contract.ts";
import { SUPPLIER_WITHDRAWAL } from "./supplier-mails.ts";
import { startTestContracts, WITHDRAWAL } from "./test-contracts.ts";
import { noteUndeliveredMail } from "./undelivered-mails.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

vi.setConfig({ testTimeout: 90_000 });

/** Simulates that the mail of this kind, by default the newest, was not delivered. */
async function failDelivery(kind: string, turn = -1) {
  const mail = (await contracts.mails(kind)).at(turn);
  await noteUndeliveredMail(contracts.services, {
    kind,
    to: mail?.to ?? "",
    reference: mail?.reference ?? "",
    queuedAt: new Date(mail?.createdAt ?? ""),
  });
}

test.each(["contract-signed", "contract-accepted", "contract-withdrawn"])(
  "a %s mail that never arrived is in the proof, on the page and in the operator's mailbox",
  async (kind) => {
    const order =
      kind === "contract-accepted" ? await contracts.concluded() : await contracts.signed();
    if (kind === "contract-withdrawn") {
      await order.call("POST", "/withdraw", WITHDRAWAL);
    }
    expect((await order.view()).undelivered).toEqual([]);
    await failDelivery(kind);
    const mail = kind === "contract-withdrawn" ? "receipt" : "confirmation";
    expect((await order.view()).undelivered).toEqual([{ mail, to: "m•••@example.it" }]);
    const proof = JSON.parse(
      (await runAdmin(contracts.services, ["contracts", "export", order.id])).out.join(),
    );
    expect(proof.events.at(-1)).toMatchObject({
      kind: "mail-undelivered",
      role: "system",
      details: { mail, to: "m•••@example.it" },
    });
    const [alarm, ...others] = await contracts.mails("contract-alarm");
    expect(others).toEqual([]);
    expect(alarm?.to).toBe("op@volpe.example");
    expect(alarm?.text).toContain(order.id);
    expect(alarm?.text).not.toMatch(/mario|Rossi/);
  },
);

test("the page shows that the withdrawal of a signed order was mailed to the supplier", async () => {
  const order = await contracts.concluded();
  await order.call("POST", "/withdraw", WITHDRAWAL);
  const [told, ...others] = await contracts.mails(SUPPLIER_WITHDRAWAL);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ to: TEST_SELLER_EMAIL, reference: order.id });
  expect(told?.text).toContain(`Io, Mario Rossi, recedo dal contratto ${order.id}`);
  expect(told?.text).toContain("Ricevuto il:");
  // No unencrypted mail contains data that identify a person.
  expect(told?.text).not.toMatch(/mario@|RSSMRA|IT001E|IT60X/);
  expect((await order.view()).forwardedAt).toBeNull();
  contracts.passMs(60_000);
  await noteForwardedMail(contracts.services, { reference: order.id, to: TEST_SELLER_EMAIL });
  const forwardedAt = new Date(TEST_NOW.getTime() + 60_000).toISOString();
  expect(await order.view()).toMatchObject({ state: "withdrawn", forwardedAt });
  contracts.passMs(3 * HOUR_MS);
  await alarmUnforwarded({ ...contracts.services, log: silentLog });
  expect((await contracts.mails("contract-alarm")).map(({ text }) => text).join()).not.toContain(
    order.id,
  );
});

test("a withdrawal that the supplier's mailbox refused alarms the operator at once", async () => {
  const order = await contracts.signed();
  await order.call("POST", "/withdraw", WITHDRAWAL);
  await failDelivery(SUPPLIER_WITHDRAWAL);
  expect(await order.view()).toMatchObject({
    forwardedAt: null,
    undelivered: [{ mail: "withdrawal", to: TEST_SELLER_EMAIL }],
  });
  const [alarm] = await contracts.mails("contract-alarm");
  expect(alarm?.text).toContain("in un altro modo, per lettera o PEC");
  expect(alarm?.text).toContain(`contracts forwarded ${order.id}`);
});

test("the supplier gets no mail about an order that was withdrawn before its signature", async () => {
  const order = await contracts.submitted();
  await order.call("POST", "/withdraw", WITHDRAWAL);
  expect(await contracts.mails(SUPPLIER_WITHDRAWAL)).toEqual([]);
});

test("an undelivered code is shown until another one is sent", async () => {
  const order = await contracts.submitted();
  await failDelivery("contract-code");
  expect((await order.view()).undelivered).toEqual([{ mail: "code", to: "m•••@example.it" }]);
  await order.call("POST", "/code", { kind: "new" });
  expect((await order.view()).undelivered).toEqual([]);
});

test("an undelivered code that is no longer needed is not shown", async () => {
  const order = await contracts.submitted();
  contracts.passMs(60_000);
  await order.call("POST", "/code", { kind: "new" });
  await failDelivery("contract-code", 0);
  expect((await order.view()).undelivered).toEqual([]);
  await order.call("POST", "/sign", { code: await contracts.lastCode() });
  await failDelivery("contract-code");
  expect(await contracts.mails("contract-alarm")).toEqual([]);
});

test("a mail of a deleted contract changes nothing", async () => {
  const gone = {
    kind: "contract-signed",
    to: "mario@example.it",
    reference: "unknown",
    queuedAt: new Date(),
  };
  await noteUndeliveredMail(contracts.services, gone);
  expect(await contracts.mails("contract-alarm")).toEqual([]);
});

test("log and status report a waiting contract without an operator's address", async () => {
  const warn = vi.spyOn(contracts.services.log, "warn");
  const { config } = contracts.services;
  const { operatorEmail } = config;
  const { id, call } = await contracts.signed();
  Object.assign(config, { operatorEmail: null });
  try {
    await call("POST", "/withdraw", WITHDRAWAL);
    expect(warn.mock.calls).toContainEqual([
      { contract: id, state: "withdrawn" },
      "contract changed and OPERATOR_EMAIL is not set: nobody is mailed",
    ]);
    const { out } = await runAdmin(contracts.services, ["status"]);
    expect(out.join("\n")).toMatch(
      /da passare al fornitore: \d+ \(OPERATOR_EMAIL non è impostata: nessuno è avvisato\)/,
    );
  } finally {
    Object.assign(config, { operatorEmail });
    warn.mockRestore();
  }
});

test("a signed contract alarms the operator from the next day until it is forwarded", async () => {
  await contracts.services.db.execute("delete from contracts");
  const { id } = await contracts.signed();
  const alarms = async () => {
    await alarmUnforwarded({ ...contracts.services, log: silentLog });
    return (await contracts.mails("contract-alarm")).length;
  };
  contracts.passMs(23 * HOUR_MS);
  expect(await alarms()).toBe(0);
  contracts.passMs(2 * HOUR_MS);
  expect(await alarms()).toBe(1);
  const call = ["contracts", "forwarded", id, "--motivo", "PEC delle 12"];
  expect(await runAdmin(contracts.services, call)).toMatchObject({ code: 0 });
  contracts.passMs(HOUR_MS);
  expect(await alarms()).toBe(1);
});
