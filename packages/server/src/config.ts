import { resolve } from "node:path";
import {
  ConfigError,
  readAddress,
  readChoice,
  readHost,
  readInteger,
  readSwitch,
  readText,
} from "./config-values.ts";
import { isLoopback } from "./is-loopback.ts";
import { toMailAddress } from "./mail/mail-address.ts";
import { readSessionSecret } from "./session-secret.ts";
import { toTrust } from "./visitor-address.ts";

export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What the process was told at its start. Nothing else reads the environment. */
export type Config = {
  port: number;
  host: string;
  /** null = no demonstration listener. */
  demoPort: number | null;
  /** Origin that visitors see, without a final slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | null;
  redisUrl: string | null;
  smtpUrl: string | null;
  /** Key of every keyed hash and signature, at least 32 characters. */
  sessionSecret: string;
  google: IdentityProviderConfig | null;
  facebook: IdentityProviderConfig | null;
  accessTokenSeconds: number;
  operatorEmail: string | null;
  trackingConsent: "required" | "not-required";
  /** Whether `x-forwarded-for` is believed: `true` = of the one proxy before us; text = of these. */
  trustProxy: boolean | string;
  logLevel: LogLevel;
  /** Origin of the open data, without a final slash. */
  openDataUrl: string;
  /** Whether the open data are fetched each day. */
  openDataDaily: boolean;
};

/** `issuer` lets a test identity provider stand in; null = the provider's own. */
export type IdentityProviderConfig = {
  clientId: string;
  clientSecret: string;
  issuer: string | null;
};

/** An empty variable counts as unset. Throws `ConfigError` naming the variable and how to mend it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const port = readInteger(env, "PORT", { fallback: 3000, min: 0, max: 65_535 });
  const host = readHost(env, "HOST", "127.0.0.1");
  const dataDir = resolve(readText(env, "DATA_DIR") ?? ".data");
  return {
    port,
    host,
    demoPort: readDemoPort(env, port),
    publicUrl: readPublicUrl(env, host, port),
    dataDir,
    databaseUrl: readAddress(env, "DATABASE_URL", ["postgres:", "postgresql:"]),
    redisUrl: readAddress(env, "REDIS_URL", ["redis:", "rediss:"]),
    smtpUrl: readAddress(env, "SMTP_URL", ["smtp:", "smtps:"]),
    google: readIdentityProvider(env, "GOOGLE"),
    facebook: readIdentityProvider(env, "FACEBOOK"),
    accessTokenSeconds: readInteger(env, "ACCESS_TOKEN_SECONDS", {
      fallback: 900,
      min: 1,
      max: 86_400,
    }),
    operatorEmail: readOperatorEmail(env),
    trackingConsent: readChoice(env, "TRACKING_CONSENT", ["not-required", "required"]),
    trustProxy: readTrustProxy(env),
    logLevel: readChoice(env, "LOG_LEVEL", LOG_LEVELS, "warn"),
    openDataUrl: withoutFinalSlash(
      readAddress(env, "OPEN_DATA_URL", ["http:", "https:"]) ?? "https://www.ilportaleofferte.it",
    ),
    openDataDaily: readSwitch(env, "OPEN_DATA_DAILY", true),
    // Last, for it may write a file: a wrong variable leaves nothing behind.
    sessionSecret: readSessionSecret(env, dataDir),
  };
}

/** The process's own environment. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** The folder the operator called from: npm runs scripts in the project's root. */
export function readCallerFolder(): string {
  return readText(process.env, "INIT_CWD") ?? process.cwd();
}

/** What the scale run tells the tests; both null in a plain run. */
export function readTestConfig(): Pick<Config, "databaseUrl" | "redisUrl"> {
  return {
    databaseUrl: readAddress(process.env, "DATABASE_URL", ["postgres:", "postgresql:"]),
    redisUrl: readAddress(process.env, "REDIS_URL", ["redis:", "rediss:"]),
  };
}

function readDemoPort(env: Readonly<Record<string, string | undefined>>, port: number) {
  if (readText(env, "DEMO_PORT") === "off") {
    return null;
  }
  // Port 0 asks the system for any free one: so does the demonstration's.
  const demoPort = readInteger(env, "DEMO_PORT", {
    fallback: port === 0 ? 0 : port + 1,
    min: 0,
    max: 65_535,
    also: "«off» per spegnerla",
  });
  if (demoPort === port && port !== 0) {
    throw new ConfigError(
      "DEMO_PORT",
      `vale ${port} come PORT: scegli un’altra porta oppure «off»`,
    );
  }
  return demoPort;
}

function readPublicUrl(
  env: Readonly<Record<string, string | undefined>>,
  host: string,
  port: number,
): string {
  const given = readAddress(env, "PUBLIC_URL", ["http:", "https:"]);
  if (given === null) {
    const name = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
    // The zone of a link-local address is no part of a URL.
    const [bare = ""] = name.split("%");
    return `http://${bare.includes(":") ? `[${bare}]` : bare}:${port}`;
  }
  const url = new URL(given);
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "") {
    throw new ConfigError(
      "PUBLIC_URL",
      "deve essere solo schema, nome e porta, per esempio https://volpe.example",
    );
  }
  return url.origin;
}

function readOperatorEmail(env: Readonly<Record<string, string | undefined>>): string | null {
  const email = readText(env, "OPERATOR_EMAIL");
  try {
    return email === null ? null : toMailAddress(email);
  } catch (cause) {
    throw new ConfigError("OPERATOR_EMAIL", "non è un indirizzo e-mail", { cause });
  }
}

function readTrustProxy(env: Readonly<Record<string, string | undefined>>): boolean | string {
  const text = readText(env, "TRUST_PROXY");
  if (text === null || text === "off") {
    return false;
  }
  if (text === "on") {
    return true;
  }
  try {
    toTrust(text);
  } catch (error) {
    throw new ConfigError(
      "TRUST_PROXY",
      "accetta «on», «off» oppure gli indirizzi dei proxy, per esempio 10.0.0.0/8",
      { cause: error },
    );
  }
  return text;
}

function readIdentityProvider(
  env: Readonly<Record<string, string | undefined>>,
  prefix: "GOOGLE" | "FACEBOOK",
): IdentityProviderConfig | null {
  const clientId = readText(env, `${prefix}_CLIENT_ID`);
  const clientSecret = readText(env, `${prefix}_CLIENT_SECRET`);
  const issuer = readAddress(env, `${prefix}_ISSUER`, ["http:", "https:"]);
  if (clientId === null && clientSecret === null) {
    return null;
  }
  if (clientId === null || clientSecret === null) {
    const missing = clientId === null ? `${prefix}_CLIENT_ID` : `${prefix}_CLIENT_SECRET`;
    throw new ConfigError(missing, "manca: identificativo e segreto vanno dati insieme");
  }
  if (issuer?.startsWith("http:") && !isLoopback(new URL(issuer))) {
    throw new ConfigError(
      `${prefix}_ISSUER`,
      "deve iniziare con https:// (http:// va bene solo per un servizio di prova su questa macchina)",
    );
  }
  return { clientId, clientSecret, issuer: issuer === null ? null : withoutFinalSlash(issuer) };
}

function withoutFinalSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
