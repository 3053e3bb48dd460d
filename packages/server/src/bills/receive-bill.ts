import { HOUR_SECONDS } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { Database } from "../db/database.ts";
import { invalidField } from "../errors.ts";
import type { FileStore, RefusedFile, StoredFile } from "../files/file-store.ts";
import { readUploadForm } from "../files/read-upload-form.ts";
import { createKey, hashKey } from "../keys/owner-key.ts";
import type { Services } from "../services.ts";
import { queuePicture } from "./bill-jobs.ts";
import { type BillReader, toProblem } from "./bill-reader.ts";
import {
  type Bill,
  type FileOutcome,
  insertBill,
  listReading,
  type NewBillFile,
} from "./bill-repository.ts";
import { toReadingSince } from "./bill-view.ts";

/** An office may share one address. */
const UPLOADS_AN_HOUR = 40;
/** A picture takes seconds of a processor, a PDF with text a fraction of one. */
const PICTURES_AN_HOUR = 30;

/** Largest number of pictures in the queue; behind more of them the wait would be too long. */
const PICTURES_WAITING = 12;

type Given = Pick<Services, "clock" | "config" | "db" | "jobs" | "limits"> & {
  store: FileStore;
  reader: BillReader;
};

/**
 * Stores the files of a form and reads its PDFs. Pictures are queued; those that do not fit into
 * the queue are `busy` and do not count towards the visitor's limit. Files of a wrong kind or size
 * are stored as `failed`, without their content. Throws `AppError` and stores nothing if the form
 * has no usable file or too many people are reading PDFs.
 */
export async function receiveBill<Answer>(
  given: Given & {
    /** Makes the answer, in the transaction that stores the bill. */
    toAnswer: (within: Database, made: { bill: Bill; key: string }) => Promise<Answer>;
  },
  request: FastifyRequest,
  accountId: string | null,
): Promise<Answer> {
  const { clock, db, store } = given;
  const { files: received, refused } = await readUploadForm(request, {
    schema: Type.Object({}),
    store,
    takesTheRest: true,
    async onFields() {
      const rule = { max: UPLOADS_AN_HOUR, windowSeconds: HOUR_SECONDS };
      await given.limits.demand(toUploadsKey(request), rule, {
        message:
          "Hai caricato molte bollette in poco tempo. Aspetta un’ora, oppure copia le cifre nel modulo.",
      });
    },
  });
  if (received.length === 0) {
    const why = refused.map(({ message }) => message).join(" ");
    throw invalidField(
      "files",
      why || "Scegli la bolletta: un PDF, oppure una foto in JPEG o PNG.",
    );
  }
  const key = createKey();
  const bill = { id: createKey(), ownerKeyHash: hashKey(key), accountId, createdAt: clock.now() };
  try {
    await store.keep(received);
    const files: NewBillFile[] = [];
    for (const file of received) {
      files.push({ ...toRow(bill, file), ...(await readNow(given, file)) });
    }
    const pictures = await admitPictures(given, request, files);
    files.push(...refused.map((file) => toRefusedRow(bill, file)));
    return await db.transaction(async (within) => {
      await insertBill(within, given.config, { bill, files });
      for (const { id } of pictures) {
        await queuePicture(given, id, within);
      }
      return await given.toAnswer(within, { bill, key });
    });
  } catch (error) {
    await store.remove(received.map(({ file }) => file));
    throw error;
  }
}

/** Returns the pictures that fit into the queue, and marks the others as `busy`. */
async function admitPictures(
  given: Given,
  request: FastifyRequest,
  files: NewBillFile[],
): Promise<NewBillFile[]> {
  const pictures = files.filter(({ status }) => status === "reading");
  if (pictures.length === 0) {
    return [];
  }
  const waiting = await listReading(given.db, toReadingSince(given.clock.now()));
  const room = Math.max(0, PICTURES_WAITING - waiting.length);
  for (const picture of pictures.slice(room)) {
    Object.assign(picture, toProblem("busy"));
  }
  if (room === 0 && pictures.length === files.length) {
    await given.limits.refund([toUploadsKey(request)]);
  }
  const admitted = pictures.slice(0, room);
  await takePictures(given, request, admitted.length);
  return admitted;
}

const toUploadsKey = ({ visitorAddress }: FastifyRequest) => `bills:${visitorAddress}`;

/** Throws `AppError("too-many-requests")` if the address has sent too many pictures in an hour. */
async function takePictures({ limits }: Given, request: FastifyRequest, count: number) {
  const rule = { max: PICTURES_AN_HOUR, windowSeconds: HOUR_SECONDS };
  for (let taken = 0; taken < count; taken += 1) {
    await limits.demand(`bill-pictures:${request.visitorAddress}`, rule, {
      message: `In un’ora leggo al massimo ${PICTURES_AN_HOUR} foto o scansioni. Aspetta un’ora, manda la bolletta in PDF come te l’ha mandata il fornitore, oppure copia le cifre nel modulo.`,
    });
  }
}

function toRow(
  bill: Bill,
  { name, bytes, mediaType, file }: Pick<NewBillFile, "name" | "bytes" | "mediaType" | "file">,
) {
  return { id: createKey(), billId: bill.id, name, bytes, mediaType, file, progress: 0 };
}

/** The row of a refused file, whose `file` names no file on the disk. */
function toRefusedRow(bill: Bill, { name, bytes, refusal }: RefusedFile): NewBillFile {
  const row = toRow(bill, { name, bytes, mediaType: "", file: createKey() });
  return { ...row, ...toProblem(refusal) };
}

const READING: FileOutcome = { status: "reading", kind: null, supplies: [], problem: null };

async function readNow({ reader, store }: Given, file: StoredFile): Promise<FileOutcome> {
  return file.mediaType === "application/pdf"
    ? ((await reader.readPdf(() => store.read(file.file))) ?? READING)
    : READING;
}
