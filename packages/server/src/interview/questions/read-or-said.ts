import type { ChoicesAddon } from "@volpe/contract";
import { toSpokenText } from "../../text/spoken-text.ts";

const OF_BILL =
  /^(?:(?:s[i]|quell[ao]|usa|il posto|la casa|il fornitore) )*(?:della|in|sulla|la|di) bolletta\b/;
const AS_SAID =
  /^(?:(?:quell[ao]|il posto|il fornitore|come) )*(?:che (?:ti )?)?(?:ho|avevo) (?:detto|scritto)\b/;

/** What a sent bill says, and what the person had said. */
export type ReadAndSaid = readonly [read: string, said: string];

export function toReadOrSaidAddon([read, said]: ReadAndSaid): ChoicesAddon {
  return {
    kind: "choices",
    choices: [
      { value: read, label: `${read}, come in bolletta` },
      { value: said, label: `${said}, come ho detto` },
    ],
    typed: true,
  };
}

/** The one of both that the words mean; `find` reads words that name it. */
export function findReadOrSaid(
  words: string,
  both: ReadAndSaid,
  find: (words: string, both: ReadAndSaid) => string | undefined,
): string | undefined {
  const spoken = toSpokenText(words);
  if (OF_BILL.test(spoken)) return both[0];
  return AS_SAID.test(spoken)
    ? both[1]
    : (both.find((each) => each === words) ?? find(words, both));
}
