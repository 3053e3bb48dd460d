/** Places abroad that are answered now and then, over plain text. */
const ABROAD =
  /^(?:parigi|londra|berlino|madrid|barcellona|lisbona|vienna|bruxelles|amsterdam|atene|praga|budapest|varsavia|mosca|zurigo|ginevra|berna|lugano|chiasso|mendrisio|nizza|marsiglia|lione|monaco(?: di baviera)?|montecarlo|francoforte|amburgo|dublino|malta|bucarest|tirana|zagabria|lubiana|capodistria|new york|san marino|(?:citta del )?vaticano|paris|london|berlin|(?:la )?(?:francia|germania|svizzera|spagna|austria|slovenia|albania|romania|croazia|inghilterra|grecia|portogallo)|all'estero|estero)$/;

/** Words of the talk, which no town is called by. */
const TALK =
  /^(?:luce|gas|energia|elettricita|corrente|casa|casa mia|azienda|ufficio|si|no|ok|okay|certo|ciao|salve|buongiorno|buonasera|grazie|prego|perche|qui|qua|la|li|residente|non residente|residenza|bolletta|bollette|preventivo|italia|in italia|comune|provincia|citta|paese|nord|sud|centro|nord italia|sud italia|privato|enel|eni|edison|a2a|hera|iren|aiuto|niente|nulla|nessuno|boh|test|prova|asdf\w*|qwert\w*|vediamo|dopo|salta|avanti)$/;
const SENTENCE =
  /^(?:non |perche |a (?:che|cosa) |che (?:ti|vi|te|cosa) |preferi|chi |come |cosa |quanto |voglio |vorrei |posso |devo |dimmi )/;

export function isAbroad(plain: string): boolean {
  return ABROAD.test(plain);
}

export function isNoTown(plain: string): boolean {
  return TALK.test(plain) || SENTENCE.test(plain);
}
