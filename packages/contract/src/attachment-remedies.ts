/** What is said of a file that people often send and nobody here can open, after its name. */
export const ATTACHMENT_REMEDIES = {
  heic: "è una foto HEIC: salvala come JPEG, oppure manda uno screenshot della foto.",
  office: "è un documento di Word o un archivio: salvalo come PDF e manda quello.",
} as const;
