import { findProvinceBySign } from "../../places/place-words.ts";
import { findBillPlace, findSaidPlace, isBillElsewhere } from "../bill-place.ts";
import { type Interview, withNotes } from "../interview.ts";
import { confirm, type Question, refuse, take, toAnswerText } from "../question.ts";
import { findCandidate } from "../understanding/named-candidate.ts";
import { toCityName, withPlace } from "./place-questions.ts";
import { findReadOrSaid, type ReadAndSaid, toReadOrSaidAddon } from "./read-or-said.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

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
    const both = listLabels(interview);
    const [read, said] = both;
    return {
      text: [
        `Sulla bolletta leggo ${read}, e tu mi hai detto ${said}.`,
        "Per quale dei due faccio il conto?",
      ],
      addons: [toReadOrSaidAddon(both)],
    };
  },
  read(answer, interview) {
    const words = toAnswerText(answer);
    const [read, said] = listLabels(interview);
    const { bill } = interview.notes;
    const label = findReadOrSaid(words, [read, said], findCandidate);
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
    return take(
      isSame
        ? settled
        : withPlace(settled, { city, province, postalCode: isRead ? "" : postal_code }),
      isRead
        ? confirm(label, 133)
        : `${confirm(label, 133)} Della bolletta uso le cifre, non i dati della fornitura.`,
    );
  },
  walk: ["Palermo (PA)", "Milano (MI)", "quella della bolletta", "forse"],
};

/** The bill's place and the person's. */
function listLabels(interview: Interview): ReadAndSaid {
  return [findBillPlace(interview)?.label ?? "", findSaidPlace(interview)?.label ?? ""];
}
