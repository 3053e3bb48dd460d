/** Facts that a seller must print beside its name, as alternatives of a pattern. */
export const FACTS_OF_FIRM = String.raw`sede (?:legale|sociale)|cap(?:\.|itale) soc|registro (?:delle )?imprese|reg\. imp|\brea\b`;

/** Words of a firm's line that no line of a household's address has, as alternatives of a pattern. */
export const WORDS_OF_FIRM = String.raw`s\.?p\.?a\b|s\.?r\.?l\b|s\.? ?c\.|coop|capitale|p\.? ?iva|partita iva`;
