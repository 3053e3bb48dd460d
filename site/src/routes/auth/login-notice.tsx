const GOOD = ["password"];

/** How the step before the login ended, by the address's `esito`. */
const WORDS: Record<string, string> = {
  password: "La nuova password è salvata. Entra con quella.",
  annullato: "Hai interrotto l’accesso e non è successo niente. Puoi entrare in un altro modo.",
  altrove:
    "Questo accesso è cominciato in un altro browser, o più di dieci minuti fa. Ricomincia da qui.",
  rifiutato:
    "L’accesso non è riuscito. Riprova e permetti di condividere la tua e-mail, oppure scrivila qui.",
  "da-confermare":
    "Chi ti ha fatto accedere non ci assicura che l’e-mail sia tua: ti ho mandato un link. Aprilo, poi entra.",
  troppi: "Troppe richieste in poco tempo. Aspetta qualche minuto e riprova.",
  "non-attivo": "Questo accesso non è attivo. Entra con e-mail e password o con un link.",
};

type LoginNoticeProps = {
  ended: string | null;
  /** A page that asked for the login. */
  returnPath: string | null;
};

export function LoginNotice({ ended, returnPath }: LoginNoticeProps) {
  const words = ended !== null && Object.hasOwn(WORDS, ended) ? WORDS[ended] : undefined;
  if (words !== undefined) {
    const tone = GOOD.includes(ended ?? "") ? "v-notice-good" : "v-notice-attention";
    return (
      <p className={`v-notice ${tone}`} role="status">
        {words}
      </p>
    );
  }
  return returnPath === null ? null : (
    <p className="v-notice">
      {returnPath.startsWith("/active?")
        ? "Per confermare il nuovo indirizzo entra nel profilo che lo ha chiesto, con l’e-mail di prima. Poi ti ci riporto."
        : "Per aprire quella pagina devi entrare. Poi ti ci riporto."}
    </p>
  );
}
