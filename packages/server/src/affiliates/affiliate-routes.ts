import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AFFILIATE_FIELDS,
  AffiliateFiguresQuery,
  AffiliateLedger,
  AffiliatePayee,
  AffiliateReport,
  AffiliateRequest,
  AffiliateView,
  addDays,
  CONTRACT_SENTENCES,
  countDays,
  isIban,
  SHOWN_ENTRIES,
  toCompactCode,
  toRomeDay,
} from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import { encodeQR } from "qr";
import Type from "typebox";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { AppError, getFound, invalidField } from "../errors.ts";
import { sendFile, toFileRoute, toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../text/clean-text.ts";
import { toRomeMidnight } from "../time/rome-time.ts";
import { toLedger, toLedgerCsv } from "./affiliate-ledger.ts";
import { toReport, toReportCsv } from "./affiliate-report.ts";
import { findAffiliate, updateAffiliate } from "./affiliate-repository.ts";
import { joinAffiliates, readAffiliate } from "./join-affiliates.ts";
import { countRowsOf, listEntriesOf } from "./report-repository.ts";
import { switchAffiliate } from "./switch-affiliate.ts";

/** The number of days of a report without dates, and of the longest report. */
const DEFAULT_DAYS = 30;
const LONGEST_DAYS = 366;

const QrQuery = Type.Object({ indirizzo: Type.String({ minLength: 1, maxLength: 600 }) });

/** Registers the routes of a logged-in affiliate: figures, links, hooks and payments. */
export function affiliateRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db } = services;

  const getOwn = async (request: FastifyRequest) => {
    const { accountId } = await getSignedIn(services, request);
    return { accountId, own: getFound(await findAffiliate(db, accountId)) };
  };

  return async (app) => {
    app.get(
      "/affiliates/me",
      toRoute("What the account earns as an affiliate; null if it has not joined", AffiliateView),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        return { data: await readAffiliate(services, accountId) };
      },
    );

    app.post(
      "/affiliates",
      toRoute("Join with the current terms", AffiliateView, { body: AffiliateRequest }),
      async (request) => {
        const { accountId } = await getSignedIn(services, request);
        await joinAffiliates(services, accountId, request.body);
        return { data: await readAffiliate(services, accountId) };
      },
    );

    app.patch(
      "/affiliates/me",
      toRoute("Say where commissions are paid", AffiliateView, { body: AffiliatePayee }),
      async (request) => {
        const { accountId, own } = await getOwn(request);
        const { holder, iban } = request.body;
        if (!isIban(iban)) {
          throw invalidField("iban", CONTRACT_SENTENCES.iban);
        }
        const payee = {
          holder: cleanText(holder, AFFILIATE_FIELDS.holder.maxLength),
          iban: toCompactCode(iban),
        };
        await updateAffiliate(db, own.id, { ...payee, changedAt: clock.now() });
        return { data: await readAffiliate(services, accountId) };
      },
    );

    app.delete(
      "/affiliates/me",
      toRoute(
        "Stop: the own codes earn nothing any more, and what was earned stays",
        AffiliateView,
      ),
      async (request) => {
        const { accountId, own } = await getOwn(request);
        if (own.state === "approved") {
          await switchAffiliate(services, own.id, "off", { isOwn: true });
        }
        return { data: await readAffiliate(services, accountId) };
      },
    );

    const report = async (request: FastifyRequest, query: AffiliateFiguresQuery) => {
      const { own } = await getOwn(request);
      const { per = "giorno", ...days } = query;
      const { from, to } = toDays(days, toRomeDay(clock.now().getTime()));
      const asked = {
        affiliateId: own.id,
        from: toMidnight(from),
        until: toMidnight(addDays(to, 1)),
      };
      return toReport(await countRowsOf(db, asked), { per, from, to });
    };

    app.get(
      "/affiliates/me/figures",
      toRoute(
        "Arrivals, requests and commissions by day, page, sub-id or element",
        AffiliateReport,
        { querystring: AffiliateFiguresQuery },
      ),
      async (request) => ({ data: await report(request, request.query) }),
    );

    app.get(
      "/affiliates/me/figures.csv",
      toFileRoute("The same figures for a spreadsheet", "text/csv", {
        querystring: AffiliateFiguresQuery,
      }),
      async (request, reply) => {
        const made = await report(request, request.query);
        const name = `volpe-affiliato-${made.per}-${made.from}-${made.to}.csv`;
        return sendFile(reply, { name, mediaType: "text/csv", content: toReportCsv(made) });
      },
    );

    const ledger = async (request: FastifyRequest, limit?: number) => {
      const { own } = await getOwn(request);
      return toLedger(await listEntriesOf(db, own.id, limit));
    };

    app.get(
      "/affiliates/me/entries",
      toRoute("The newest entries of the ledger, and the sums of all", AffiliateLedger),
      async (request) => ({ data: await ledger(request, SHOWN_ENTRIES) }),
    );

    app.get(
      "/affiliates/me/entries.csv",
      toFileRoute("Every entry of the ledger for a spreadsheet", "text/csv"),
      async (request, reply) => {
        const name = `volpe-affiliato-movimenti-${toRomeDay(clock.now().getTime())}.csv`;
        const content = toLedgerCsv(await ledger(request));
        return sendFile(reply, { name, mediaType: "text/csv", content });
      },
    );

    app.get(
      "/affiliates/qr.svg",
      toFileRoute("A link of this site as a QR code", "image/svg+xml", { querystring: QrQuery }),
      async (request, reply) => {
        const url = toOwnAddress(request.query.indirizzo, config.publicUrl);
        reply.type("image/svg+xml").header("cache-control", "public, max-age=86400");
        return reply.send(encodeQR(url, "svg", { ecc: "medium", border: 2 }));
      },
    );
  };
}

/** The bytes that the largest QR code holds with medium error correction (ISO/IEC 18004). */
const QR_BYTES_MAX = 2331;

/**
 * Only addresses of this host are drawn: otherwise anybody could spread another site's address with
 * its QR codes.
 */
function toOwnAddress(path: string, publicUrl: string): string {
  const url = URL.parse(path, publicUrl);
  if (url === null || url.origin !== new URL(publicUrl).origin) {
    throw new AppError("bad-request");
  }
  if (url.href.length > QR_BYTES_MAX) {
    throw invalidField("indirizzo", "L’indirizzo è troppo lungo per un codice QR: accorcialo.");
  }
  return url.href;
}

/** Refuses a report whose last day precedes its first, or that is longer than a year. */
function toDays(
  { dal, al }: Pick<AffiliateFiguresQuery, "dal" | "al">,
  today: string,
): { from: string; to: string } {
  const to = al ?? today;
  const from = dal ?? addDays(to, 1 - DEFAULT_DAYS);
  const days = countDays({ start: from, end: to });
  if (days < 1 || days > LONGEST_DAYS) {
    throw invalidField("dal", "Scegli due giorni in ordine, al massimo un anno.");
  }
  return { from, to };
}

function toMidnight(day: string): Date {
  const midnight = toRomeMidnight(day);
  if (midnight === null) {
    throw new AppError("bad-request");
  }
  return midnight;
}
