import { beforeEach, expect, test, vi } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { setUp } from "../test-setup.ts";
import { startTestContracts, WITHDRAWAL } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);
beforeEach(() => contracts.reset());

// Drawing the documents of an order may be slow on a test machine.
vi.setConfig({ testTimeout: 60_000 });

const open = ({ id, key }: { id: string; key: string }) =>
  contracts.app.inject({
    url: `/api/v1/contracts/${id}/withdrawal.ics`,
    headers: { "owner-key": key },
  });

test("offers the last day to withdraw as a calendar file", async () => {
  const order = await contracts.submitted();
  // No term runs before the conclusion.
  expect((await open(order)).statusCode).toBe(404);
  await order.call("POST", "/sign", { code: await contracts.lastCode() });
  expect((await open(order)).statusCode).toBe(404);
  const accepted = ["contracts", "accept", order.id, "--motivo", "PEC"];
  expect(await runAdmin(contracts.services, accepted)).toMatchObject({ code: 0 });
  const { statusCode, body, headers } = await open(order);
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  // Accepted on Saturday 21 November 2026: the 14th day is a Saturday, so the term ends on Monday.
  expect(body).toContain("DTSTART;VALUE=DATE:20261207\r\n");
  expect(body.replaceAll("\r\n ", "")).toContain(
    `URL:https://volpe.example/contratto/${order.id}\r\n`,
  );
  expect(body).not.toContain(order.key);
  const [mail] = await contracts.mails("contract-accepted");
  const mailed = mail?.attachments.find(({ filename }) => filename.endsWith(".ics"));
  expect(Buffer.from(mailed?.content ?? "", "base64").toString()).toBe(body);
});

test("offers the calendar file only while a withdrawal is possible", async () => {
  const signed = await contracts.concluded();
  contracts.setNow("2026-12-07T22:59:59Z");
  expect((await open(signed)).statusCode).toBe(200);
  contracts.setNow("2026-12-07T23:00:00Z");
  expect((await open(signed)).statusCode).toBe(404);
  contracts.setNow("2026-12-01T10:00:00Z");
  await signed.call("POST", "/withdraw", WITHDRAWAL);
  expect((await open(signed)).statusCode).toBe(404);
});
