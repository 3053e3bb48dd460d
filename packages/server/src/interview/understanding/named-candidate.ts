import { findProvinceBySign } from "../../places/place-words.ts";
import { readPlace } from "../../places/read-place.ts";
import { toPlainText } from "../../text/plain-text.ts";

/** An offered place or province, with its name. */
export function toCandidate(value: string): { value: string; label: string } {
  const ofSign = value.length === 2 ? findProvinceBySign(value) : null;
  return { value, label: ofSign?.name ?? value };
}

/**
 * The candidate that the text names: by its label, by its position in the list («la seconda») or by
 * words of its name and region («quella in Emilia, la città»). The comune comes before its
 * province.
 */
export function findCandidate(words: string, candidates: readonly string[]): string | undefined {
  const plain = toPlainText(words);
  const known = candidates.map((value) => {
    const reading = readPlace(value);
    const sign = reading.status === "found" ? reading.place.province : "";
    const label = toPlainText(toCandidate(value).label);
    const { name = "", region = "" } = findProvinceBySign(sign) ?? {};
    const names = toPlainText(`${label} ${name} ${region}`).split(/[^a-z0-9]+/);
    return { value, label, sign, names };
  });
  const left = known.filter(({ names }) => !deniesPlace(plain, names));
  if (left.length < known.length && left.length > 0) {
    const signs = new Set(left.map(({ sign }) => sign));
    return signs.size === 1 ? left[0]?.value : undefined;
  }
  const part = PARTS.find(({ says }) => says.test(plain));
  if (part !== undefined) {
    const there = known.filter(({ names }) => names.some((name) => part.regions.has(name)));
    const others = known.filter((each) => !there.includes(each));
    const isOne = new Set(there.map(({ sign }) => sign)).size === 1;
    return isOne && others.length > 0 ? there[0]?.value : undefined;
  }
  const exact = known.find(({ value, label }) => value === words.trim() || label === plain);
  const place = plain.replace(OF_LIST, "");
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(place));
  if (exact !== undefined || ordinal >= 0) {
    return exact?.value ?? candidates[ordinal];
  }
  const typed = plain.split(/[^a-z0-9]+/).filter((word) => word !== "" && !FILLER.test(word));
  const named = known.filter(
    ({ names, label }) =>
      typed.length > 0 &&
      typed.every((word) =>
        names.some((name) => name === word || (word.length >= 4 && name.startsWith(word))),
      ) &&
      (/\bprov/.test(plain) ? label.startsWith("provincia") : true) &&
      (/\b(?:citta|comune|capoluogo)\b/.test(plain) ? !label.startsWith("provincia") : true),
  );
  const areas = [...plain.matchAll(AREA)].map(([, name = ""]) => name);
  const onlyOne = findOnlyNamed(
    typed.filter(
      (word) => !areas.includes(word) || known.some(({ names }) => names.includes(word)),
    ),
    known,
  );
  if (named.length === 0 && onlyOne !== undefined) {
    return onlyOne;
  }
  const whole = named.filter(({ names }) => typed.every((word) => names.includes(word)));
  // «Quella emiliana» and «la calabrese» name a region by its adjective.
  const ofRegion = known.filter(({ names }) =>
    typed.every((word) =>
      names.some((name) => Math.min(word.length, name.length) >= SAME && isOf(word, name)),
    ),
  );
  const near = [whole, named, typed.length === 0 ? [] : ofRegion].find((each) => each.length > 0);
  if (near === undefined) {
    return undefined;
  }
  const signs = new Set(near.map(({ sign }) => sign));
  return signs.size === 1 ? near[0]?.value : undefined;
}

/** Matches an area that is not the comune of that name: «Nel Salento», «nella Maremma». */
const AREA = /\bnel(?:l[ao] | |l['’])(?!comune|provincia)([a-z]{4,})/g;

const PART = /^(?:nord|sud|meridione)$/;

type Known = { value: string; sign: string; names: readonly string[] };

/**
 * Finds the only province whose name has a word of the text that no other province's name has, if
 * no word names another place: «Reggio Calabria sullo stretto».
 */
function findOnlyNamed(typed: readonly string[], known: readonly Known[]): string | undefined {
  const own = known.filter(({ sign, names }) =>
    typed.some(
      (word) =>
        word.length >= SAME &&
        names.includes(word) &&
        known.every((other) => other.sign === sign || !other.names.includes(word)),
    ),
  );
  const rest = typed.filter((word) => !known.some(({ names }) => names.includes(word)));
  return new Set(own.map(({ sign }) => sign)).size === 1 &&
    rest.every(
      (word) =>
        word === "non" || PART.test(word) || !/^(?:found|ambiguous)$/.test(readPlace(word).status),
    )
    ? own[0]?.value
    : undefined;
}

/** Whether the text denies a place: «Non in Calabria», «la Calabria no». */
function deniesPlace(plain: string, names: readonly string[]): boolean {
  return names.some(
    (name) =>
      name.length >= SAME &&
      new RegExp(
        `\\bnon (?:(?:e|in|la|il|a|quell[ao]|della|di) ?)*${name}\\b|\\b${name} no\\b`,
      ).test(plain),
  );
}

/** The regions of a part of Italy, each by a word that no other region's name has. */
const PARTS = [
  {
    says: /^(?:(?:quell[ao]|la|il|al|su|a|del|nel|verso|piu) )*nord$/,
    regions: new Set("valle piemonte liguria lombardia trentino veneto friuli emilia".split(" ")),
  },
  {
    says: /^(?:(?:quell[ao]|la|il|al|giu|a|del|nel|verso|piu) )*(?:sud|meridione)$/,
    regions: new Set("campania puglia basilicata calabria sicilia sardegna molise".split(" ")),
  },
] as const;

/** Number of first letters that an adjective shares with its region's name. */
const SAME = 5;

function isOf(adjective: string, name: string): boolean {
  return (
    /(?:an|es|in|n|br|i)[oaei]$/.test(adjective) && adjective.slice(0, SAME) === name.slice(0, SAME)
  );
}

const OF_LIST =
  /,? (?:che (?:hai|avete|c'e) (?:scritt[oa]|dett[oa]|mess[oa])|(?:della|nella) lista|dell'elenco|in alto|grazie|opzione|scelta|delle? (?:due|tre|quattro|cinque))$/;
const ORDINALS = [
  /^(?:(?:la|il|quella|quello|nella|nel) )?(?:prim[ao]|1|numero (?:1|uno))$/,
  /^(?:(?:la|il) )?(?:second[ao]|2|numero (?:2|due))$/,
  /^(?:(?:la|il) )?(?:terz[ao]|3|numero (?:3|tre))$/,
  /^(?:(?:la|il) )?(?:quart[ao]|4|numero (?:4|quattro))$/,
];
/** Words of an answer that name no place. */
const FILLER =
  /^(?:quell[ao]|questa?|il|lo|la|i|le|l|in|nel|nella|nell|di|de|del|della|dell|d|a|ad|e|si|ok|sono|sto|citta|comune|capoluogo|prov|provincia|zona|intendo|quale|grazie|proprio|regione|vicino|giu|sull?|sull?[oa]|al|all[oa]?|dall?[oa]?|verso|sotto|sopra|li)$/;
