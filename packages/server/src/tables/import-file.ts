/** A file of an import. Each call of `open` reads its bytes from the start. */
export type ImportFile = { name: string; open(): AsyncIterable<Uint8Array> };

/** Stops a whole import. The message is Italian and says how to correct it. */
export class ImportError extends Error {
  override name = "ImportError";
}

/**
 * Streams the bytes of a file. Throws ImportError if it cannot be opened or is larger than `maxMb`;
 * `advice` ends the sentence on its size.
 */
export async function* readImportFile(
  file: ImportFile,
  { maxMb, advice }: { maxMb: number; advice: string },
): AsyncGenerator<Uint8Array> {
  let length = 0;
  try {
    for await (const chunk of file.open()) {
      length += chunk.length;
      if (length > maxMb * 1024 * 1024) {
        throw new ImportError(`${file.name}: il file supera ${maxMb} MB${advice}`);
      }
      yield chunk;
    }
  } catch (cause) {
    if (cause instanceof ImportError) {
      throw cause;
    }
    // The path is missing, a folder, or not readable.
    throw new ImportError(
      `${file.name}: il file non si può aprire. Controlla il percorso e riprova.`,
      { cause },
    );
  }
}
