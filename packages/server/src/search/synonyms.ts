import { PROVINCES, type SearchGroupName, TIPOLOGIES } from "@volpe/contract";
import { toFoldedText } from "../text/fold-words.ts";
import { toLexeme } from "../text/italian-lexeme.ts";
import type { SearchTerm } from "./postings.ts";
import type { SearchDocument } from "./search-document.ts";

/** A word that names a group puts that group first. */
export const GROUP_WORDS: Readonly<Record<SearchGroupName, readonly string[]>> = {
  luce: ["luce", "elettricita", "corrente"],
  gas: ["gas", "metano"],
  noleggio: ["noleggio", "auto", "macchina", "automobile", "vettura", "veicolo", "furgone", "suv"],
  pos: ["pos", "terminale", "terminali"],
  internet: ["internet", "fibra", "wifi", "adsl", "ftth"],
  marche: ["fornitore", "fornitori", "marca", "marche"],
  blog: ["blog", "articolo", "articoli"],
  domande: ["domanda", "domande", "faq"],
};

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

/** Words that describe every offer, whatever its catalogue calls it. */
const OFFER_WORDS = ["offerta", "tariffa", "contratto", "piano"];
/** Words for what people want of every offer. Without a product they ask for an article. */
const WISH_WORDS = ["costo", "economica", "conveniente", "migliore", "risparmio"];
export const WISHES = WISH_WORDS.join(" ");

/** Posted for every offer. No word is folded to it. */
export const EVERY_OFFER = "*";

const toLexemes = (words: readonly string[]) => new Set(words.map(toLexeme));
const WISH_LEXEMES = toLexemes(WISH_WORDS);
const OFFER_LEXEMES = toLexemes([...OFFER_WORDS, ...WISH_WORDS]);
/** The words of the products, and those by which somebody asks for offers: «migliore offerta». */
const PRODUCT_LEXEMES = toLexemes([
  ...TIPOLOGIES.flatMap((tipology) => GROUP_WORDS[tipology]),
  ...["offerta", "tariffa"],
]);
/** Provinces of one word. Offers do not name where they are sold, so `luce milano` means `luce`. */
const PLACE_LEXEMES = toLexemes(
  PROVINCES.map(({ name }) => toFoldedText(name)).filter((name) => !name.includes(" ")),
);

/** Whether a word names a product or asks for offers: `luce`, `tariffe`. */
export function namesProduct(word: string): boolean {
  return PRODUCT_LEXEMES.has(toLexeme(word));
}

/** Whether a word, as `tariffe`, describes every offer and so distinguishes none. */
export function isOfferWord({ lexemes }: Pick<SearchTerm, "lexemes">): boolean {
  return lexemes.some((lexeme) => OFFER_LEXEMES.has(lexeme));
}

function isWish({ lexemes, prefix }: SearchTerm): boolean {
  return [...WISH_LEXEMES, ...PLACE_LEXEMES].some(
    (wish) =>
      wish !== null && (lexemes.includes(wish) || (prefix !== null && wish.startsWith(prefix))),
  );
}

/**
 * Reads the words of a query together. A wish or a province excludes no offer if another word names a
 * product, as in `luce economica`. The kWh of a price, as in `tariffa kwh`, are not those of a car's battery.
 */
export function readTogether(terms: readonly SearchTerm[]): SearchTerm[] {
  const namesProduct = terms.some(({ lexemes }) => lexemes.some((one) => PRODUCT_LEXEMES.has(one)));
  const asksPrice = terms.some(isOfferWord);
  return terms.map((term, at) => {
    if (namesProduct && isWish(term)) {
      return { ...term, lexemes: [...term.lexemes, EVERY_OFFER] };
    }
    const isPriced = asksPrice && term.word === "kwh" && !/^\d/.test(terms[at - 1]?.word ?? "");
    return isPriced ? { ...term, except: "noleggio" } : term;
  });
}

/** Whether a document is an offer and not, for example, an article. */
export function isOffer({ group }: SearchDocument): boolean {
  return TIPOLOGIES.some((tipology) => tipology === group);
}

/** Adds people's words to the keywords of a document. */
export function withSynonyms(document: SearchDocument): SearchDocument {
  const synonyms = SYNONYMS[document.group];
  const { title, subtitle, keywords } = document;
  const text = ` ${toFoldedText(`${title} ${subtitle} ${keywords}`)} `;
  const also = [
    ...(isOffer(document) ? OFFER_WORDS : []),
    ...synonyms.flatMap(([said, words]) => (text.includes(` ${said} `) ? [words] : [])),
  ];
  return also.length === 0 ? document : { ...document, keywords: `${keywords} ${also.join(" ")}` };
}
