import { basename } from "node:path";
import { Readable } from "node:stream";
import { SELLER_PAPER_TITLES, type SellerPaperKind } from "@volpe/contract";
import { AppError } from "../errors.ts";
import { formatCount } from "../figures/italian-figures.ts";
import { toMailAddress } from "../person/mail-address.ts";
import { isSystemError } from "../process/system-error.ts";
import type { PublishedOffer } from "../seller-papers/published-offer.ts";
import {
  listCurrentPapers,
  putSellerContact,
  removePaper,
} from "../seller-papers/seller-paper-repository.ts";
import { filePaper } from "../seller-papers/seller-papers.ts";
import type { Services } from "../services.ts";
import {
  type AdminCommand,
  type AdminIo,
  defineCommand,
  printList,
  UsageError,
} from "./command.ts";
import { toMinute, toPrintable, toPrintableLine } from "./to-printable.ts";

/** One call may name many offers, because a seller's conditions are often the same for all. */
const MOST_OFFERS = 500;
/** One call may name several sellers, because the companies of a group share one seat. */
const MOST_SELLERS = 50;

/** The command line's words for the documents. */
const KINDS: ReadonlyMap<string, SellerPaperKind> = new Map([
  ["scheda", "seller-sheet"],
  ["sintesi", "seller-summary"],
  ["condizioni", "seller-conditions"],
]);

/** The operator's commands for the documents that sellers wrote about their offers. */
export const sellerPaperCommands: readonly AdminCommand[] = [
  toFileCommand("sheet", "seller-sheet", "la scheda sintetica"),
  toFileCommand("summary", "seller-summary", "la sintesi contrattuale di una linea"),
  toFileCommand("conditions", "seller-conditions", "le condizioni di contratto"),
  defineCommand({
    name: "contracts seller",
    usage: '<partita IVA>… --sede "…" --email <e-mail o PEC>',
    summary:
      "mette o cambia sede ed e-mail di uno o più venditori: senza, da loro non si ordina luce o gas",
    options: { sede: { type: "string" }, email: { type: "string" } },
    words: [1, MOST_SELLERS],
    async run({ catalogue, clock, db }, { words: vatNumbers, options }, io) {
      const seat = options.sede?.trim() ?? "";
      // An address needs a street, a postal code and a place.
      if (!/\D{3}.*\b\d{5}\b/.test(seat)) {
        throw new UsageError('Scrivi la sede intera: --sede "Via Roma 1, 20121 Milano (MI)"');
      }
      const email = toMailAddress(options.email ?? "");
      const sellers = vatNumbers.map((vatNumber) => {
        const entry = catalogue.entries().find((each) => each.supplierVatNumber === vatNumber);
        if (entry === undefined) {
          throw new AppError("not-found", {
            message: `Nessun venditore di luce o gas in vendita ha la partita IVA ${vatNumber}.`,
          });
        }
        return { vatNumber, name: entry.supplier.name };
      });
      for (const { vatNumber, name } of sellers) {
        await putSellerContact(db, { vatNumber, seat, email, filedAt: clock.now() });
        io.out(`${toPrintable(name)}: ${toPrintable(seat)}, ${email}.`);
      }
      return 0;
    },
  }),
  defineCommand({
    name: "contracts papers",
    usage: "[<codice offerta>]",
    summary: "elenca i documenti dei venditori e dice quali valgono ancora",
    words: [0, 1],
    async run(services, { words: [code] }, io) {
      const onSale = new Map(
        listPapered(services).map(({ tipology, offerCode, offerDigest }) => [
          `${tipology} ${offerCode}`,
          offerDigest,
        ]),
      );
      const papers = (await listCurrentPapers(services.db)).filter(
        ({ offerCode }) => code === undefined || isSame(offerCode, code),
      );
      const lines = papers.map(({ tipology, offerCode, kind, sha256, offerDigest, filedAt }) => {
        const present = onSale.get(`${tipology} ${offerCode}`);
        const standing =
          present === undefined
            ? "l’offerta non è in vendita"
            : present === offerDigest
              ? "vale"
              : "superata: da allora l’offerta è cambiata";
        const title = SELLER_PAPER_TITLES[kind];
        return toPrintableLine([toMinute(filedAt), tipology, offerCode, title, standing, sha256]);
      });
      printList(io, lines, ["documento", "documenti"]);
      return 0;
    },
  }),
  defineCommand({
    name: "contracts unfile",
    usage: "scheda|sintesi|condizioni <codice offerta>",
    summary: "toglie a un’offerta un documento del venditore: qui non si ordina più",
    words: 2,
    async run({ db, clock }, { words: [word = "", code = ""] }, io) {
      const kind = KINDS.get(word);
      if (kind === undefined) {
        throw new UsageError();
      }
      const papers = (await listCurrentPapers(db)).filter(
        (paper) => paper.kind === kind && isSame(paper.offerCode, code),
      );
      for (const { tipology, offerCode } of papers) {
        await removePaper(db, { tipology, offerCode, kind, at: clock.now() });
      }
      if (papers.length === 0) {
        throw new AppError("not-found", { message: "Quell’offerta non ha questo documento." });
      }
      io.out("Tolto. Il file resta per i contratti già firmati che lo nominano.");
      return 0;
    },
  }),
];

function toFileCommand(word: string, kind: SellerPaperKind, what: string): AdminCommand {
  return defineCommand({
    name: `contracts ${word}`,
    usage: "<file.pdf> <codice offerta, linea o partita IVA di chi noleggia>…",
    summary: `mette o cambia ${what} del venditore, per una o più offerte in vendita`,
    words: [2, MOST_OFFERS + 1],
    async run(services, { words: [path = "", ...codes] }, io) {
      const offers = codes.flatMap((code) => getOffers(services, code));
      const sha256 = await filePaper(services, offers, {
        kind,
        name: basename(path),
        content: Readable.from(readLater(io, path)),
      }).catch((error: unknown) => {
        throw isSystemError(error, "ENOENT")
          ? new AppError("not-found", { message: `Non trovo il file ${path}.` })
          : error;
      });
      io.out(
        `${SELLER_PAPER_TITLES[kind]}: ${formatCount(offers.length, ["offerta", "offerte"])}. SHA-256 ${sha256}`,
      );
      return 0;
    },
  });
}

/** Opens the file only when it is read. Throws then if the file is missing. */
async function* readLater(io: AdminIo, path: string): AsyncIterable<Buffer> {
  yield* io.readFile(path);
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** One offer, or two that are sold together under one code. */
function getOffers(services: OnSale, code: string) {
  const found = listPapered(services).filter(({ offerCode }) => isSame(offerCode, code));
  if (found.length === 0) {
    throw new AppError("not-found", {
      message: `Nessuna offerta di luce o gas in vendita ha il codice ${code}, nessuna linea quel nome nel suo indirizzo, e nessun noleggiatore quella partita IVA.`,
    });
  }
  return found;
}

type OnSale = Pick<Services, "catalogue" | "products">;

/**
 * Lists what documents can be filed for: each energy offer on sale, each internet line, and each
 * lessor of a rental.
 */
function listPapered({ catalogue, products }: OnSale): PublishedOffer[] {
  // The rentals of one lessor share its documents.
  const papered = new Map<string, PublishedOffer>();
  for (const { slug } of products.items()) {
    const offer = products.paperedAs(slug);
    if (offer !== null) {
      papered.set(`${offer.tipology} ${offer.offerCode}`, offer);
    }
  }
  return [
    ...catalogue
      .entries()
      .map(({ tipology, code: offerCode, offerDigest }) => ({ tipology, offerCode, offerDigest })),
    ...papered.values(),
  ];
}
