import type { FastifyBaseLogger } from "fastify";
import { createPasswords, type Passwords } from "./accounts/passwords.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Content } from "./content/content.ts";
import { createContent } from "./content/create-content.ts";
import type { Database, DatabaseClient, OpenDatabase } from "./db/database.ts";
import { createJobs, type Jobs } from "./jobs/jobs.ts";
import { createLimits, type Limits } from "./limits/limits.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import type { Catalogue } from "./offers/catalogue.ts";
import { createCatalogue } from "./offers/create-catalogue.ts";
import { createProducts } from "./products/create-products.ts";
import type { Products } from "./products/products.ts";
import { createSearch } from "./search/create-search.ts";
import type { Search } from "./search/search.ts";
import { createSearchSources } from "./search/search-sources.ts";
import { createSessionKeys, type SessionKeys } from "./sessions/session-keys.ts";
import { createSignals, type Signals } from "./signals/signals.ts";

/** What features are given; each takes what it needs of it. */
export type Services = {
  config: Config;
  db: Database;
  /** The driver below `db`, for what needs a session of its own. */
  client: DatabaseClient;
  clock: Clock;
  log: FastifyBaseLogger;
  catalogue: Catalogue;
  products: Products;
  content: Content;
  search: Search;
  mail: Mail;
  limits: Limits;
  jobs: Jobs;
  passwords: Passwords;
  sessionKeys: SessionKeys;
  signals: Signals;
};

/** Nothing runs yet: jobs are to be defined and started, the catalogue to be loaded. */
export function createServices({
  config,
  clock,
  log,
  open: { db, client },
}: Pick<Services, "config" | "clock" | "log"> & { open: OpenDatabase }): Services {
  const jobs = createJobs({ client, log });
  const catalogue = createCatalogue({ db, clock, log });
  const products = createProducts({ db, clock, log });
  const content = createContent({ db, log });
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
    search: createSearch({ db, client, clock, log, sources }),
    mail: createMail({ config, db, clock, jobs, log }),
    limits: createLimits({ db, clock, secret: config.sessionSecret }),
    jobs,
    passwords: createPasswords(),
    sessionKeys: createSessionKeys(config.sessionSecret),
    signals: createSignals({ db, client, log }),
  };
}
