/** Texts of the parts that a widget loads after the first question is shown. */
export const LATER_TEXTS = {
  draftEmpty: "Ancora niente: cominciamo dalla prima domanda.",
  draftNote: "Puoi cambiare ogni riga quando vuoi.",
  /** Buttons send these texts in the chat; the assistant understands them at any question. */
  ways: ["Continuo su un altro dispositivo", "Voglio parlare con una persona"],
  editLine: (label: string) => `Modifica: ${label}`,
  openPage: "Apri il preventivo",
  openPageShort: "Apri",
  pdfShort: "PDF",
  share: "Condividi",
  copied: "Link copiato",
  failed: "Non riesco a copiarlo: apri il preventivo",
  reference: (label: string) => `Differenze all’anno, a confronto con ${label}.`,
  suggested: (count: number) => (count === 1 ? "1 suggerimento" : `${count} suggerimenti`),
  required: "Per andare avanti serve questa spunta.",
  optional: "facoltativo",
  chooseFile: "PDF o foto",
  uploading: "Carico e leggo: una foto chiede fino a un minuto",
  waitingFor: (pictures: number) => `Foto prima della tua: ${pictures}`,
  stopReading: "Lascia stare il file e rispondi tu",
  uploadLate: "Dopo cinque minuti non ho finito. Riprova, o rispondi qui.",
  uploadFailed: "Il file non è arrivato. Riprova tra poco.",
  fileTooLarge: (name: string, max: string) =>
    `«${name}» supera ${max}: riducilo, o manda la prima pagina.`,
  /** Stands in the visitor's own message, which names the files that were sent. */
  fileLeftOut: (name: string, max: string) => `«${name}» non inviato: supera ${max}`,
};
