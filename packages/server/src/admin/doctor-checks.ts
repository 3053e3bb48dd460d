import { accessSync, constants, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { DAY_MS, toFigureFormat, toRomeDay } from "@volpe/contract";
import { listBackups } from "../backup/backup-folder.ts";
import { checkReadings } from "../bills/bill-repository.ts";
import { findCurrentSnapshot } from "../catalogue/snapshots/snapshot-repository.ts";
import { readDatabaseTime } from "../db/database-state-repository.ts";
import { formatCount } from "../figures/italian-figures.ts";
import { readQueueState } from "../jobs/queue-repository.ts";
import { hasUntrustedProxy } from "../limits/untrusted-proxy.ts";
import { checkSmtp } from "../mail/delivery.ts";
import type { Config } from "../process/config.ts";
import { isLoopback } from "../process/is-loopback.ts";
import { findSealedRate } from "../quote/rate-repository.ts";
import { openSupply } from "../quote/sealed-supply.ts";
import type { Services } from "../services.ts";

/** `bad` makes the command fail; `remedy` says what to do, and is missing only where all is well. */
export type Finding =
  | { state: "good"; text: string }
  | { state: "doubtful" | "bad"; text: string; remedy: string };

export type Check<Given> = { name: string; find: (given: Given) => Promise<Finding> };

const good = (text: string): Finding => ({ state: "good", text });
const doubtful = (text: string, remedy: string): Finding => ({ state: "doubtful", text, remedy });
const bad = (text: string, remedy: string): Finding => ({ state: "bad", text, remedy });

/** The finding about a figure that is bad, or at least doubtful, beyond its limits. */
const measured = (
  { isBad = false, isDoubtful }: { isBad?: boolean; isDoubtful: boolean },
  text: string,
  remedy: string,
): Finding => (isBad ? bad(text, remedy) : isDoubtful ? doubtful(text, remedy) : good(text));

const GIGABYTE = 1024 ** 3;
const formatSize = toFigureFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Checks that need no database. */
export const MACHINE_CHECKS: readonly Check<Config>[] = [
  { name: "Configurazione", find: async (config) => findInConfig(config) },
  { name: "Permessi", find: async ({ dataDir }) => findInModes(dataDir) },
  { name: "Disco", find: async ({ dataDir }) => toDiskFinding(statfsSync(dataDir)) },
  { name: "Posta", find: findInMail },
  { name: "Copie", find: findInBackups },
];

type Given = Pick<Services, "catalogue" | "clock" | "config" | "db" | "limits">;

/** Checks that need a migrated database. */
export const SERVICE_CHECKS: readonly Check<Given>[] = [
  { name: "Segreto", find: findInSecret },
  { name: "Proxy", find: findInProxy },
  { name: "Orologio", find: findInClock },
  { name: "Coda", find: findInQueue },
  { name: "Importazione", find: findInImport },
  { name: "Indici", find: async (given) => findInIndices(given) },
];

function findInConfig({ databaseUrl, redisUrl, operatorEmail, publicUrl }: Config): Finding {
  if (redisUrl !== null && databaseUrl === null) {
    return bad(
      "REDIS_URL c’è, ma il database sta in una cartella, che un solo processo può aprire.",
      "Imposta DATABASE_URL, oppure togli REDIS_URL.",
    );
  }
  if (operatorEmail === null) {
    return doubtful(
      "nessuno è avvisato di richieste e contratti.",
      "Imposta OPERATOR_EMAIL con il tuo indirizzo.",
    );
  }
  const url = new URL(publicUrl);
  return url.protocol === "https:" || isLoopback(url)
    ? good("a posto.")
    : doubtful(
        `i visitatori arrivano da ${publicUrl}, senza cifratura.`,
        "Metti davanti un proxy con HTTPS e scrivi il suo indirizzo in PUBLIC_URL.",
      );
}

/** Private files are for their owner only, and this process must be able to write. */
function findInModes(dataDir: string): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch {
    return bad(
      `in ${dataDir} non si può scrivere.`,
      "Cambia il proprietario della cartella, o scegline un’altra con DATA_DIR.",
    );
  }
  const open = [dataDir, join(dataDir, "session-secret")].find(
    (path) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
  return open === undefined
    ? good("solo il proprietario legge i dati.")
    : bad(`${open} è leggibile da altri.`, `Chiudilo: chmod go-rwx ${open}`);
}

/** `bavail` and `blocks` count blocks of `bsize` bytes: those that are free, and all. */
export function toDiskFinding({
  bavail,
  bsize,
  blocks,
}: Record<"bavail" | "bsize" | "blocks", number>): Finding {
  const free = bavail * bsize;
  const text = `${formatSize(free / GIGABYTE)} GB liberi.`;
  const remedy = "Libera spazio, o sposta DATA_DIR su un disco più grande.";
  const isDoubtful = free < 2 * GIGABYTE || bavail / blocks < 0.05;
  return measured({ isBad: free < GIGABYTE / 4, isDoubtful }, text, remedy);
}

async function findInMail({ smtpUrl, dataDir }: Config): Promise<Finding> {
  if (smtpUrl === null) {
    return doubtful(
      `le mail non partono: diventano file in ${join(dataDir, "mail")}.`,
      "Imposta SMTP_URL con il tuo server di posta.",
    );
  }
  try {
    await checkSmtp(smtpUrl);
    return good("il server di posta risponde.");
  } catch (error) {
    const { code = "senza codice" } = error as { code?: string };
    return bad(
      `il server di posta non accetta il collegamento (${code}).`,
      "Controlla indirizzo, utente e password in SMTP_URL.",
    );
  }
}

async function findInBackups(config: Config): Promise<Finding> {
  const [newest] = await listBackups(config);
  const remedy = "Copia ora con: npm run admin -- backup (e ogni notte, con cron o un timer).";
  if (newest === undefined) {
    return doubtful("in DATA_DIR/backups non ce n’è nessuna.", remedy);
  }
  const text = `l’ultima è del ${toRomeDay(newest.writtenAt.getTime())}.`;
  return Date.now() - newest.writtenAt.getTime() > 2 * DAY_MS ? doubtful(text, remedy) : good(text);
}

/** After a restore with another secret, sealed fields cannot be read until they expire. */
async function findInSecret({ config, db }: Given): Promise<Finding> {
  const rate = await findSealedRate(db);
  try {
    if (rate !== null) openSupply(config, rate);
    await checkReadings(db, config);
    return good("apre quello che è sigillato.");
  } catch {
    return bad(
      "non apre quello che è sigillato: è stato scritto con un altro segreto.",
      "Imposta il SESSION_SECRET di prima, o rimetti il file session-secret in DATA_DIR.",
    );
  }
}

async function findInProxy({ config: { trustProxy }, limits }: Given): Promise<Finding> {
  if (trustProxy !== false) {
    return good("TRUST_PROXY dice di chi fidarsi.");
  }
  return (await hasUntrustedProxy(limits))
    ? bad(
        "le richieste passano da un proxy, ma TRUST_PROXY è spento: tutti i visitatori contano come uno.",
        "Scrivi in TRUST_PROXY l’indirizzo del proxy, che deve mandare X-Forwarded-For.",
      )
    : good("nessuno, negli ultimi due giorni.");
}

async function findInClock({ clock, db }: Given): Promise<Finding> {
  const seconds = Math.abs(clock.now().getTime() - (await readDatabaseTime(db)).getTime()) / 1000;
  const text = `${formatCount(Math.round(seconds), ["secondo", "secondi"])} di differenza dal database.`;
  const remedy = "Accendi la sincronizzazione dell’ora sulle due macchine (NTP).";
  return measured({ isBad: seconds > 60, isDoubtful: seconds > 5 }, text, remedy);
}

async function findInQueue({ db }: Given): Promise<Finding> {
  const { waiting, oldestSeconds, failed } = await readQueueState(db);
  const jobs = formatCount(waiting, ["lavoro", "lavori"]);
  const age = formatCount(Math.round(oldestSeconds / 60), ["minuto", "minuti"]);
  const lost = formatCount(failed, ["non riuscito", "non riusciti"]);
  const text = `${jobs} in attesa, il più vecchio da ${age}; ${lost}.`;
  const remedy =
    "Controlla che un server sia acceso e leggi nel suo log perché i lavori falliscono.";
  const isDoubtful = oldestSeconds > 600 || failed > 0;
  return measured({ isBad: oldestSeconds > 3600, isDoubtful }, text, remedy);
}

async function findInImport({ clock, db }: Given): Promise<Finding> {
  const found = await findCurrentSnapshot(db, "energy");
  const remedy =
    "Importa con: npm run admin -- import-offers, oppure lascia OPEN_DATA_DAILY acceso.";
  if (found === null || found === undefined) {
    return bad("non ci sono offerte di luce e gas.", remedy);
  }
  const text = `le offerte di luce e gas sono del ${found.dataDay}`;
  if (found.demonstration) {
    return doubtful(`${text} e sono dimostrative.`, remedy);
  }
  const days = (clock.now().getTime() - Date.parse(found.dataDay)) / DAY_MS;
  return measured({ isBad: days > 14, isDoubtful: days > 3 }, `${text}.`, remedy);
}

/** The wholesale prices of a month are published in the next; a variable price follows them. */
function findInIndices({ catalogue, clock }: Given): Finding {
  const { month } = catalogue.indexMonths().at(-1) ?? {};
  const remedy = "Importa di nuovo le offerte, con i prezzi all’ingrosso più recenti.";
  if (month === undefined) {
    return doubtful("nessun prezzo all’ingrosso: i prezzi variabili usano una stima.", remedy);
  }
  const days = (clock.now().getTime() - Date.parse(`${month}-01`)) / DAY_MS;
  const text = `i prezzi all’ingrosso arrivano a ${month}.`;
  return days > 100 ? doubtful(text, remedy) : good(text);
}
