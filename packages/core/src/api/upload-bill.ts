import { toBillReference } from "@volpe/contract";
import { createBillUploadCalls } from "./bill-calls.ts";
import { orElse } from "./envelope.ts";
import type { Request } from "./request.ts";
import { findBeingRead, waitForBill } from "./wait-for-bill.ts";

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
  { onProgress, pollMs, signal }: UploadOptions,
): Promise<{ text: string; value: string }> {
  const calls = createBillUploadCalls(request);
  const created = await calls.upload(files, signal);
  const reading = waitForBill(created, {
    ask: () => calls.get(created.bill, created.key, signal),
    onView: (view) => {
      const next = findBeingRead(view);
      if (next !== undefined) {
        onProgress({ read: next.progress, waiting: next.waiting ?? 0 });
      }
    },
    ...(pollMs !== undefined && { pollMs }),
    ...(signal && { signal }),
  });
  try {
    await reading;
  } catch (error) {
    if (signal?.aborted) {
      // The person cancelled, and nobody else has the key with which the bill can be deleted.
      void orElse(calls.remove(created.bill, created.key), undefined);
    }
    throw error;
  }
  return { text: files.map(({ name }) => name).join(", "), value: toBillReference(created) };
}
