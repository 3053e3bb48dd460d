import { resolve } from "node:path";
import { type CountedArrival, DAY_SECONDS } from "@volpe/contract";
import { toMailAddress } from "../person/mail-address.ts";
import {
  ConfigError,
  type Environment,
  readAddressVariable,
  readChoiceVariable,
  readHostVariable,
  readIntegerVariable,
  readSwitchVariable,
  readTextVariable,
} from "./config-values.ts";
import { isLoopback } from "./is-loopback.ts";
import { readSessionSecret } from "./session-secret.ts";
import { type TrustProxy, toTrust } from "./visitor-address.ts";

export type LogLevel = (typeof LOG_LEVELS)[number];
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * The configuration of the process. Nothing else reads the environment, but the library of traces,
 * which reads further `OTEL_` variables.
 */
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
  /** Key of all keyed hashes and signatures, at least 32 characters. */
  sessionSecret: string;
  google: IdentityProviderConfig | null;
  facebook: IdentityProviderConfig | null;
  accessTokenSeconds: number;
  operatorEmail: string | null;
  trackingConsent: "required" | "not-required";
  /** Which of a visitor's arrivals in the last 30 days an affiliate is paid for. */
  affiliateClick: CountedArrival;
  /** The proxies whose `x-forwarded-for` is trusted: `true` = one proxy; text = these addresses. */
  trustProxy: TrustProxy;
  logLevel: LogLevel;
  /** Origin of the open data, without a final slash. */
  openDataUrl: string;
  /** Whether open data are imported each day. */
  openDataDaily: boolean;
  /** `/metrics` has a listener of its own at this port; null = it is on the site's port. */
  metricsPort: number | null;
  /** A reader of `/metrics` sends it as Bearer. Without port and token there are no metrics. */
  metricsToken: string | null;
  /** The collector of OpenTelemetry traces over HTTP, without a final slash; null = no traces. */
  tracesEndpoint: string | null;
  /** Reading one PDF of a bill may take this long. */
  billSeconds: number;
  /** The folder of the built programs; null = the confined readers run from their sources. */
  programsDir: string | null;
  /**
   * How long a process continues to serve after SIGTERM, until a balancer sends its visitors
   * elsewhere.
   */
  drainSeconds: number;
  /** Whether pages may be stored on devices. If false, each browser removes its service worker. */
  serviceWorker: boolean;
};

/** `issuer` replaces the provider by a test provider; null = the real one. */
export type IdentityProviderConfig = {
  clientId: string;
  clientSecret: string;
  issuer: string | null;
};

/**
 * Reads the configuration. An empty variable counts as unset. Throws `ConfigError` naming the
 * variable and the remedy.
 *
 * @example
 * const { port } = readConfig({ PORT: "8080" }); // 8080
 */
export function readConfig(env: Environment): Config {
  const port = readIntegerVariable(env, "PORT", { fallback: 3000, min: 0, max: 65_535 });
  const host = readHostVariable(env, "HOST", "127.0.0.1");
  const dataDir = resolve(readTextVariable(env, "DATA_DIR") ?? ".data");
  const databaseUrl = readAddressVariable(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return {
    port,
    host,
    demoPort: readDemoPort(env, port),
    publicUrl: readPublicUrl(env, host, port),
    dataDir,
    databaseUrl,
    redisUrl: readAddressVariable(env, "REDIS_URL", ["redis:", "rediss:"]),
    smtpUrl: readAddressVariable(env, "SMTP_URL", ["smtp:", "smtps:"]),
    google: readIdentityProvider(env, "GOOGLE"),
    facebook: readIdentityProvider(env, "FACEBOOK"),
    accessTokenSeconds: readIntegerVariable(env, "ACCESS_TOKEN_SECONDS", {
      fallback: 900,
      min: 1,
      max: DAY_SECONDS,
    }),
    operatorEmail: readOperatorEmail(env),
    trackingConsent: readChoiceVariable(env, "TRACKING_CONSENT", ["not-required", "required"]),
    affiliateClick: readChoiceVariable(env, "AFFILIATE_CLICK", ["last", "first"]),
    trustProxy: readTrustProxy(env),
    logLevel: readChoiceVariable(env, "LOG_LEVEL", LOG_LEVELS, "warn"),
    openDataUrl: withoutFinalSlash(
      readAddressVariable(env, "OPEN_DATA_URL", ["http:", "https:"]) ??
        "https://www.ilportaleofferte.it",
    ),
    openDataDaily: readSwitchVariable(env, "OPEN_DATA_DAILY", true),
    metricsPort: readMetricsPort(env, [port, readDemoPort(env, port)]),
    metricsToken: readMetricsToken(env),
    tracesEndpoint: readTracesEndpoint(env),
    // Reading a bill takes one second.
    billSeconds: readIntegerVariable(env, "BILL_SECONDS", { fallback: 5, min: 1, max: 60 }),
    programsDir: readFolderVariable(env, "VOLPE_PROCESSES"),
    // A process on PGlite is the only one, so it does not wait. A balancer that asks every 2 s
    // notices within 6 s.
    drainSeconds: readIntegerVariable(env, "DRAIN_SECONDS", {
      fallback: databaseUrl === null ? 0 : 6,
      min: 0,
      max: 60,
    }),
    serviceWorker: readSwitchVariable(env, "SERVICE_WORKER", true),
    // This comes last because it may write a file: no wrong variable may leave one behind.
    sessionSecret: readSessionSecret(env, dataDir),
  };
}

/**
 * The configuration of this process.
 *
 * @example
 * const { port, dataDir } = readProcessConfig();
 */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** The folder the operator called from: npm runs scripts in the project's root. */
export function readCallerFolder(): string {
  return readTextVariable(process.env, "INIT_CWD") ?? process.cwd();
}

/** The variables of the scale tests; both null in a plain run. */
export function readTestConfig(): Pick<Config, "databaseUrl" | "redisUrl"> {
  return {
    databaseUrl: readAddressVariable(process.env, "DATABASE_URL", ["postgres:", "postgresql:"]),
    redisUrl: readAddressVariable(process.env, "REDIS_URL", ["redis:", "rediss:"]),
  };
}

function readFolderVariable(env: Environment, name: string): string | null {
  const folder = readTextVariable(env, name);
  return folder === null ? null : resolve(folder);
}

/** The programs that the tests start; null = the sources. */
export function readTestPrograms(): string | null {
  return readFolderVariable(process.env, "VOLPE_PROCESSES");
}

function readDemoPort(env: Environment, port: number) {
  if (readTextVariable(env, "DEMO_PORT") === "off") {
    return null;
  }
  // Port 0 asks the system for a free port, also for the demonstration.
  const demoPort = readIntegerVariable(env, "DEMO_PORT", {
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

function readMetricsPort(env: Environment, taken: readonly (number | null)[]): number | null {
  if (readTextVariable(env, "METRICS_PORT") === null) {
    return null;
  }
  const port = readIntegerVariable(env, "METRICS_PORT", { fallback: 0, min: 1, max: 65_535 });
  if (taken.includes(port)) {
    throw new ConfigError("METRICS_PORT", `vale ${port} come PORT o DEMO_PORT: scegline un’altra`);
  }
  return port;
}

/** The message never repeats the value. */
function readMetricsToken(env: Environment): string | null {
  const token = readTextVariable(env, "METRICS_TOKEN");
  if (token !== null && !/^[\w.~+/=-]{16,}$/.test(token)) {
    throw new ConfigError(
      "METRICS_TOKEN",
      "deve avere almeno 16 caratteri tra lettere, cifre e . _ ~ + / = -",
    );
  }
  return token;
}

function readTracesEndpoint(env: Environment): string | null {
  const endpoint = readAddressVariable(env, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
  return endpoint === null ? null : withoutFinalSlash(endpoint);
}

function readPublicUrl(env: Environment, host: string, port: number): string {
  const given = readAddressVariable(env, "PUBLIC_URL", ["http:", "https:"]);
  if (given === null) {
    const name = host === "0.0.0.0" || host === "::" || host === "127.0.0.1" ? "localhost" : host;
    // A URL cannot contain the zone of a link-local address.
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

function readOperatorEmail(env: Environment): string | null {
  const email = readTextVariable(env, "OPERATOR_EMAIL");
  try {
    return email === null ? null : toMailAddress(email);
  } catch (cause) {
    throw new ConfigError("OPERATOR_EMAIL", "non è un indirizzo e-mail", { cause });
  }
}

function readTrustProxy(env: Environment): boolean | string {
  const text = readTextVariable(env, "TRUST_PROXY");
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
  env: Environment,
  prefix: "GOOGLE" | "FACEBOOK",
): IdentityProviderConfig | null {
  const clientId = readTextVariable(env, `${prefix}_CLIENT_ID`);
  const clientSecret = readTextVariable(env, `${prefix}_CLIENT_SECRET`);
  const issuer = readAddressVariable(env, `${prefix}_ISSUER`, ["http:", "https:"]);
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
