import { AFFILIATE_TERMS, TIPOLOGIES } from "@volpe/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { readBalance } from "./affiliate-repository.ts";
import { affiliateEntries } from "./affiliate-tables.ts";
import { bindReferral } from "./bind-referral.ts";
import { approveDue, cancelCommission, earnCommission } from "./ledger.ts";
import { payAffiliates } from "./pay-affiliates.ts";
import { createTestAffiliate } from "./test-affiliates.ts";

let made = 0;
const server = setUp("file", () => createTestServer());

async function createEarner() {
  made += 1;
  const code = `libro${made}`;
  const { id } = await createTestAffiliate(server.services, {
    email: `${code}@esempio.it`,
    code,
    holder: "Anna Bianchi",
    iban: "IT60X0542811101000000123456",
  });
  return { id, code };
}

async function sign(code: string, contract: string, due: Date, tipology: "luce" | "noleggio") {
  const origin = { parents: [], tracking: code, accountId: null, email: "" };
  await bindReferral(
    server.services.db,
    { affiliateClick: "last" },
    { kind: "contract", id: contract },
    { ...origin, now: TEST_NOW },
  );
  await earnCommission(server.services.db, contract, { tipology, dueAt: due, now: TEST_NOW });
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant("sign" as const),
    contract: fc.nat(9),
    isDue: fc.boolean(),
    tipology: fc.constantFrom("luce" as const, "noleggio" as const),
  }),
  fc.record({ kind: fc.constant("cancel" as const), contract: fc.nat(9) }),
  fc.record({ kind: fc.constant("approve" as const) }),
  fc.record({ kind: fc.constant("pay" as const) }),
);

test("the balance always equals the entries and each contract ends at its own sum", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { id, code } = await createEarner();
      const signed = new Map<string, number>();
      const cancelled = new Set<string>();
      for (const each of steps) {
        const contract = "contract" in each ? `${code}-${each.contract}` : "";
        if (each.kind === "sign") {
          const due = new Date(TEST_NOW.getTime() + (each.isDue ? -1 : 1));
          await sign(code, contract, due, each.tipology);
          const cents = AFFILIATE_TERMS.commissionCents[each.tipology];
          signed.set(contract, signed.get(contract) ?? cents);
        } else if (each.kind === "cancel") {
          await cancelCommission(server.services.db, contract, TEST_NOW);
          if (signed.has(contract)) cancelled.add(contract);
        } else if (each.kind === "approve") {
          await approveDue(server.services.db, TEST_NOW);
        } else {
          await payAffiliates(server.services, "prova");
        }
        const { rows } = await server.services.db.execute<Record<string, number>>(
          sql`select coalesce(sum(pending_cents), 0)::int as pending,
            coalesce(sum(approved_cents), 0)::int as approved, coalesce(sum(paid_cents), 0)::int as paid
            from affiliate_entries where affiliate_id = ${id}`,
        );
        const balance = await readBalance(server.services.db, id);
        expect(balance).toEqual({
          pendingCents: rows[0]?.pending,
          approvedCents: rows[0]?.approved,
          paidCents: rows[0]?.paid,
        });
        const earned = [...signed].reduce(
          (sum, [key, cents]) => sum + (cancelled.has(key) ? 0 : cents),
          0,
        );
        expect(balance.pendingCents + balance.approvedCents + balance.paidCents).toBe(earned);
        expect(balance.pendingCents).toBeGreaterThanOrEqual(0);
        expect(balance.paidCents).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test("a contract that is cancelled after its payment lowers the next payment", async () => {
  const { id, code } = await createEarner();
  const due = new Date(TEST_NOW.getTime() - 1);
  const { noleggio: cents } = AFFILIATE_TERMS.commissionCents;
  const signAndPay = async (contract: string) => {
    await sign(code, `${code}-${contract}`, due, "noleggio");
    await approveDue(server.services.db, TEST_NOW);
    const { paid } = await payAffiliates(server.services, "prova");
    // The earners of the test above may be paid now too.
    return paid.filter(({ affiliateId }) => affiliateId === id).map((each) => each.cents);
  };
  const paid = { pendingCents: 0, approvedCents: 0, paidCents: cents };
  expect(await signAndPay("uno")).toEqual([cents]);
  expect(await readBalance(server.services.db, id)).toEqual(paid);
  for (let time = 0; time < 2; time += 1) {
    await cancelCommission(server.services.db, `${code}-uno`, TEST_NOW);
    expect(await readBalance(server.services.db, id)).toEqual({ ...paid, approvedCents: -cents });
  }
  expect(await signAndPay("due")).toEqual([]);
  expect(await readBalance(server.services.db, id)).toEqual(paid);
  expect(await signAndPay("tre")).toEqual([cents]);
  expect(await readBalance(server.services.db, id)).toEqual({ ...paid, paidCents: 2 * cents });
});

test("the database refuses changed entries, wrong sums and a written balance", async () => {
  const { id, code } = await createEarner();
  await sign(code, `${code}-uno`, TEST_NOW, "luce");
  const refusal = async (statement: ReturnType<typeof sql>) =>
    await server.services.db.execute(statement).then(
      () => "done",
      (error: Error) => (error.cause as Error).message,
    );
  expect(await refusal(sql`update affiliate_entries set pending_cents = 9`)).toMatch(/append-only/);
  expect(await refusal(sql`delete from affiliate_entries`)).toMatch(/append-only/);
  for (const table of ["affiliate_entries", "affiliate_balances", "affiliates", "accounts"]) {
    const name = sql.identifier(table);
    expect(await refusal(sql`truncate ${name} cascade`)).toMatch(
      /affiliate_\w+ cannot be truncated/,
    );
  }
  expect(
    await refusal(sql`update affiliate_balances set paid_cents = 100 where affiliate_id = ${id}`),
  ).toMatch(/must equal/);
  expect(await refusal(sql`delete from affiliate_balances where affiliate_id = ${id}`)).toMatch(
    /must equal/,
  );
  const move = { affiliateId: id, subject: "x", at: TEST_NOW };
  const wrong = { pendingCents: 0, approvedCents: 5, paidCents: 0 };
  for (const kind of ["earn", "approve", "cancel", "pay"] as const) {
    await expect(
      server.services.db.insert(affiliateEntries).values({ ...move, ...wrong, kind }),
    ).rejects.toThrow();
  }
  expect(await readBalance(server.services.db, id)).toMatchObject({
    pendingCents: AFFILIATE_TERMS.commissionCents.luce,
  });
});

test("every kind of offer has a commission", () => {
  expect(Object.keys(AFFILIATE_TERMS.commissionCents).sort()).toEqual([...TIPOLOGIES].sort());
});
