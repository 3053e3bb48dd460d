import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AppError } from "../errors.ts";
import { isSystemError } from "../process/system-error.ts";
import type { AdminIo } from "./command.ts";

/** Streams into a new file. Throws `AppError("invalid-field")` if the file exists. */
export async function writeNewFile(
  io: AdminIo,
  path: string,
  content: Readable | string,
): Promise<void> {
  const source = typeof content === "string" ? Readable.from([content]) : content;
  try {
    await pipeline(source, io.writeFile(path), { signal: io.signal });
  } catch (error) {
    if (isSystemError(error, "EEXIST")) {
      throw new AppError("invalid-field", {
        message: `${path} c’è già: scegli un altro nome, così non si perde niente.`,
      });
    }
    throw error;
  }
}
