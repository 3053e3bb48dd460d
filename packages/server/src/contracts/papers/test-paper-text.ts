import { extractText, getDocumentProxy } from "unpdf";

/** The text of a PDF, with one blank between words, as a reader finds it. */
export async function readPaperText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}
