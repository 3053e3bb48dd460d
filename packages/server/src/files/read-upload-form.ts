import { createHash } from "node:crypto";
import type { MultipartFields } from "@fastify/multipart";
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { AppError } from "../errors.ts";
import { checkStorable } from "../plugins/storable-text.ts";
import { toSha256 } from "../text/sha256.ts";
import { type FileStore, invalidFile, type RefusedFile, type StoredFile } from "./file-store.ts";

/** Limits of a multipart form. */
export const FORM_LIMITS = {
  fields: 10,
  fieldSize: 64 * 1024,
  // These limits are one more than allowed, so that the error can name the file or the number.
  fileSize: ATTACHMENT_MAX_BYTES + 1,
  files: ATTACHMENTS_MAX + 1,
  parts: 20,
  headerPairs: 20,
};

/** A boundary has at most 70 characters (RFC 2046 §5.1.1); the parser throws past 256. */
const CONTENT_TYPE_MAX = 200;

type Options<Schema extends TSchema> = {
  schema: Schema;
  store: FileStore;
  /** Called once with the checked fields before any file is read; it may throw. */
  onFields: (fields: Static<Schema>, hasFiles: boolean) => Promise<void>;
  /** True if the other files are wanted although some are refused. Default: a refusal throws. */
  takesTheRest?: boolean;
};

/**
 * Reads the fields and then streams the files to the disk. Throws the errors that a JSON body would
 * cause, and then leaves no file behind.
 */
export async function readUploadForm<Schema extends TSchema>(
  request: FastifyRequest,
  { schema, store, onFields, takesTheRest = false }: Options<Schema>,
): Promise<{ fields: Static<Schema>; files: StoredFile[]; refused: RefusedFile[] }> {
  if (!request.isMultipart()) {
    throw new AppError("unsupported-media-type");
  }
  if ((request.headers["content-type"] ?? "").length > CONTENT_TYPE_MAX) {
    throw new AppError("bad-request");
  }
  const files: StoredFile[] = [];
  const refused: RefusedFile[] = [];
  const sent: SentFile[] = [];
  let checked: { fields: Static<Schema> } | null = null;
  let received: MultipartFields = {};
  const begin = async (hasFiles: boolean) => {
    const fields = check(schema, toValues(received));
    await onFields(fields, hasFiles);
    return { fields };
  };
  try {
    for await (const part of request.parts()) {
      received = part.fields;
      if (part.type === "file") {
        checked ??= await begin(true);
        const file = await store.receive(part.filename ?? "", part.file);
        if (file === null) {
          continue;
        }
        if (!("refusal" in file)) {
          files.push(file);
        } else if (takesTheRest) {
          refused.push(file);
        } else {
          throw invalidFile(file.message);
        }
        if (file.bytes > 0) {
          sent.push([part.filename, file.sha256]);
        }
        if (files.length + refused.length > ATTACHMENTS_MAX) {
          throw invalidFile(`Puoi mandare al massimo ${ATTACHMENTS_MAX} file alla volta.`);
        }
      }
    }
    checked ??= await begin(false);
    request.idempotentCall?.noteForm(toFormHash(toValues(received), sent));
    return { ...checked, files, refused };
  } catch (error) {
    await store.remove(files.map(({ file }) => file));
    throw giveUp(request, error);
  }
}

/**
 * Reads a form to its end without storing it, and returns the hash that `noteForm` got at the first
 * reading.
 */
export async function hashUploadForm(request: FastifyRequest): Promise<string> {
  const sent: SentFile[] = [];
  let received: MultipartFields = {};
  try {
    for await (const part of request.parts()) {
      received = part.fields;
      if (part.type === "file") {
        const hash = createHash("sha256");
        let bytes = 0;
        for await (const chunk of part.file as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          hash.update(chunk);
        }
        if (bytes > 0) {
          sent.push([part.filename, hash.digest("hex")]);
        }
      }
    }
    return toFormHash(toValues(received), sent);
  } catch (error) {
    throw giveUp(request, error);
  }
}

/** A file's name as sent and its SHA-256. */
type SentFile = readonly [name: string, sha256: string];

/** A hash that stays the same when a form is sent again with another boundary. */
function toFormHash(fields: Record<string, string>, files: readonly SentFile[]): string {
  return toSha256(JSON.stringify([fields, files]));
}

// Discards the rest of the body. Node does so only for bodies that nobody began to read; otherwise
// the connection would wait for ever.
function giveUp({ raw }: FastifyRequest, error: unknown): unknown {
  raw.unpipe();
  raw.resume();
  return isUnreadable(error) ? new AppError("bad-request", { cause: error }) : error;
}

/** The parser's error codes for a form that is broken or ends too early. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && /multipart|part header|part terminated/i.test(error.message);
}

// A form's line breaks are CRLF and would count as two characters.
function toValues(fields: MultipartFields): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const [first] = Array.isArray(field) ? field : [field];
    if (first?.type === "field" && typeof first.value === "string") {
      values[name] = first.value.replaceAll("\r\n", "\n");
    }
  }
  return values;
}

function check<Schema extends TSchema>(schema: Schema, values: unknown): Static<Schema> {
  checkStorable(values);
  const compiled = Compile(schema);
  if (!compiled.Check(values)) {
    const validation = compiled.Errors(values).map((fault) => ({ ...fault, schema }));
    throw Object.assign(new Error("a form's fields"), { validation });
  }
  return values as Static<Schema>;
}
