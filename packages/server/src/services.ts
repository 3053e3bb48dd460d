import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Limits } from "./limits/limits.ts";
import type { Mail } from "./mail/mail.ts";
import type { Catalogue } from "./offers/catalogue.ts";

/** What features are given; each takes what it needs of it. */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  catalogue: Catalogue;
  mail: Mail;
  limits: Limits;
  jobs: Jobs;
};
