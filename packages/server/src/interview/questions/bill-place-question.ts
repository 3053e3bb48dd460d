import { findProvinceBySign } from "../../places/place-words.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { findBillPlace, findSaidPlace, isBillElsewhere } from "../bill-place.ts";
import { type Interview, withNotes } from "../interview.ts";
import { confirm, type Question, refuse, toAnswerText } from "../question.ts";
import { findCandidate } from "../understanding/named-candidate.ts";
import { toCityName, withPlace } from "./place-questions.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

const OF_BILL = /^(?:(?:s[i]|quell[ao]|usa|il posto|la casa) )*(?:della|in|sulla|la|di) bolletta\b/;
const AS_SAID =
  /^(?:(?:quell[ao]|il posto|come) )*(?:che (?:ti )?)?(?:ho|avevo) (?:detto|scritto)\b/;

/**
 * Asks which place holds if the sent bill is of another one than the person said: the quote is for
 * one supply, and the identifiers of another are not kept for its order.
 */
export const billPlace: Question = {
  key: "sent-place",
  step: 133,
  ...OF_A_SENT_BILL,
  speaksOf: "name",
  dependsOn: [...OF_A_SENT_BILL.dependsOn, "place", "province"],
  applies: (interview) =>
    interview.notes.bill?.saidPlace === undefined && isBillElsewhere(interview),
  ask(interview) {
    const [read, said] = listLabels(interview);
    return {
      text: [
        `Sulla bolletta leggo ${read}, e tu mi hai detto ${said}.`,
        "Per quale dei due faccio il conto?",
      ],
      addons: [
        {
          kind: "choices",
          choices: [
            { value: read, label: `${read}, come in bolletta` },
            { value: said, label: `${said}, come ho detto` },
          ],
          typed: true,
        },
      ],
    };
  },
  read(answer, interview) {
    const words = toAnswerText(answer);
    const [read, said] = listLabels(interview);
    const { bill } = interview.notes;
    const label = findLabel(words, [read, said]);
    const place = label === read ? findBillPlace(interview) : findSaidPlace(interview);
    const province = place && findProvinceBySign(place.province);
    if (label === undefined || bill === undefined || place === null || province === null) {
      return refuse(`Scrivi «${read}» o «${said}».`, "address");
    }
    const isRead = label === read;
    const city = toCityName(place.comune);
    const { city: told, province: sign, postal_code } = interview.draft.address;
    const isSame = sign === place.province && (city === "" || told === city);
    const settled = withNotes(interview, {
      bill: {
        ...bill,
        saidPlace: said,
        ...(isRead ? {} : { identifiers: [], keepsIdentifiers: false }),
      },
    });
    return {
      status: "read",
      said: isRead
        ? confirm(label, 133)
        : `${confirm(label, 133)} Della bolletta uso le cifre, non i dati della fornitura.`,
      interview: isSame
        ? settled
        : withPlace(settled, { city, province, postalCode: isRead ? "" : postal_code }),
    };
  },
  walk: ["Palermo (PA)", "Milano (MI)", "quella della bolletta", "forse"],
};

/** The bill's place and the person's. */
function listLabels(interview: Interview): [string, string] {
  return [findBillPlace(interview)?.label ?? "", findSaidPlace(interview)?.label ?? ""];
}

function findLabel(words: string, [read, said]: [string, string]): string | undefined {
  const spoken = toSpokenText(words);
  if (OF_BILL.test(spoken)) return read;
  return AS_SAID.test(spoken) ? said : findCandidate(words, [read, said]);
}
