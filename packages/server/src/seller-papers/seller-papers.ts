import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import {
  SELLER_PAPER_MAX_BYTES,
  SELLER_PAPER_TITLES,
  type SellerPaper,
  type SellerPaperKind,
  toRomeDay,
} from "@volpe/contract";
import type { Database } from "../db/database.ts";
import {
  createFileStore,
  type FileRules,
  type FileStore,
  invalidFile,
} from "../files/file-store.ts";
import type { Services } from "../services.ts";
import { toSha256 } from "../text/sha256.ts";
import type { PublishedOffer } from "./published-offer.ts";
import {
  type FiledPaper,
  findPaper,
  listPapersOfOffer,
  replacePaper,
} from "./seller-paper-repository.ts";

const PDF_ONLY: FileRules = {
  mediaTypes: ["application/pdf"],
  maxBytes: SELLER_PAPER_MAX_BYTES,
  otherKind: "non è un PDF: chiedi al venditore il documento in PDF.",
};

type Given = Pick<Services, "clock" | "config" | "db">;

const toStore = ({ config }: Pick<Given, "config">): FileStore =>
  createFileStore(config, "seller-papers", PDF_ONLY);

/**
 * Files a seller's PDF for offers and replaces the current one. Throws `AppError` and changes
 * nothing if it is no PDF or too large. Returns its SHA-256.
 */
export async function filePaper(
  services: Given,
  offers: readonly PublishedOffer[],
  { kind, name, content }: { kind: SellerPaperKind; name: string; content: Readable },
): Promise<string> {
  const store = toStore(services);
  const received = await store.receive(name, content);
  if (received === null) {
    throw invalidFile("Il file è vuoto.");
  }
  if ("refusal" in received) {
    throw invalidFile(received.message);
  }
  const { bytes, sha256 } = received;
  const known = await findPaper(services.db, sha256);
  if (known === null) {
    await store.keep([received]);
  } else {
    await store.remove([received.file]);
  }
  const file = known?.file ?? received.file;
  await services.db.transaction(async (within) => {
    for (const { tipology, offerCode, offerDigest } of offers) {
      await replacePaper(within, {
        ...{ tipology, offerCode, offerDigest, kind, name: received.name, sha256, bytes, file },
        filedAt: services.clock.now(),
      });
    }
  });
  return sha256;
}

/**
 * The seller's documents of an offer in its current state. A document that was filed before the
 * offer changed is left out, because it may state other prices. Wholesale prices and regulated
 * parameters are not part of the offer, so importing new ones keeps the documents valid.
 */
export async function findSellerPapers(
  db: Database,
  offer: PublishedOffer,
): Promise<SellerPaper[]> {
  const papers = await listPapersOfOffer(db, offer);
  return papers
    .filter(({ offerDigest }) => offerDigest === offer.offerDigest)
    .sort((one, other) => PLACES[one.kind] - PLACES[other.kind])
    .map(toSellerPaper);
}

const PLACES: Readonly<Record<SellerPaperKind, number>> = {
  "seller-sheet": 0,
  "seller-summary": 1,
  "seller-conditions": 2,
};

function toSellerPaper({ kind, sha256, bytes, filedAt }: FiledPaper): SellerPaper {
  return {
    kind,
    title: SELLER_PAPER_TITLES[kind],
    sha256,
    bytes,
    filedOn: toRomeDay(filedAt.getTime()),
    path: `/seller-papers/${sha256}.pdf`,
  };
}

/**
 * The bytes of a filed document; null if there never was one with this SHA-256. Throws if the file
 * is missing or differs from the filed one.
 */
export async function readSellerPaper(
  services: Pick<Given, "config" | "db">,
  sha256: string,
): Promise<Buffer | null> {
  const paper = await findPaper(services.db, sha256);
  if (paper === null) {
    return null;
  }
  const bytes = await buffer(toStore(services).read(paper.file));
  if (toSha256(bytes) !== sha256) {
    throw new Error(`The seller's document ${paper.file} is not the one that was filed.`);
  }
  return bytes;
}

/** The bytes of a document. Throws if it was never filed. */
export async function getSellerPaper(
  services: Pick<Given, "config" | "db">,
  sha256: string,
): Promise<Buffer> {
  const bytes = await readSellerPaper(services, sha256);
  if (bytes === null) {
    throw new Error(`No seller's document with the SHA-256 ${sha256} was ever filed.`);
  }
  return bytes;
}
