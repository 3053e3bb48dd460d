import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUR_MS } from "@volpe/contract";
import { expect, test } from "vitest";
import type { Config } from "../process/config.ts";
import { createTestFolder } from "../test-folder.ts";
import { createTestServer } from "../test-server.ts";
import { setUp } from "../test-setup.ts";
import { runAdmin } from "./test-admin.ts";

const folder = setUp("test", createTestFolder);

async function examine(config: Partial<Config> = {}, aheadMs = 0) {
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  const { services, close } = await createTestServer({
    config: { dataDir: folder.path, ...config },
    clock,
  });
  const { code, out } = await runAdmin(services, ["doctor"]);
  await close();
  const find = (name: string) => out.findIndex((line) => line.includes(`] ${name}: `));
  return {
    code,
    out,
    /** The line of a check and the remedy below it. */
    lines: (name: string) => out.slice(find(name), find(name) + 2).join(" "),
  };
}

test("states the result and the remedy of each check", async () => {
  const { code, out, lines } = await examine({ operatorEmail: null });
  expect(code).toBe(1);
  for (const name of "Configurazione Permessi Disco Posta Copie Database Orologio Coda".split(
    " ",
  )) {
    expect(out.filter((line) => line.includes(`] ${name}: `))).toHaveLength(1);
  }
  expect(lines("Configurazione")).toMatch(/^\[attento \].*OPERATOR_EMAIL/);
  expect(lines("Posta")).toContain("Imposta SMTP_URL");
  expect(lines("Copie")).toContain("npm run admin -- backup");
  expect(lines("Importazione")).toMatch(/^\[ {2}male {2}\].*import-offers/);
});

test("finds readable files, a wrong clock and a missing mail server", async () => {
  writeFileSync(join(folder.path, "session-secret"), "s");
  chmodSync(join(folder.path, "session-secret"), 0o644);
  const { lines } = await examine({ smtpUrl: "smtp://127.0.0.1:9" }, HOUR_MS);
  expect(lines("Permessi")).toMatch(/^\[ {2}male {2}\].*chmod go-rwx .*session-secret/);
  expect(lines("Orologio")).toMatch(/^\[ {2}male {2}\] Orologio: 3\.\d{3} secondi.*NTP/);
  expect(lines("Posta")).toMatch(/^\[ {2}male {2}\].*SMTP_URL/);
});

test("warns of an unencrypted PUBLIC_URL unless it names this machine", async () => {
  const examineAt = async (publicUrl: string) =>
    (await examine({ operatorEmail: "chi@volpe.example", publicUrl })).lines("Configurazione");
  expect(await examineAt("http://127.0.0.1:3000")).toMatch(/^\[ {2}bene/);
  expect(await examineAt("http://volpe.example")).toMatch(/^\[attento \].*senza cifratura/);
});

test("calls a new backup and a complete configuration good", async () => {
  const config = { dataDir: folder.path, operatorEmail: "chi@volpe.example" };
  const { services, close } = await createTestServer({ config });
  expect((await runAdmin(services, ["backup"])).code).toBe(0);
  await close();
  const { lines } = await examine(config);
  expect(lines("Copie")).toMatch(/^\[ {2}bene/);
  expect(lines("Configurazione")).toMatch(/^\[ {2}bene/);
});
