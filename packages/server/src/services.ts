import type { FastifyBaseLogger } from "fastify";
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

/** What features are given; each takes what it needs of it. */
export type Services = {
  config: Config;
  db: Database;
  /** The driver below `db`, for what needs a session of its own. */
  client: DatabaseClient;
  clock: Clock;
  log: FastifyBaseLogger;
  catalogue: Catalogue;
  content: Content;
  mail: Mail;
  limits: Limits;
  jobs: Jobs;
};

/** Nothing runs yet: jobs are to be defined and started, the catalogue to be loaded. */
export function createServices({
  config,
  clock,
  log,
  open: { db, client },
}: Pick<Services, "config" | "clock" | "log"> & { open: OpenDatabase }): Services {
  const jobs = createJobs({ client, log });
  return {
    config,
    db,
    client,
    clock,
    log,
    catalogue: createCatalogue({ db, clock, log }),
    content: createContent({ db, log }),
    mail: createMail({ config, clock, jobs, log }),
    limits: createLimits({ db, clock, secret: config.sessionSecret }),
    jobs,
  };
}
