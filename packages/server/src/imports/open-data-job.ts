import { toRomeDay } from "../offers/rome-time.ts";
import { findCurrentSnapshot } from "../offers/snapshot-repository.ts";
import type { Services } from "../services.ts";
import type { DownloadLimits } from "./download-file.ts";
import { fetchOpenData } from "./fetch-open-data.ts";
import { ImportError } from "./import-error.ts";
import { importOffers } from "./import-offers.ts";
import { toReportLines } from "./import-report.ts";

export const FETCH_JOB = "fetch-open-data";

/** Three tries a day, Rome's time: the Portal publishes at night, and sometimes late. */
const TRIES = "20 6,10,15 * * *";

const EXPIRE_SECONDS = 30 * 60;

/** Before `jobs.start()`. Does nothing where OPEN_DATA_DAILY is off. */
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
 * Downloads and imports the open data, unless a real import was made today. A failure leaves the
 * last snapshot as it is and is mailed to the operator, once a day, with the cause and what to do.
 */
export async function refreshFromOpenData(
  services: Services,
  signal: AbortSignal,
  downloadLimits?: DownloadLimits,
): Promise<void> {
  const { db, client, clock, log, catalogue, search } = services;
  const today = toRomeDay(clock.now().getTime());
  const current = await findCurrentSnapshot(db);
  if (current?.demonstration === false && current.switchedAt !== null) {
    if (toRomeDay(current.switchedAt.getTime()) === today) {
      return;
    }
  }
  try {
    const files = await fetchOpenData({
      ...services,
      signal,
      onLine: (line) => log.info(line),
      ...(downloadLimits === undefined ? {} : { downloadLimits }),
    });
    const outcome = await importOffers({ db, client, clock }, { files, signal });
    if (outcome.status === "kept") {
      await tellOperator(services, today, outcome.reasons);
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
    await tellOperator(services, today, [error.message]);
  }
}

async function tellOperator(
  { config, mail, log }: Services,
  today: string,
  reasons: readonly string[],
): Promise<void> {
  for (const reason of reasons) {
    log.warn({ reason }, "open data not imported");
  }
  if (config.operatorEmail === null) {
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
    subject: `Volpe: offerte non aggiornate il ${today.split("-").reverse().join("/")}`,
    text: lines.join("\n"),
    html: `<p>${lines.map(escapeHtml).join("<br>")}</p>`,
    kind: "open-data-failed",
    reference: today,
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
