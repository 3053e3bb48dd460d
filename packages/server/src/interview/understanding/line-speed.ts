import { type FigureReading, readFigure } from "./figure.ts";
import { toSaidText } from "./spelling.ts";

/** Matches a monthly data volume, the present line, or a speed that is not enough. */
const NOT_WANTED =
  /\b(?:al mese|mensil\w+|di dati|dati|(?:di )?traffico|poch[ie]|tropp[oie]|lent[oaie]|scars[ie]|di piu|piu veloc\w+)\b|\bnon (?:mi |ci |me ne )?bast\w+|\b(?:ora|adesso|oggi|attualmente)\b|\b(?:ho|abbiamo|avevo) (?:gia )?(?:una? )?(?:\d|fibra)/;
/** The fastest line for homes. Larger figures are read as a data volume. */
const FASTEST_MBPS = 10_000;

/** Parses a line's download speed in Mbit/s: «300 mega», «1 giga», «mezzo giga», «2,5 Gbit/s». */
export function readMbps(text: string): FigureReading {
  const words = text.replace(/\bmezzo gig[ab](?:it)?\b/gi, "500 mega");
  const clauses = words.split(/[,;]\s|\b(?:ma|però|pero)\b/i);
  const wished = clauses.filter((clause) => WISH.test(toSaidText(clause)));
  const whole = readOne(words);
  if (whole.status === "none" && HIGHEST.test(toSaidText(text))) {
    const figure = { value: TOP_MBPS, kind: "mbps" as const, times: null, isNamed: true };
    return { status: "one", figure, others: [] };
  }
  return whole.status !== "one" && clauses.length > 1 && wished.length === 1
    ? readOne(wished[0] ?? "")
    : whole;
}

/** «Il massimo», «la massima possibile»: the highest speed that the question offers. */
const HIGHEST =
  /^(?:(?:voglio|vorrei|direi|mi serve|ci serve) )?(?:(?:il|la|al|el|quell[oa]) )?(?:massim[oa](?: (?:che c'e|possibile|disponibile|velocita))?|piu (?:alt[oa]|veloce|svelt[oa]|rapid[oa])(?: (?:che (?:c'e|avete|hai|gave)|possibile|di tutt[ie]))?)(?=$|[,.!])/;
const TOP_MBPS = 1000;

/** «Ora ho 30 mega ma ne vorrei 200». */
const WISH = /\b(?:vorrei|vorremmo|voglio|vogliamo|mi serv\w+|ci serv\w+|cerco|cerchiamo)\b/;

/** «Più di 100» and «meno di 50» are not that figure. */
const BEYOND = /(?<!\bnon )\b(?:(?:piu|meno) di|oltre i?|(?:sopra|sotto) i) ?\d/;

function readOne(text: string): FigureReading {
  const reading = readFigure(text, { kinds: ["mbps"], takesBounds: "both", isWished: true });
  if (reading.status === "one" && BEYOND.test(toSaidText(text))) {
    return { status: "several", figures: [reading.figure], isRange: false };
  }
  // «100 MB/s» are megabytes, or megabits with a wrong letter.
  if (
    reading.status === "one" &&
    /\d\s*MB\/s|megabytes?\b|mbyte/i.test(text) &&
    !/\d\s*[Mm]b\/s/.test(text)
  ) {
    const { figure } = reading;
    return {
      status: "several",
      figures: [{ ...figure, value: figure.value * 8 }, figure],
      isRange: false,
    };
  }
  const isOther =
    reading.status === "one" &&
    (NOT_WANTED.test(toSaidText(text)) ||
      /\b[48] ?k\b/i.test(text) ||
      reading.figure.value > FASTEST_MBPS);
  return isOther ? { status: "other-kind", kind: "other", value: reading.figure.value } : reading;
}
