import { FolderLockedError } from "../db/folder-lock.ts";
import { isMigrated } from "../db/migration-state.ts";
import { openDatabase } from "../db/open-database.ts";
import type { Config } from "../process/config.ts";
import { silentLog } from "../process/log.ts";
import { openServices } from "../running-services.ts";
import { toStartupMessage } from "../startup-message.ts";
import { systemClock } from "../time/clock.ts";
import { type AdminIo, defineCommand } from "./command.ts";
import { type Check, type Finding, MACHINE_CHECKS, SERVICE_CHECKS } from "./doctor-checks.ts";

const MARKS: Readonly<Record<Finding["state"], string>> = {
  good: "  bene  ",
  doubtful: "attento ",
  bad: "  male  ",
};

/**
 * Looks at everything that the service needs, and does not migrate. Where no server runs it opens the
 * services itself, which makes the folder of PGlite and writes the rows of the jobs' queues.
 */
export const doctorCommand = defineCommand({
  name: "doctor",
  usage: "",
  summary:
    "controlla quello che serve a Volpe e dice che cosa fare; esce con 1 se qualcosa va male",
  async run(services, _call, io) {
    const onMachine = await examine(MACHINE_CHECKS, services.config, io);
    tell(io, DATABASE, ANSWERS);
    return toExit(onMachine + (await examine(SERVICE_CHECKS, services, io)));
  },
  async runAlone(config, _call, io) {
    const onMachine = await examine(MACHINE_CHECKS, config, io);
    const database = await findInDatabase(config);
    tell(io, DATABASE, database);
    if (database.state !== "good") {
      return toExit(onMachine + 1);
    }
    const running = await openServices({ config, clock: systemClock, log: silentLog, work: false });
    try {
      await running.services.catalogue.reload();
      return toExit(onMachine + (await examine(SERVICE_CHECKS, running.services, io)));
    } finally {
      await running.close();
    }
  },
});

const DATABASE = "Database";
const ANSWERS: Finding = { state: "good", text: "risponde, e le migrazioni sono fatte." };
const toExit = (badCount: number) => (badCount === 0 ? 0 : 1);

/** Returns the number of bad checks. A check that throws counts as bad and does not stop the others. */
async function examine<Given>(
  checks: readonly Check<Given>[],
  given: Given,
  io: AdminIo,
): Promise<number> {
  let badCount = 0;
  for (const { name, find } of checks) {
    const finding = await find(given).catch(toFailed);
    badCount += finding.state === "bad" ? 1 : 0;
    tell(io, name, finding);
  }
  return badCount;
}

function tell(io: AdminIo, name: string, finding: Finding): void {
  io.out(`[${MARKS[finding.state]}] ${name}: ${finding.text}`);
  if (finding.state !== "good") {
    io.out(`${" ".repeat(11)}${finding.remedy}`);
  }
}

async function findInDatabase(config: Config): Promise<Finding> {
  try {
    const open = await openDatabase(config);
    try {
      return (await isMigrated(open.db))
        ? ANSWERS
        : {
            state: "bad",
            text: "mancano delle migrazioni.",
            remedy: "Avvia il server di questa versione, che le fa dopo una copia.",
          };
    } finally {
      await open.close();
    }
  } catch (error) {
    if (error instanceof FolderLockedError) {
      throw error;
    }
    return toFailed(error);
  }
}

function toFailed(error: unknown): Finding {
  return {
    state: "bad",
    text: "il controllo non è riuscito.",
    remedy: toStartupMessage(error),
  };
}
