import { type BillView, toBillReference } from "@volpe/contract";
import { ApiError } from "./api-error.ts";
import { createBillUploadCalls } from "./bill-calls.ts";
import type { Request } from "./request.ts";

export type UploadProgress = {
  /**
   * Progress of the picture that is being read, 0 to 1; null while the files are being uploaded.
   */
  read: number | null;
  /** Number of other people's pictures in the queue before this one. */
  waiting: number;
};

export type UploadOptions = {
  onProgress: (progress: UploadProgress) => void;
  /** Default: 1,500. */
  pollMs?: number;
  /** Ends the upload and the polling; the call then throws the signal's reason. */
  signal?: AbortSignal;
};

/**
 * Uploads the files of a bill, waits until they are read, and resolves to the answer that gives
 * them to the assistant. If the connection is lost after the upload, it keeps polling. Throws
 * `ApiError` if the server refuses.
 *
 * @example
 * const { text, value } = await uploadBill(request, files, { onProgress: console.log });
 */
export async function uploadBill(
  request: Request,
  files: readonly File[],
  { onProgress, pollMs = 1500, signal }: UploadOptions,
): Promise<{ text: string; value: string }> {
  const calls = createBillUploadCalls(request);
  const created = await calls.upload(files, signal);
  let view: BillView = created;
  for (;;) {
    const next = view.files.find(({ status }) => status === "reading");
    if (next === undefined) {
      return { text: files.map(({ name }) => name).join(", "), value: toBillReference(created) };
    }
    onProgress({ read: next.progress, waiting: next.waiting ?? 0 });
    await pause(pollMs, signal);
    view = await calls.get(created.bill, created.key, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      if (error instanceof ApiError) {
        throw error;
      }
      return view;
    });
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}
