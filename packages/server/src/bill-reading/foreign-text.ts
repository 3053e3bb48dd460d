import { foldText } from "@volpe/contract";

/** Frequent short words of Italian that the languages below do not have. */
const ITALIAN = toWordSet(
  "di del della dello dei delle degli nel nella alla al agli con per il lo gli che e una sono non",
);

/** Frequent short words of English, German, French, Spanish, Portuguese and Dutch. */
const FOREIGN = toWordSet(
  `the of and your you for is this to with from by
  der die das und fur ihr ihre ist den von zu mit sie auf wird
  les des une et vous votre pour du est aux sur dans nous
  el los las y para por usted nuestro
  os do seu uma pela pelo ao em
  het een van uw voor wij zijn`,
);

/** Matches letters that Italian does not have: of other scripts, or with other marks. */
const OTHER_LETTER = /[^a-zàáèéìíîòóùú]/u;

/** A text with fewer words may be a name, or an English term on an Italian page. */
const WORDS_MIN = 4;

/** Whether a text is in another language than Italian; false if it has too few words to tell. */
export function isForeignText(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let italian = 0;
  let foreign = 0;
  for (const word of words) {
    const folded = foldText(word);
    if (ITALIAN.has(folded)) {
      italian += 1;
    } else if (FOREIGN.has(folded) || OTHER_LETTER.test(word)) {
      foreign += 1;
    }
  }
  return foreign >= WORDS_MIN && foreign > italian;
}

function toWordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
