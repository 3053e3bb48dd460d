import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { AppError, invalidField } from "../errors.ts";
import type { FileStore, StoredFile } from "../files/file-store.ts";
import { readUploadForm } from "../files/read-upload-form.ts";
import { createKey, hashKey } from "../keys/owner-key.ts";
import type { Services } from "../services.ts";
import type { BillReader } from "./bill-reader.ts";
import { toProblem } from "./bill-reader.ts";
import {
  type Bill,
  type FileOutcome,
  insertBill,
  keepOutcome,
  type StoredBillFile,
} from "./bill-repository.ts";

const HOUR_SECONDS = 60 * 60;
/** An office may share one address. */
const UPLOADS_AN_HOUR = 40;
/** A picture takes seconds of a processor, a PDF with text a fraction of one. */
const PICTURES_AN_HOUR = 30;

type Given = Pick<Services, "clock" | "db" | "limits" | "log"> & {
  store: FileStore;
  reader: BillReader;
  /** Progress (0–1) of the pictures that are being read here, by the file's id. */
  progress: Map<string, number>;
};

type NewFile = Omit<StoredBillFile, "sequence">;

/**
 * Stores the files of a form and reads its PDFs. Pictures are read afterwards. Throws `AppError` and
 * leaves nothing behind if the form has no usable file or too many people read theirs.
 */
export async function receiveBill(
  given: Given,
  request: FastifyRequest,
  accountId: string | null,
): Promise<{ bill: Bill; files: NewFile[]; key: string }> {
  const { clock, db, store } = given;
  const { files: received } = await readUploadForm(request, {
    schema: Type.Object({}),
    store,
    async onFields() {
      const rule = { max: UPLOADS_AN_HOUR, windowSeconds: HOUR_SECONDS };
      if (!(await given.limits.take(`bills:${request.visitorAddress}`, rule))) {
        throw new AppError("too-many-requests", {
          message:
            "Hai caricato molte bollette in poco tempo. Aspetta un’ora, oppure copia le cifre nel modulo.",
        });
      }
    },
  });
  if (received.length === 0) {
    throw invalidField("files", "Scegli la bolletta: un PDF, oppure una foto in JPEG o PNG.");
  }
  const key = createKey();
  const bill = { id: createKey(), ownerKeyHash: hashKey(key), accountId, createdAt: clock.now() };
  try {
    await store.keep(received);
    const files: NewFile[] = [];
    for (const file of received) {
      files.push({ ...toRow(bill, file), ...(await readNow(given, file)) });
    }
    const pictures = files.filter(({ status }) => status === "reading");
    await takePictures(given, request, pictures.length);
    await db.transaction((within) => insertBill(within, bill, files));
    readLater(given, pictures);
    return { bill, files, key };
  } catch (error) {
    await store.remove(received.map(({ file }) => file));
    throw error;
  }
}

/** Throws `AppError("too-many-requests")` if the address has sent too many pictures in an hour. */
async function takePictures({ limits }: Given, request: FastifyRequest, count: number) {
  const rule = { max: PICTURES_AN_HOUR, windowSeconds: HOUR_SECONDS };
  for (let taken = 0; taken < count; taken += 1) {
    if (!(await limits.take(`bill-pictures:${request.visitorAddress}`, rule))) {
      throw new AppError("too-many-requests", {
        message: `In un’ora leggo al massimo ${PICTURES_AN_HOUR} foto o scansioni. Aspetta un’ora, manda la bolletta in PDF come te l’ha mandata il fornitore, oppure copia le cifre nel modulo.`,
      });
    }
  }
}

function toRow(bill: Bill, { name, bytes, mediaType, file }: StoredFile) {
  return { id: createKey(), billId: bill.id, name, bytes, mediaType, file };
}

const READING: FileOutcome = { status: "reading", kind: null, supplies: [], problem: null };

async function readNow({ reader, store }: Given, file: StoredFile): Promise<FileOutcome> {
  return file.mediaType === "application/pdf"
    ? ((await reader.readPdf(() => store.read(file.file))) ?? READING)
    : READING;
}

function readLater(given: Given, files: readonly NewFile[]): void {
  const { db, log, progress, reader, store } = given;
  for (const { id, file } of files) {
    const open = (): Readable => store.read(file);
    progress.set(id, 0);
    reader
      .readPicture(open, (done) => progress.set(id, done))
      // Too many pictures wait.
      .catch((error: unknown) => {
        if (error instanceof AppError) {
          return toProblem("slow-picture");
        }
        throw error;
      })
      .then((outcome) => keepOutcome(db, id, outcome))
      .catch((error: unknown) => log.error({ err: error }, "a picture of a bill was not read"))
      .finally(() => progress.delete(id));
  }
}
