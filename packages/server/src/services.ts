import type { FastifyBaseLogger } from "fastify";
import { createPasswords, type Passwords } from "./accounts/passwords.ts";
import { createSessionKeys, type SessionKeys } from "./accounts/sessions/session-keys.ts";
import { type Affiliates, createAffiliates } from "./affiliates/create-affiliates.ts";
import { createProducts } from "./catalogue/create-products.ts";
import type { Catalogue } from "./catalogue/energy/catalogue.ts";
import { createCatalogue } from "./catalogue/energy/create-catalogue.ts";
import type { Products } from "./catalogue/list/products.ts";
import { type Content, createContent } from "./content/create-content.ts";
import { createTurnWriter, type TurnWriter } from "./conversations/turn-writer.ts";
import type { Database, DatabaseClient, OpenDatabase } from "./db/database.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { type Capacity, createCapacity } from "./limits/capacity.ts";
import { createLimits, type Limits } from "./limits/limits.ts";
import { createSemaphore, REFUSAL_DELAY_MS, type Semaphore } from "./limits/semaphore.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { createOrigins, type Origins } from "./origins/create-origins.ts";
import type { Config } from "./process/config.ts";
import { createReadiness, type Readiness } from "./process/readiness.ts";
import { createSearch, type Search } from "./search/create-search.ts";
import { createSearchSources } from "./search/search-sources.ts";
import { createSignals, type Signals } from "./signals/signals.ts";
import type { Clock } from "./time/clock.ts";
import { NO_TRACES, type Traces } from "./traces/traces.ts";

/**
 * The services that features use. Each feature declares those that it needs.
 *
 * @example
 * type HookServices = Pick<Services, "db" | "clock" | "log">;
 */
export type Services = {
  config: Config;
  db: Database;
  /** The driver below `db`, for code that needs its own database session. */
  client: DatabaseClient;
  clock: Clock;
  log: FastifyBaseLogger;
  catalogue: Catalogue;
  products: Products;
  content: Content;
  affiliates: Affiliates;
  origins: Origins;
  search: Search;
  mail: Mail;
  limits: Limits;
  capacity: Capacity;
  jobs: Jobs;
  passwords: Passwords;
  /** Draws documents one after the other, so that many documents do not delay the pages. */
  pdfs: Semaphore;
  /** Limits the pages drawn at once. A cached page and the answer to a form do not count. */
  pages: Semaphore;
  /** Stores the answers of the assistant, several at once. */
  turns: TurnWriter;
  readiness: Readiness;
  sessionKeys: SessionKeys;
  signals: Signals;
  traces: Traces;
};

/**
 * Each document takes about a tenth of a second, so the last in the queue waits for a few seconds.
 */
const PDFS_WAITING = 20;
/** Some pages wait for the database. The last page in the queue waits about a second. */
const PAGES = {
  atOnce: 10,
  waitingMax: 150,
  retryAfterSeconds: 2,
  refusalDelayMs: REFUSAL_DELAY_MS,
};

/**
 * Creates the services without starting them: jobs still have to be defined and started, and the
 * catalogue loaded.
 *
 * @example
 * const services = createServices({ config, clock: systemClock, log, open });
 */
export function createServices({
  config,
  clock,
  log,
  open: { db, client },
  traces = NO_TRACES,
}: Pick<Services, "config" | "clock" | "log"> & {
  open: OpenDatabase;
  traces?: Traces;
}): Services {
  const jobs = createJobs({ client, log, traces });
  const signals = createSignals({ db, client, log });
  const catalogue = createCatalogue({ db, clock, log, signals });
  const products = createProducts({ db, clock, log, signals });
  const content = createContent({ db, log, signals });
  const sources = createSearchSources({ catalogue, content, products });
  return {
    config,
    db,
    client,
    clock,
    log,
    catalogue,
    products,
    content,
    affiliates: createAffiliates({ db, log, signals }),
    origins: createOrigins({ db, log, signals }),
    search: createSearch({ log, signals, sources }),
    mail: createMail({ config, db, clock, jobs, log }),
    limits: createLimits({ db, clock, secret: config.sessionSecret }),
    capacity: createCapacity(log),
    jobs,
    passwords: createPasswords(),
    pdfs: createSemaphore({ atOnce: 1, waitingMax: PDFS_WAITING, retryAfterSeconds: 5 }),
    pages: createSemaphore(PAGES),
    turns: createTurnWriter({ db, log, writers: client.kind === "postgres" ? 3 : 1 }),
    readiness: createReadiness(),
    sessionKeys: createSessionKeys(config.sessionSecret),
    signals,
    traces,
  };
}
