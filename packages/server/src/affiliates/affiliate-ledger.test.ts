import { AFFILIATE_TERMS, DAY_MS, SHOWN_ENTRIES } from "@volpe/contract";
import { beforeEach, expect, test } from "vitest";
import { signInForTest } from "../accounts/sessions/test-session.ts";
import { toWithdrawalEnd } from "../contracts/rules/withdrawal-term.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { bindReferral } from "./bind-referral.ts";
import { approveDue, cancelCommission, earnCommission } from "./ledger.ts";
import { payAffiliates } from "./pay-affiliates.ts";
import { createTestAffiliate } from "./test-affiliates.ts";

const { luce: LUCE, noleggio: RENTAL } = AFFILIATE_TERMS.commissionCents;
const NO_MONEY = { pendingCents: 0, approvedCents: 0, paidCents: 0 };

let now: Date;
beforeEach(() => {
  now = TEST_NOW;
});
const server = setUp("test", () => createTestServer({ clock: { now: () => now } }));

async function createEarner() {
  const payee = { holder: "Anna Bianchi", iban: "IT60X0542811101000000123456" };
  const { account } = await createTestAffiliate(server.services, payee);
  return async (path: string) => {
    const headers = await signInForTest(server.services, account.id);
    return await server.app.inject({ method: "GET", url: `/api/v1/affiliates${path}`, headers });
  };
}

/** Concludes a contract that came from the affiliate's cards. */
async function sign(id: string, tipology: "luce" | "noleggio", tracking = "sito", dueAt = now) {
  const { db } = server.services;
  const visit = { click: "", isProgram: false, widget: "carte", page: "www.sito.it/" } as const;
  const origin = { parents: [], tracking, visit, accountId: null, email: "", now };
  await bindReferral(db, { affiliateClick: "last" }, { kind: "contract", id }, origin);
  await earnCommission(db, id, { tipology, dueAt, now });
}

test.each([
  ["2026-11-29T12:00:00+01:00", "2026-12-14", "2026-12-15"],
  // The clocks change on the day before the last one.
  ["2026-03-15T12:00:00+01:00", "2026-03-30", "2026-03-31"],
  ["2026-10-11T12:00:00+02:00", "2026-10-26", "2026-10-27"],
])("the commission of %s, withdrawable on %s, is approved on %s", async (at, last, day) => {
  const get = await createEarner();
  const { db } = server.services;
  now = new Date(at);
  await sign("uno", "luce", "sito", toWithdrawalEnd(now, { days: 14, workingDay: true }));
  now = new Date(`${last}T11:00:00Z`);
  expect((await get("/me/entries")).json().data.entries[0].dueDay).toBe(day);
  expect((await get("/me/entries.csv")).body).toContain(`"${day}"`);
  expect(await approveDue(db, now)).toBe(0);
  now = new Date(`${day}T11:00:00Z`);
  expect(await approveDue(db, now)).toBe(1);
});

test("lists the entries newest first with sums that equal the balance", async () => {
  const get = await createEarner();
  const { db } = server.services;
  await sign("uno", "noleggio", "sito--maggio");
  await sign("due", "luce");
  now = new Date(now.getTime() + DAY_MS);
  await cancelCommission(db, "due", now);
  await approveDue(db, now);
  await payAffiliates(server.services, "prova");
  const [first, next] = ["2026-11-21", "2026-11-22"];
  const one = {
    commission: 1,
    tipology: "noleggio",
    sub: "maggio",
    page: "www.sito.it/",
    widget: "carte",
  };
  const two = { ...one, commission: 2, tipology: "luce", sub: "" };
  const payment = { commission: null, tipology: null, sub: "", page: "", widget: "" };
  const moved = (change: Partial<typeof NO_MONEY>) => ({ ...NO_MONEY, ...change });
  const total = moved({ paidCents: RENTAL });
  expect((await get("/me/entries")).json().data).toEqual({
    entries: [
      {
        ...{ number: 5, day: next, kind: "pay", ...payment, dueDay: null },
        change: moved({ approvedCents: -RENTAL, paidCents: RENTAL }),
      },
      {
        ...{ number: 4, day: next, kind: "approve", ...one, dueDay: null },
        change: moved({ pendingCents: -RENTAL, approvedCents: RENTAL }),
      },
      {
        ...{ number: 3, day: next, kind: "cancel", ...two, dueDay: null },
        change: moved({ pendingCents: -LUCE }),
      },
      {
        ...{ number: 2, day: first, kind: "earn", ...two, dueDay: first },
        change: moved({ pendingCents: LUCE }),
      },
      {
        ...{ number: 1, day: first, kind: "earn", ...one, dueDay: first },
        change: moved({ pendingCents: RENTAL }),
      },
    ],
    count: 5,
    total,
  });
  expect((await get("/me")).json().data.balance).toEqual(total);
  const file = await get("/me/entries.csv");
  expect(file.headers["content-disposition"]).toContain("volpe-affiliato-movimenti-2026-11-22.csv");
  const page = `"www.sito.it/";"carte"`;
  expect(file.body.split("\r\n").slice(1)).toEqual([
    `5;"${next}";"pagata";;;"";"";"";;0;${-RENTAL / 100};${RENTAL / 100}`,
    `4;"${next}";"approvata";1;"noleggio";"maggio";${page};;${-RENTAL / 100};${RENTAL / 100};0`,
    `3;"${next}";"annullata";2;"luce";"";${page};;${-LUCE / 100};0;0`,
    `2;"${first}";"maturata";2;"luce";"";${page};"${first}";${LUCE / 100};0;0`,
    `1;"${first}";"maturata";1;"noleggio";"maggio";${page};"${first}";${RENTAL / 100};0;0`,
    `"totale";;;;;;;;;0;0;${RENTAL / 100}`,
    "",
  ]);
});

test("shows fifty entries, but sums and file contain all", async () => {
  const get = await createEarner();
  const count = SHOWN_ENTRIES + 1;
  for (let at = 0; at < count; at += 1) {
    await sign(`c${at}`, "luce");
  }
  const { data } = (await get("/me/entries")).json();
  expect(data.entries.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: SHOWN_ENTRIES }, (_, at) => count - at),
  );
  expect([data.count, data.total]).toEqual([count, { ...NO_MONEY, pendingCents: count * LUCE }]);
  expect((await get("/me/entries.csv")).body.trim().split("\r\n")).toHaveLength(count + 2);
});
