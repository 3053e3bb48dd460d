import type { Readable } from "node:stream";
import type { BillProblemCode } from "@volpe/contract";
import { type BillReading, hasFewValues } from "../bill-reading/read-bill.ts";
import { createSemaphore } from "../limits/semaphore.ts";
import type { Config } from "../process/config.ts";
import type { FileOutcome } from "./bill-repository.ts";
import { type ConfinedResult, type Confinement, runConfined } from "./run-confined.ts";

const MEGABYTE = 1024 * 1024;

/** One PDF is read at a time, with a bounded queue: a reader takes a core and 200 MB. */
const PDF = {
  module: "read-pdf",
  memoryMaxBytes: 200 * MEGABYTE,
  heapMaxMb: 128,
};
const PICTURE = {
  module: "read-picture",
  timeoutMs: 60_000,
  memoryMaxBytes: 700 * MEGABYTE,
  heapMaxMb: 256,
  // Tesseract works in a thread.
  flags: ["--allow-worker"],
};
const PDFS_WAITING = 8;

export type BillReader = {
  /** Null for a PDF of pictures. Throws `AppError("unavailable")` if too many files wait. */
  readPdf(content: () => Readable, onMemory?: (bytes: number) => void): Promise<FileOutcome | null>;
  /** Calls `onProgress` with a share from 0 to 1. */
  readPicture(content: () => Readable, onProgress: (done: number) => void): Promise<FileOutcome>;
};

export function createBillReader(
  { billSeconds, programsDir }: Pick<Config, "billSeconds" | "programsDir">,
  limits: { pdf?: Partial<Confinement> } = {},
): BillReader {
  const pdf = { ...PDF, timeoutMs: billSeconds * 1000, programsDir, ...limits.pdf };
  const picture = { ...PICTURE, programsDir };
  const pdfs = createSemaphore({ atOnce: 1, waitingMax: PDFS_WAITING, retryAfterSeconds: 10 });
  return {
    readPdf: (content, onMemory = () => undefined) =>
      pdfs.run(async () => {
        const result = await runConfined(content(), pdf, { onMemory });
        return result.status === "pictures" ? null : toOutcome(result, "too-heavy");
      }),
    readPicture: async (content, onProgress) =>
      toOutcome(await runConfined(content(), picture, { onProgress }), "slow-picture"),
  };
}

function toOutcome(result: ConfinedResult, onTime: BillProblemCode): FileOutcome {
  switch (result.status) {
    case "reading":
      return toReadOutcome(result.reading);
    case "killed":
      return toProblem(result.reason === "time" ? onTime : "too-heavy");
    case "encrypted":
    case "broken":
    case "blank":
    case "illegible":
    case "too-many-pages":
      return toProblem(result.status);
    case "pictures":
    case "progress":
      return toProblem("broken");
  }
}

function toReadOutcome(reading: BillReading): FileOutcome {
  if (reading.status !== "read") {
    return toProblem(reading.status);
  }
  const { kind, supplies, hasSeveralPoints } = reading;
  const problem = hasFewValues(reading) ? "few-values" : hasSeveralPoints ? "several-points" : null;
  return { status: "read", kind, supplies, problem };
}

export function toProblem(problem: BillProblemCode): FileOutcome {
  return { status: "failed", kind: null, supplies: [], problem };
}
