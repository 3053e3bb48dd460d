import { DAY_SECONDS, escapeMarkup, formatDate, toRomeDay, withDay } from "@volpe/contract";
import type { Services } from "../../../services.ts";
import { ImportError } from "../../../tables/import-file.ts";
import { findCurrentSnapshot } from "../../snapshots/snapshot-repository.ts";
import type { EnergySnapshot } from "../energy-snapshot.ts";
import type { DownloadLimits } from "./download-file.ts";
import { fetchOpenData } from "./fetch-open-data.ts";
import { importOffers } from "./import-offers.ts";
import { toReportLines } from "./import-report.ts";

const FETCH_JOB = "fetch-open-data";

/** Three tries a day, in Rome's time: the Portal publishes at night, and sometimes late. */
const TRIES = "20 6,10,15 * * *";

const EXPIRE_SECONDS = 30 * 60;

/** Call it before `jobs.start()`. Does nothing if OPEN_DATA_DAILY is off. */
export function defineOpenDataJob(services: Services): void {
  if (!services.config.openDataDaily) {
    return;
  }
  services.jobs.define(FETCH_JOB, (_, signal) => refreshFromOpenData(services, signal), {
    retryLimit: 0,
    expireInSeconds: EXPIRE_SECONDS,
  });
  services.jobs.schedule(FETCH_JOB, TRIES, "Europe/Rome");
}

/**
 * Downloads and imports what the Portal has published since the files of the last import. A failure
 * leaves the last snapshot as it is and is mailed to the operator, once a day, with the cause and
 * what to do.
 */
export async function refreshFromOpenData(
  services: Services,
  signal: AbortSignal,
  downloadLimits?: DownloadLimits,
): Promise<void> {
  const { db, client, clock, log, catalogue, search } = services;
  const today = toRomeDay(clock.now().getTime());
  const current: EnergySnapshot | null = await findCurrentSnapshot(db, "energy");
  const sources = current === null || current.demonstration ? [] : current.details.sources;
  try {
    const files = await fetchOpenData({
      ...services,
      signal,
      onLine: (line) => log.info(line),
      known: new Map(sources.map(({ kind, day }) => [kind, day])),
      ...(downloadLimits === undefined ? {} : { downloadLimits }),
    });
    if (files.length === 0) {
      return;
    }
    const outcome = await importOffers({ db, client, clock }, { files, signal });
    if (outcome.status === "kept") {
      await notifyOperator(services, today, outcome.reasons);
      return;
    }
    await catalogue.reload();
    await search.reindex();
    for (const line of toReportLines(outcome.summary)) {
      log.info(line);
    }
  } catch (error) {
    if (!(error instanceof ImportError)) {
      throw error;
    }
    await notifyOperator(services, today, [error.message]);
  }
}

async function notifyOperator(
  { config, mail, log, limits }: Services,
  today: string,
  reasons: readonly string[],
): Promise<void> {
  for (const reason of reasons) {
    log.warn({ reason }, "open data not imported");
  }
  const once = { max: 1, windowSeconds: DAY_SECONDS };
  if (config.operatorEmail === null || !(await limits.take(`${FETCH_JOB}:${today}`, once))) {
    return;
  }
  const lines = [
    "L’aggiornamento automatico delle offerte non è riuscito. Il sito continua a mostrare l’ultimo catalogo valido.",
    "",
    ...reasons.map((reason) => `Causa: ${reason}`),
    "",
    "Che cosa fare: scarica i file dalla pagina Open Data del Portale Offerte (offerte XML, PLACET, parametri, indici) e importali con",
    "npm run admin -- import-offers FILE…",
    "Se i dati sono giusti e li ferma solo un controllo, aggiungi --force: il resoconto dirà quale controllo è stato passato.",
  ];
  await mail.send({
    to: config.operatorEmail,
    subject: `Volpe: offerte non aggiornate ${withDay("il", formatDate(today))}`,
    text: lines.join("\n"),
    html: `<p>${lines.map(escapeMarkup).join("<br>")}</p>`,
    kind: "open-data-failed",
    reference: today,
  });
}
