import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../test-folder.ts";
import { setUp } from "../test-setup.ts";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-values.ts";

const folder = setUp("test", createTestFolder);

const SECRET = "s".repeat(32);
const read = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder.path, SESSION_SECRET: SECRET, ...env });

test("has a default for every variable", () => {
  expect(read()).toEqual({
    port: 3000,
    host: "127.0.0.1",
    demoPort: 3001,
    publicUrl: "http://localhost:3000",
    dataDir: folder.path,
    databaseUrl: null,
    redisUrl: null,
    smtpUrl: null,
    sessionSecret: SECRET,
    google: null,
    facebook: null,
    accessTokenSeconds: 900,
    operatorEmail: null,
    trackingConsent: "not-required",
    affiliateClick: "last",
    trustProxy: false,
    logLevel: "warn",
    openDataUrl: "https://www.ilportaleofferte.it",
    openDataDaily: true,
    metricsPort: null,
    metricsToken: null,
    tracesEndpoint: null,
    billSeconds: 5,
    programsDir: null,
    serviceWorker: true,
    drainSeconds: 0,
  });
});

test("reads every variable", () => {
  const config = read({
    PORT: "8080",
    HOST: "0.0.0.0",
    DEMO_PORT: "off",
    PUBLIC_URL: "https://volpe.example/",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_ISSUER: "http://127.0.0.1:4200/",
    TRUST_PROXY: "10.0.0.0/8, 127.0.0.1",
    TRACKING_CONSENT: "required",
    AFFILIATE_CLICK: "first",
    OPEN_DATA_URL: "http://127.0.0.1:4201/",
    OPEN_DATA_DAILY: "off",
    METRICS_PORT: "9464",
    METRICS_TOKEN: "sixteen-and-more",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/",
    BILL_SECONDS: "8",
    VOLPE_PROCESSES: "/srv/volpe/built",
    SERVICE_WORKER: "off",
    DRAIN_SECONDS: "9",
  });
  expect(config).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    demoPort: null,
    publicUrl: "https://volpe.example",
    google: { clientId: "id", clientSecret: "secret", issuer: "http://127.0.0.1:4200" },
    trustProxy: "10.0.0.0/8, 127.0.0.1",
    trackingConsent: "required",
    affiliateClick: "first",
    openDataUrl: "http://127.0.0.1:4201",
    openDataDaily: false,
    metricsPort: 9464,
    metricsToken: "sixteen-and-more",
    tracesEndpoint: "http://127.0.0.1:4318",
    billSeconds: 8,
    drainSeconds: 9,
    programsDir: "/srv/volpe/built",
    serviceWorker: false,
  });
});

test.each([
  ["localhost", "http://localhost:3000"],
  ["::1", "http://[::1]:3000"],
  ["fe80::1%eth0", "http://[fe80::1]:3000"],
  ["volpe-1.rete.example", "http://volpe-1.rete.example:3000"],
])("accepts HOST=%s and derives from it the public address %s", (host, publicUrl) => {
  expect(read({ HOST: host })).toMatchObject({ host, publicUrl });
});

test("treats an empty variable as unset", () => {
  const empty = Object.fromEntries(
    ["PORT", "HOST", "DEMO_PORT", "PUBLIC_URL", "DATABASE_URL", "LOG_LEVEL", "TRUST_PROXY"].map(
      (name) => [name, " "],
    ),
  );
  expect(read(empty)).toEqual(read());
});

test.each([
  ["PORT", "70000"],
  ["PORT", "3000.5"],
  ["PORT", "-1"],
  ["HOST", "a b"],
  ["HOST", "999.1.1.1"],
  ["HOST", "http://localhost"],
  ["DEMO_PORT", "3000"],
  ["DEMO_PORT", "no"],
  ["PUBLIC_URL", "volpe.example"],
  ["PUBLIC_URL", "https://volpe.example/sotto"],
  ["DATABASE_URL", "mysql://127.0.0.1/x"],
  ["REDIS_URL", "127.0.0.1:6379"],
  ["SMTP_URL", "http://127.0.0.1"],
  ["SESSION_SECRET", "short"],
  ["OPERATOR_EMAIL", "operator"],
  ["TRACKING_CONSENT", "maybe"],
  ["TRUST_PROXY", "my-proxy"],
  ["TRUST_PROXY", "10.0.0.0/40"],
  ["LOG_LEVEL", "loud"],
  ["ACCESS_TOKEN_SECONDS", "0"],
  ["OPEN_DATA_URL", "ftp://x"],
  ["OPEN_DATA_DAILY", "yes"],
  ["BILL_SECONDS", "61"],
  ["METRICS_PORT", "3000"],
  ["METRICS_PORT", "0"],
  ["METRICS_TOKEN", "short"],
])("refuses %s=%s in one line that names the variable", (name, value) => {
  const refuse = () => read({ [name]: value });
  expect(refuse).toThrow(ConfigError);
  expect(refuse).toThrow(new RegExp(`^La variabile ${name} [^\\n]+\\.$`));
});

test("includes no address in error messages", () => {
  expect(() => read({ DATABASE_URL: "mysql://anna:segreta@db/x" })).not.toThrow(/segreta/);
});

test("rejects a half-configured identity provider", () => {
  expect(() => read({ GOOGLE_CLIENT_ID: "id" })).toThrow("GOOGLE_CLIENT_SECRET");
});

test.each([
  ["https://id.example", true],
  ["http://localhost:4200", true],
  ["http://[::1]:4200", true],
  ["http://127.0.0.2", true],
  ["http://id.example", false],
  ["http://127.0.0.1.id.example", false],
])("decides whether an identity provider at %s is accepted: %s", (issuer, isTaken) => {
  const readIssuer = () =>
    read({ FACEBOOK_CLIENT_ID: "id", FACEBOOK_CLIENT_SECRET: "secret", FACEBOOK_ISSUER: issuer });
  if (isTaken) {
    expect(readIssuer().facebook?.issuer).toBe(issuer);
  } else {
    expect(readIssuer).toThrow("FACEBOOK_ISSUER");
  }
});

test("creates a secret once, readable by its owner only", () => {
  const first = read({ SESSION_SECRET: "" }).sessionSecret;
  expect(first.length).toBeGreaterThanOrEqual(64);
  expect(read({ SESSION_SECRET: "" }).sessionSecret).toBe(first);
  const path = join(folder.path, "session-secret");
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, "utf8").trim()).toBe(first);
});

test("rejects a damaged secret file", () => {
  writeFileSync(join(folder.path, "session-secret"), "x");
  expect(() => read({ SESSION_SECRET: "" })).toThrow("è rovinato");
});
