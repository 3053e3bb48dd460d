import { IDEMPOTENCY_HEADER, type WaitingForm } from "@volpe/contract";
import { ApiError } from "../api/api-error.ts";
import { OfflineError } from "../api/offline-error.ts";
import type { Call, Request } from "../api/request.ts";
import { parseJson } from "../guard/guard.ts";
import { isWaitingForms } from "../guard/page-guards.ts";
import type { TextStorage } from "../storage/storage.ts";
import { OUTBOX_NAME } from "./outbox-name.ts";

/** The API recognises a repeated call for a day, so an older form must not be sent by itself. */
const SENT_WITHIN_MS = 23 * 3_600_000;
const LOST_FILES =
  "Gli allegati non sono più su questo dispositivo: riscrivi il messaggio e allegali di nuovo.";
const TOO_OLD =
  "È passato quasi un giorno: non la mando più da sola. Se serve ancora, riscrivila e mandala.";

/** Statuses after which the same call may succeed. A 401 may succeed after the next login. */
const RETRIED = [401, 408, 409, 425, 429];

/** Keeps the files of waiting forms, for which a text storage has no room. */
export type WaitingFiles = {
  /** Throws if there is no room, or no such storage. */
  put(id: string, files: readonly File[]): Promise<void>;
  /** The files of a form that are still there. */
  get(id: string, count: number): Promise<readonly File[]>;
  remove(id: string, count: number): Promise<void>;
  clear(): Promise<void>;
};

type OutboxOptions = {
  storage: TextStorage;
  attachments: WaitingFiles;
  /** Makes a call for the account that is logged in now. */
  request: Request;
  /** The id of the account that is logged in; "" for none. */
  account: () => string;
  now?: () => number;
  /** Runs one task at a time over all tabs of the browser. */
  lock?: <T>(task: () => Promise<T>) => Promise<T>;
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The forms that wait for a connection. Each is sent once: with the key of its first attempt, by
 * one tab at a time, and never after it was cancelled.
 *
 * @example
 * const outbox = createOutbox({ storage, attachments, request, account: () => "" });
 * await outbox.add("message", { method: "POST", path: "/contacts", body: message });
 * await outbox.flush();
 */
export function createOutbox({
  storage,
  attachments,
  request,
  account,
  now = Date.now,
  lock = (task) => task(),
}: OutboxOptions) {
  const list = () => parseJson(storage.get(OUTBOX_NAME), isWaitingForms)?.forms ?? [];
  const write = (forms: readonly WaitingForm[]) =>
    forms.length === 0
      ? storage.remove(OUTBOX_NAME)
      : storage.set(OUTBOX_NAME, JSON.stringify({ forms }));
  const change = (id: string, changes: Partial<WaitingForm>) =>
    write(list().map((form) => (form.id === id ? { ...form, ...changes } : form)));
  const isDue = ({ account: owner, answer, refusal }: WaitingForm) =>
    answer === "" && refusal === "" && (owner === "" || owner === account());

  const settle = async (form: WaitingForm, end: Partial<WaitingForm>) => {
    change(form.id, end);
    await forgetFiles(form);
  };
  const forgetFiles = async ({ id, files: fields = [] }: WaitingForm) => {
    if (fields.length > 0) {
      await attachments.remove(id, fields.length);
    }
  };

  async function send(form: WaitingForm): Promise<void> {
    const { id, files: fields = [] } = form;
    if (now() - form.at > SENT_WITHIN_MS) {
      await settle(form, { refusal: TOO_OLD });
      return;
    }
    const attached = fields.length === 0 ? [] : await attachments.get(id, fields.length);
    if (attached.length < fields.length) {
      await settle(form, { refusal: LOST_FILES });
      return;
    }
    try {
      const answer = await request<unknown>(toCall(form, attached));
      await settle(form, { answer: JSON.stringify(answer ?? null) });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        throw error;
      }
      if (error.status < 500 && !RETRIED.includes(error.status)) {
        const refusal = error.errors[0]?.message ?? "La richiesta è stata rifiutata.";
        await settle(form, { refusal });
      }
    }
  }

  return {
    list,
    /** True if a form of the present account still waits. */
    isWaiting: () => list().some(isDue),
    /** Returns the form's id; null for a call without a key or with files that cannot be stored. */
    async add(kind: WaitingForm["kind"], call: Call): Promise<string | null> {
      const form = toForm(call);
      if (form === null || !(await keepFiles(form.id, call.body))) {
        return null;
      }
      const others = list().filter(({ id }) => id !== form.id);
      const state = { account: account(), kind, at: now(), answer: "", refusal: "" };
      write([...others, { ...form, ...state }]);
      return form.id;
    },
    /**
     * Sends the waiting forms, oldest first, until the connection fails again. Never throws for a
     * lost connection.
     */
    flush: () =>
      lock(async () => {
        try {
          for (const { id } of list().filter(isDue)) {
            // Another tab may have sent or cancelled it since.
            const form = list().find((other) => other.id === id);
            if (form !== undefined && isDue(form)) {
              await send(form);
            }
          }
        } catch (error) {
          if (!(error instanceof OfflineError)) {
            throw error;
          }
        }
      }),
    /**
     * Removes a form from the list. If the form is being sent, it waits for the end: a form that
     * was sent in the meantime stays in the list with its answer.
     */
    cancel: (id: string) => {
      const before = list().find((form) => form.id === id);
      return lock(async () => {
        write(list().filter((form) => form.id !== id || (before && form.answer !== before.answer)));
        if (before !== undefined) {
          await forgetFiles(before);
        }
      });
    },
  };

  async function keepFiles(id: string, body: unknown): Promise<boolean> {
    const sent = body instanceof FormData ? [...body.values()].filter(isFile) : [];
    try {
      if (sent.length > 0) {
        await attachments.put(id, sent);
      }
      return true;
    } catch {
      // Without its files the form cannot wait, and its page says so.
      return false;
    }
  }
}

/**
 * Removes all forms with their files, at a logout.
 *
 * @example
 * await clearOutbox({ storage, attachments });
 */
export async function clearOutbox({
  storage,
  attachments,
}: Pick<OutboxOptions, "storage" | "attachments">): Promise<void> {
  storage.remove(OUTBOX_NAME);
  await attachments.clear();
}

const isFile = (value: FormDataEntryValue): value is File => typeof value !== "string";

function toForm({ method, path, headers = {}, body }: Call) {
  const id = headers[IDEMPOTENCY_HEADER];
  if (method !== "POST" || id === undefined) {
    return null;
  }
  if (!(body instanceof FormData)) {
    return { id, path, json: JSON.stringify(body), fields: [] };
  }
  const entries = [...body];
  const fields = entries.flatMap(([field, value]) => (isFile(value) ? [] : [{ field, value }]));
  const files = entries.flatMap(([field, value]) => (isFile(value) ? [field] : []));
  return { id, path, json: null, fields, ...(files.length === 0 ? {} : { files }) };
}

function toCall(
  { id, path, json, fields, files = [] }: WaitingForm,
  attached: readonly File[],
): Call {
  return {
    method: "POST",
    path,
    headers: { [IDEMPOTENCY_HEADER]: id },
    body: json === null ? toFormData(fields, files, attached) : JSON.parse(json),
  };
}

function toFormData(
  fields: WaitingForm["fields"],
  fileFields: readonly string[],
  attached: readonly File[],
): FormData {
  const body = new FormData();
  for (const { field, value } of fields) {
    body.append(field, value);
  }
  for (const [index, file] of attached.entries()) {
    body.append(fileFields[index] ?? "", file);
  }
  return body;
}
