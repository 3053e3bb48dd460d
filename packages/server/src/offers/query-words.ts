import type { OfferQuery } from "@volpe/contract";

/** How to mend a value of the query, in Italian. */
export const MENDING: Readonly<Record<keyof OfferQuery | "tipology", string>> = {
  comune: "Scrivi il codice ISTAT del comune, sei cifre.",
  fasce: "Scrivi quanto consumi in F1, F2 e F3, in percentuale: per esempio 33-31-36.",
  prezzo: "Scegli fisso, variabile oppure misto.",
  verde: "Scegli si, oppure togli il filtro.",
  canale: "Scegli tra web, telefono, sportello e agenzia.",
  fornitore: "Scegli i fornitori dall’elenco.",
  ordina: "Ordina per spesa, prezzo oppure fissa.",
  variazione: "Scrivi la variazione dell’indice in percentuale, da −90 a 300.",
  indice: "Scrivi il valore dell’indice in euro, per esempio 0,12: da 0 a 5.",
  tipology: "Scegli luce oppure gas.",
  destinazione: "Scegli privati oppure aziende.",
  consumo:
    "Scrivi il consumo di un anno come numero, per esempio 2700: più di 0, fino a 10.000.000.",
  potenza: "Scrivi la potenza in kW come numero, per esempio 3 o 4,5: da 0,5 a 10.000.",
  residente: "Scegli si oppure no.",
  provincia: "Scrivi la sigla della provincia, per esempio MI.",
  pagina: "Scrivi il numero della pagina, da 1 a 1000.",
};

export const BANDS_OF_GAS = "Le fasce orarie valgono per la luce: il gas ha un prezzo solo.";
export const CHANGE_BESIDE_VALUE =
  "Hai indicato anche un valore fisso dell’indice: vale quello, e la variazione non conta.";
export const UNKNOWN_COMUNE =
  "Non conosco questo comune: scrivi il suo codice ISTAT di oggi, sei cifre.";
export const COMUNE_ALONE =
  "Il comune vale con la sua provincia: aggiungi la sigla, per esempio MI.";
export const COMUNE_ELSEWHERE =
  "Questo comune non è nella provincia indicata: vale la provincia, scegli il comune tra i suoi.";
export const NO_CHANGE =
  "Una variazione sotto lo 0,5% non sposta l’indice: scrivila intera, per esempio 5.";
