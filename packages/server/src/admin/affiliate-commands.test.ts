import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBalance } from "../affiliates/affiliate-repository.ts";
import { bindReferral } from "../affiliates/bind-referral.ts";
import { approveDue, earnCommission } from "../affiliates/ledger.ts";
import { createTestAffiliate } from "../affiliates/test-affiliates.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer, TEST_NOW } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const OURS = "IT60X0542811101000000123456";

const server = setUp("test", () => createTestServer());
const folder = setUp("test", createTestFolder);

const run = (...args: string[]) => runAdmin(server.services, ["affiliates", ...args], folder.path);

/** Signs rentals through the code and approves their commissions. */
async function earn(code: string, count: number) {
  const { db } = server.services;
  for (let at = 0; at < count; at += 1) {
    const id = `${code}-${at}`;
    const origin = { parents: [], tracking: code, accountId: null, email: "" };
    await bindReferral(
      db,
      { affiliateClick: "last" },
      { kind: "contract", id },
      { ...origin, now: TEST_NOW },
    );
    await earnCommission(db, id, { tipology: "noleggio", dueAt: TEST_NOW, now: TEST_NOW });
  }
  await approveDue(db, TEST_NOW);
}

test("an affiliate is approved, gets a second code and is switched off", async () => {
  await createTestAffiliate(server.services, { state: "requested" });
  expect(await run("approve", "sito")).toMatchObject({ code: 0, out: ["sito: approvato."] });
  expect(await run("code", "sito", "AFF-123")).toMatchObject({ code: 0 });
  expect(await run("code", "sito", "AFF-123")).toMatchObject({ code: 2 });
  expect(await run("code", "sito", "due--codici")).toMatchObject({ code: 2 });
  expect(await run("off", "AFF-123")).toMatchObject({ code: 0 });
  expect((await run("list", "--state", "off")).out).toEqual([
    expect.stringMatching(/spento {2}AFF-123, sito {2}www\.esempio\.it {2}sito@esempio\.it/),
    "1 affiliato.",
  ]);
  expect(await run("approve", "nessuno")).toEqual({
    code: 1,
    out: [],
    err: ["Nessun affiliato ha questo codice: i codici sono in «affiliates list»."],
  });
});

test("pays approved sums by a bank file that can be written again", async () => {
  const payee = { holder: "Anna Bianchi", iban: "DE89370400440532013000" };
  const { id } = await createTestAffiliate(server.services, payee);
  await createTestAffiliate(server.services, { email: "due@esempio.it", code: "due" });
  await earn("sito", 2);
  await earn("due", 1);
  expect(await run("pay", "uno.xml", "--iban", OURS)).toMatchObject({ code: 2 });
  expect(await run("pay", "uno.xml", "--iban", "IT00", "--conferma")).toMatchObject({
    code: 2,
    err: [expect.stringContaining("Questo IBAN non è giusto")],
  });

  const paid = await run("pay", "uno.xml", "--iban", OURS, "--csv", "uno.csv", "--conferma");
  expect(paid).toMatchObject({ code: 0, err: ["Senza IBAN, da pagare un’altra volta: 1."] });
  const batch = /AFF-20261121-[0-9a-f]{6}/.exec(paid.out[0] ?? "")?.[0] ?? "";
  expect(paid.out[0]).toBe(`Lotto ${batch}: 1 pagamento, 160,00\u00a0€.`);
  const order = readFileSync(join(folder.path, "uno.xml"), "utf8");
  expect(order).toContain('<InstdAmt Ccy="EUR">160.00</InstdAmt>');
  expect(readFileSync(join(folder.path, "uno.csv"), "utf8")).toContain('"Anna Bianchi"');
  expect(await readBalance(server.services.db, id)).toEqual({
    pendingCents: 0,
    approvedCents: 0,
    paidCents: 16_000,
  });

  expect((await run("pay", "due.xml", "--iban", OURS, "--conferma")).out).toEqual([
    "Niente da pagare.",
  ]);
  expect(await run("pay", "tre.xml", "--iban", OURS, "--lotto", batch)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder.path, "tre.xml"), "utf8")).toBe(order);
  const { out } = await run("entries", "sito");
  expect(out.join("\n").split("\r\n").slice(0, 2)).toEqual([
    expect.stringMatching(/^\ufeff?"numero";"giorno";"movimento";"commissione";"contratto";/),
    expect.stringMatching(/^\d+;"2026-11-21";"pagata";;;/),
  ]);
  expect(out.join()).toMatch(/;"maturata";1;"noleggio";/);
});
