import { ContractState } from "@volpe/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runAdmin } from "../admin/test-admin.ts";
import { setUp } from "../test-setup.ts";
import { listActions } from "./rules/contract-state.ts";
import { TEST_PAYMENT } from "./rules/test-parts.ts";
import { startTestContracts, TICKED, WITHDRAWAL } from "./test-contracts.ts";

const contracts = setUp("file", startTestContracts);

const STATES = ContractState.anyOf.map((each) => each.const);

test("tells the operator that a draft without a person cannot be withdrawn", async () => {
  const { id } = await contracts.begin(contracts.offer);
  const call = ["contracts", "withdraw", id, "--motivo", "lettera"];
  expect(await runAdmin(contracts.services, call)).toMatchObject({
    code: 1,
    err: [
      "Questo contratto è in bozza: questo passo non si può fare. Lo manda solo chi l’ha cominciato.",
    ],
  });
});

test("answers 409 to every illegal step without writing anything", async () => {
  const { call, id } = await contracts.filled();
  const { db } = contracts.services;
  const read = async () =>
    JSON.stringify([
      (await db.execute(sql`select * from contracts where id = ${id}`)).rows,
      (await db.execute(sql`select * from contract_events where contract_id = ${id}`)).rows,
      (await contracts.mails()).length,
    ]);
  const holder = {
    edit: () => call("PATCH", "", { payment: TEST_PAYMENT }),
    submit: () =>
      call("POST", "/submit", { offerHash: "0".repeat(64), version: "", boxes: TICKED }),
    sign: () => call("POST", "/sign", { code: "123456" }),
    withdraw: () => call("POST", "/withdraw", WITHDRAWAL),
  };
  const tried: string[] = [];
  const refusals: string[] = [];
  for (const state of STATES) {
    await db.execute(sql`update contracts set state = ${state} where id = ${id}`);
    const before = await read();
    for (const [action, act] of Object.entries(holder)) {
      // A second withdrawal is not an error: it changes nothing.
      const isLegal = listActions(state, "holder").some((each) => each === action);
      if (!isLegal && !(action === "withdraw" && state === "withdrawn")) {
        tried.push(`${state} ${action} ${(await act()).status}`);
      }
    }
    for (const action of ["accept", "activate", "refuse", "end", "withdraw"] as const) {
      const isRepeated = action === "withdraw" && state === "withdrawn";
      if (!listActions(state, "operator").includes(action) && !isRepeated) {
        const call = ["contracts", action, id, "--motivo", "prova"];
        const { code, err } = await runAdmin(contracts.services, call);
        tried.push(`${state} ${action} ${code}`);
        refusals.push(err.join("\n"));
      }
    }
    expect(await read()).toBe(before);
  }
  expect(tried.filter((line) => !/ (409|1)$/.test(line))).toEqual([]);
  expect(tried).toHaveLength(51);
  // A terminal has no page to load again: each refusal names the state and the commands that are left.
  expect(
    refusals.filter((each) => !/^Questo contratto è [^.]+\. (?:Da qui|Lo manda) .+\.$/.test(each)),
  ).toEqual([]);
  expect(refusals).toContain(
    "Questo contratto è accettato: questo passo non si può fare. Da qui si può usare: contracts activate, contracts refuse, contracts withdraw.",
  );
});
