/** Words that begin a label. A text that begins with one is not the name of an offer or supplier. */
export const LABEL =
  /^(?:box\b|codice|cod\.|tipo|data|scad|cond\.|cond(?:iz)?ioni|cons\.|pot\.|quota|indice|spread|mercato|servizio|prezzo|durata|decorrenza|attiv|valid|pagament|numero|periodo|totale|consum|costo|spesa|potenza|pod\b|pdr\b|client|bolletta|fattura|import|fornitura|indirizzo|iva\b|ultimi|(?:dal|al)$)|:$/i;

/** The heading of another box: «La tua fornitura», «Letture e consumi». */
export const HEADING =
  /^(?:(?:il|la|i|le) (?:tu[oae]|tuoi|su[oae]|suoi|vostr[oaei]) )?(?:dati|letture?|dettaglio?|riepilogo|contatore|misuratore|fornitura|consumi|bolletta|clienti?)\b/i;
