import { randomBytes } from "node:crypto";
import {
  AffiliateState,
  formatCents,
  isIban,
  isStoredTracking,
  toCompactCode,
  toRomeDay,
} from "@volpe/contract";
import { toLedger, toLedgerCsv } from "../affiliates/affiliate-ledger.ts";
import {
  type Affiliate,
  addCode,
  findAffiliateByCode,
  listAffiliates,
  listCodes,
  readBalance,
} from "../affiliates/affiliate-repository.ts";
import { listPayouts, type Payout } from "../affiliates/ledger-repository.ts";
import { payAffiliates } from "../affiliates/pay-affiliates.ts";
import { toPaymentCsv, toPaymentOrder } from "../affiliates/payment-files.ts";
import { listEntriesOf } from "../affiliates/report-repository.ts";
import { switchAffiliate } from "../affiliates/switch-affiliate.ts";
import { getFound } from "../errors.ts";
import { formatCount } from "../figures/italian-figures.ts";
import type { Services } from "../services.ts";
import {
  type AdminCommand,
  type AdminIo,
  defineCommand,
  printList,
  readChoice,
  UsageError,
} from "./command.ts";
import { toMinute, toPrintableLine } from "./to-printable.ts";
import { writeNewFile } from "./write-new-file.ts";

/** Commands by which the operator decides about affiliates and pays them. */
export const affiliateCommands: readonly AdminCommand[] = [
  defineCommand({
    name: "affiliates list",
    alias: "affiliates",
    usage: "[--state requested|approved|off]",
    summary: "elenca gli affiliati con codici e somme",
    options: { state: { type: "string" } },
    async run({ db }, { options: { state } }, io) {
      const lines: string[] = [];
      for (const { affiliate, email } of await listAffiliates(
        db,
        readChoice(AffiliateState, state),
      )) {
        lines.push(await toLine(db, affiliate, email));
      }
      printList(io, lines, ["affiliato", "affiliati"]);
      return 0;
    },
  }),
  toStateCommand("approve", "approved", "approva un affiliato: da ora i suoi arrivi contano"),
  toStateCommand("off", "off", "spegne un affiliato: i link funzionano, ma non maturano più"),
  defineCommand({
    name: "affiliates entries",
    usage: "<codice>",
    summary: "stampa in CSV i movimenti di un affiliato, con il tipo di contratto di ognuno",
    words: 1,
    async run({ db }, { words: [code = ""] }, io) {
      const { id } = await getAffiliate(db, code);
      io.out(toLedgerCsv(toLedger(await listEntriesOf(db, id))).trimEnd());
      return 0;
    },
  }),
  defineCommand({
    name: "affiliates code",
    usage: "<codice> <altro codice>",
    summary: "dà a un affiliato un altro codice, per esempio uno che usa già",
    words: 2,
    async run({ db, clock }, { words: [known = "", code = ""] }, io) {
      const { id } = await getAffiliate(db, known);
      if (!isStoredTracking(code) || code.includes("--")) {
        throw new UsageError("Un codice ha lettere, cifre e trattini, ma non due di fila.");
      }
      if (!(await addCode(db, { code, affiliateId: id, createdAt: clock.now() }))) {
        throw new UsageError("Questo codice è già di qualcuno.");
      }
      io.out(`${code}: aggiunto.`);
      return 0;
    },
  }),
  defineCommand({
    name: "affiliates pay",
    usage: "<bonifici.xml> --iban <nostro IBAN> [--csv <file.csv>] [--lotto <lotto>] --conferma",
    summary: "paga le commissioni approvate: scrive il bonifico SEPA (pain.001) e segna pagato",
    options: {
      iban: { type: "string" },
      csv: { type: "string" },
      lotto: { type: "string" },
      conferma: { type: "boolean" },
    },
    words: 1,
    async run(services, { words: [path = ""], options }, io) {
      const { iban = "", csv, lotto, conferma = false } = options;
      if (!isIban(iban)) {
        throw new UsageError(
          iban === ""
            ? "Indica con --iban il conto da cui si paga."
            : "Questo IBAN non è giusto: ricontrolla cifre e lettere di --iban.",
        );
      }
      if (!conferma && lotto === undefined) {
        throw new UsageError(
          "Le somme passano a «pagato» e non si torna indietro: guarda prima con affiliates list, poi aggiungi --conferma.",
        );
      }
      const batch = lotto ?? toBatch(services);
      const payouts = await takePayouts(services, batch, { isNew: lotto === undefined, io });
      if (payouts.length === 0) {
        io.out("Niente da pagare.");
        return lotto === undefined ? 0 : 1;
      }
      const now = services.clock.now();
      const cents = payouts.reduce((sum, payout) => sum + payout.cents, 0);
      const many = formatCount(payouts.length, ["pagamento", "pagamenti"]);
      io.out(`Lotto ${batch}: ${many}, ${formatCents(cents)}.`);
      await writeNewFile(
        io,
        path,
        toPaymentOrder(payouts, { batch, iban: toCompactCode(iban), now }),
      );
      if (csv !== undefined) {
        await writeNewFile(io, csv, toPaymentCsv(payouts));
      }
      io.out(`Se il file va perso, si riscrive con --lotto ${batch}.`);
      return 0;
    },
  }),
];

function toStateCommand(word: "approve" | "off", state: "approved" | "off", summary: string) {
  return defineCommand({
    name: `affiliates ${word}`,
    usage: "<codice>",
    summary,
    words: 1,
    async run(services, { words: [code = ""] }, io) {
      const { id } = await getAffiliate(services.db, code);
      await switchAffiliate(services, id, state);
      io.out(`${code}: ${STATE_WORDS[state]}.`);
      return 0;
    },
  });
}

const STATE_WORDS: Readonly<Record<Affiliate["state"], string>> = {
  requested: "da approvare",
  approved: "approvato",
  off: "spento",
};

async function getAffiliate(db: Services["db"], code: string): Promise<Affiliate> {
  const found = await findAffiliateByCode(db, code);
  return getFound(found, "Nessun affiliato ha questo codice: i codici sono in «affiliates list».")
    .affiliate;
}

async function toLine(
  db: Services["db"],
  { id, state, site, holder, createdAt }: Affiliate,
  email: string | null,
): Promise<string> {
  const { pendingCents, approvedCents, paidCents } = await readBalance(db, id);
  return toPrintableLine([
    toMinute(createdAt),
    STATE_WORDS[state],
    (await listCodes(db, id)).join(", "),
    site,
    email ?? "profilo cancellato",
    holder === "" ? "senza IBAN" : holder,
    `in attesa ${formatCents(pendingCents)}`,
    `approvati ${formatCents(approvedCents)}`,
    `pagati ${formatCents(paidCents)}`,
  ]);
}

/** Takes the payments of an earlier file, or makes new ones. */
async function takePayouts(
  services: Services,
  batch: string,
  { isNew, io }: { isNew: boolean; io: AdminIo },
): Promise<Payout[]> {
  if (!isNew) {
    return await listPayouts(services.db, batch);
  }
  const { paid, waiting } = await payAffiliates(services, batch);
  if (waiting.length > 0) {
    io.err(`Senza IBAN, da pagare un’altra volta: ${waiting.length}.`);
  }
  return paid;
}

/**
 * Names a batch, for example `AFF-20261121-4f9a1c`: at most 35 characters, as the bank's file
 * allows.
 */
function toBatch({ clock }: Pick<Services, "clock">): string {
  const day = toRomeDay(clock.now().getTime()).replaceAll("-", "");
  return `AFF-${day}-${randomBytes(3).toString("hex")}`;
}
