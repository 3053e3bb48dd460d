/**
 * The advice for file types that people often send but we cannot open. It follows the file's name.
 */
export const ATTACHMENT_REMEDIES = {
  heic: "è una foto HEIC: salvala come JPEG, oppure manda uno screenshot della foto.",
  office: "è un documento di Word o un archivio: salvalo come PDF e manda quello.",
} as const;
