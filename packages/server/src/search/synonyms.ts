import { type SearchGroupName, TIPOLOGIES } from "@volpe/contract";
import { toFoldedText } from "../text/fold-words.ts";
import { toLexeme } from "../text/italian-lexeme.ts";
import type { SearchDocument } from "./search-document.ts";

type Synonym = readonly [
  /** Folded words that follow one another in a title, subtitle or keywords. */
  said: string,
  /** Other words that people use for it. */
  also: string,
];

/** People's words for things that the catalogues name differently, by group. */
const SYNONYMS: Readonly<Record<SearchGroupName, readonly Synonym[]>> = {
  luce: [],
  gas: [],
  noleggio: [
    ["volkswagen", "vw"],
    ["commerciale", "furgone furgoncino furgonato van autocarro"],
    ["familiare", "station wagon sw giardinetta"],
    ["monovolume", "multispazio minivan"],
    ["suv", "fuoristrada crossover"],
    ["citycar", "city car"],
    ["elettrica", "ev bev elettrico"],
    ["ibrida", "hybrid ibrido"],
    ["ibrida plug in", "phev plugin ricaricabile"],
    ["hev", "full hybrid"],
    ["full hybrid", "hev"],
    ["mhev", "mild hybrid"],
    ["mild hybrid", "mhev"],
    ["diesel", "gasolio"],
    ["gpl", "bifuel"],
    ["cambio automatico", "automatica"],
    ["pronta consegna", "disponibile subito immediata"],
    ["rca", "assicurazione responsabilità civile"],
    ["kasko", "assicurazione"],
    ["furto e incendio", "assicurazione"],
    ["manutenzione", "tagliando tagliandi"],
    ["pneumatici", "gomme"],
    ["assistenza stradale", "soccorso"],
    ["auto sostitutiva", "cortesia"],
  ],
  pos: [
    ["american express", "amex"],
    ["pagobancomat", "bancomat"],
    ["softpos", "smartphone cellulare"],
    ["stampante", "scontrino"],
  ],
  internet: [
    ["ftth", "ottica"],
    ["fttc", "vdsl"],
    ["fwa", "radio wireless 5g 4g"],
    ["telefono fisso", "telefonate voce"],
  ],
  marche: [["volkswagen", "vw"]],
  blog: [],
  domande: [["luce e gas dallo stesso fornitore", "dual fuel congiunta congiunte"]],
};

/** Words that describe every offer, whatever its catalogue calls it, and what people want of each. */
const OFFER_WORDS = [
  ...["offerta", "tariffa", "contratto", "piano"],
  ...["costo", "economica", "conveniente", "migliore", "risparmio"],
];
const OFFER_LEXEMES = new Set<string | null>(OFFER_WORDS.map(toLexeme));

/** Whether a word, as `tariffe`, describes every offer and so distinguishes none. */
export function isOfferWord({ lexemes }: { lexemes: readonly string[] }): boolean {
  return lexemes.some((lexeme) => OFFER_LEXEMES.has(lexeme));
}

/** Adds people's words to the keywords of a document. */
export function withSynonyms(document: SearchDocument): SearchDocument {
  const synonyms = SYNONYMS[document.group];
  const { title, subtitle, keywords } = document;
  const text = ` ${toFoldedText(`${title} ${subtitle} ${keywords}`)} `;
  const isOffer = TIPOLOGIES.some((tipology) => tipology === document.group);
  const also = [
    ...(isOffer ? OFFER_WORDS : []),
    ...synonyms.flatMap(([said, words]) => (text.includes(` ${said} `) ? [words] : [])),
  ];
  return also.length === 0 ? document : { ...document, keywords: `${keywords} ${also.join(" ")}` };
}
