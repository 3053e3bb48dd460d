import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type PageEncoding = "br" | "gzip" | "identity";

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** A page is packed once and sent often, but somebody waits for the first: the middle quality. */
const BROTLI_QUALITY = 5;

export async function toPacked(text: Buffer, encoding: PageEncoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return packBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      });
    case "gzip":
      return packGzip(text);
    case "identity":
      return text;
  }
}

/** What the asker takes, the smallest first; a refusal (`q=0`) is heeded. */
export function chooseEncoding(accepted: string | undefined): PageEncoding {
  if (accepted === undefined) return "identity";
  const names = accepted
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    });
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
