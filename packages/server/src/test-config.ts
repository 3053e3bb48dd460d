import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Config, readTestPrograms } from "./process/config.ts";

/** A configuration for tests: nothing leaves the machine and no file is read. */
export function toTestConfig(given: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: "127.0.0.1",
    demoPort: null,
    publicUrl: "https://volpe.example",
    dataDir: join(tmpdir(), "volpe-test-data"),
    databaseUrl: null,
    redisUrl: null,
    smtpUrl: null,
    sessionSecret: "0123456789abcdef0123456789abcdef",
    google: null,
    facebook: null,
    accessTokenSeconds: 900,
    operatorEmail: null,
    trackingConsent: "not-required",
    affiliateClick: "last",
    trustProxy: false,
    logLevel: "silent",
    openDataUrl: "http://127.0.0.1:9",
    openDataDaily: false,
    metricsPort: null,
    metricsToken: null,
    tracesEndpoint: null,
    // A reading on a busy machine may last longer than a visitor should wait.
    billSeconds: 60,
    drainSeconds: 0,
    serviceWorker: true,
    programsDir: readTestPrograms(),
    ...given,
  };
}
