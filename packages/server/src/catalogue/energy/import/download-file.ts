import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/**
 * The outcome of one download. `missing` means a 404, or an error of the Portal for this file; the
 * file of another day may exist. The cause of a 404 is null.
 */
type Download =
  | { status: "done"; bytes: number }
  | { status: "missing"; cause: string | null }
  | { status: "failed"; cause: string };

export type DownloadLimits = {
  maxBytes: number;
  /** Timeout of the whole download. */
  timeoutMs: number;
};

/**
 * Downloads an address to a file, which appears only when it is complete. The cause of a failure is
 * Italian.
 */
export async function downloadFile(
  url: string,
  path: string,
  { maxBytes, timeoutMs }: DownloadLimits,
  signal: AbortSignal,
): Promise<Download> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const draft = `${path}.part`;
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, timeout]) });
    if (response.status === 404 || response.status === 410) {
      await response.body?.cancel();
      return { status: "missing", cause: null };
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      const cause = describeStatus(response.status);
      return { status: response.status >= 500 ? "missing" : "failed", cause };
    }
    let bytes = 0;
    await pipeline(
      Readable.fromWeb(response.body as ReadableStream),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > maxBytes) {
            throw new TooLarge();
          }
          yield chunk;
        }
      },
      createWriteStream(draft),
    );
    await rename(draft, path);
    return { status: "done", bytes };
  } catch (error) {
    await rm(draft, { force: true });
    if (signal.aborted) {
      throw error;
    }
    if (error instanceof TooLarge) {
      return { status: "failed", cause: `supera ${Math.round(maxBytes / 1024 / 1024)} MB` };
    }
    return {
      status: "failed",
      cause: timeout.aborted
        ? `nessuna risposta completa entro ${Math.round(timeoutMs / 1000)} secondi`
        : `il collegamento si è interrotto (${describeError(error)})`,
    };
  }
}

class TooLarge extends Error {}

function describeStatus(status: number): string {
  return status === 403
    ? "il Portale rifiuta le richieste da questa rete (403)"
    : `il Portale ha risposto ${status}`;
}

function describeError(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
}
