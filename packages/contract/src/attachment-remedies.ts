/** Why a file is refused, and how to correct it. It follows the file's name. */
export const ATTACHMENT_REMEDIES = {
  heic: "è una foto HEIC: salvala come JPEG, oppure manda uno screenshot della foto.",
  office: "è un documento di Word o un archivio: salvalo come PDF e manda quello.",
  "other-kind": "non è un PDF, un JPEG o un PNG: allega un file in uno di questi formati.",
  empty: "è vuoto: scegli un altro file.",
} as const;
