import type { ChoicesAddon, PlaceChoice } from "@volpe/contract";
import { findNamedPlace } from "../../places/place-choice.ts";
import { findProvinceBySign } from "../../places/place-words.ts";
import { readPlace } from "../../places/read-place.ts";
import { isSameSupplier } from "../../text/same-supplier.ts";
import { toSpokenText } from "../../text/spoken-text.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import {
  confirm,
  type FlowContext,
  type Question,
  refuseAnswer,
  take,
  toAnswerText,
} from "../question.ts";
import { toProof, withConfirmed } from "../sent-bill.ts";
import { OF_A_CONTRACT } from "../sent-values.ts";
import { findCandidate } from "../understanding/named-candidate.ts";
import { readSupplier } from "../understanding/supplier.ts";
import { toChoicesAddon } from "./answer-addons.ts";
import { toCityName, withPlace } from "./place-questions.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

/**
 * Asks which place is right if the sent bill is for another one than the person said: the quote is
 * for one supply, and the identifiers of another are not kept for its order.
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
      return refuseAnswer(`Scrivi «${read}» o «${said}».`, "address");
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
        ? confirm(label, billPlace.step)
        : `${confirm(label, billPlace.step)} Della bolletta uso le cifre, non i dati della fornitura.`,
    );
  },
  walk: ["Palermo (PA)", "Milano (MI)", "quella della bolletta", "forse"],
};

/** The place of the bill and the place that the person said. */
function listLabels(interview: Interview): ReadAndSaid {
  return [findBillPlace(interview)?.label ?? "", findSaidPlace(interview)?.label ?? ""];
}

/** The place of a sent bill; null if none was read. */
function findBillPlace({ notes: { bill } }: Interview): PlaceChoice | null {
  const { city = "", province = "" } = bill?.place ?? {};
  return province === "" ? findPlace(city) : findNamedPlace(province, city);
}

/** The place that the person said, before a bill's place replaced it. */
function findSaidPlace({ draft, notes: { bill } }: Interview): PlaceChoice | null {
  const { province, city } = draft.address;
  return bill?.saidPlace === undefined ? findNamedPlace(province, city) : findPlace(bill.saidPlace);
}

/** Whether the bill is for another place than the person said. */
function isBillElsewhere(interview: Interview): boolean {
  const [read, said] = [findBillPlace(interview), findSaidPlace(interview)];
  if (read === null || said === null) return false;
  return (
    read.province !== said.province ||
    (read.comune !== undefined && said.comune !== undefined && read.comune !== said.comune)
  );
}

function findPlace(text: string): PlaceChoice | null {
  const reading = text === "" ? null : readPlace(text);
  return reading?.status === "found" && !reading.isDoubtful ? reading.place : null;
}

/**
 * Asks for the present supplier if the sent bill is from another one than the person said. The
 * prices of another supplier's bill are not those of the present contract, and are not used.
 */
export const billSupplier: Question = {
  key: "sent-supplier",
  step: 135,
  ...OF_A_SENT_BILL,
  speaksOf: "name",
  dependsOn: [...OF_A_SENT_BILL.dependsOn, "operator"],
  applies: (interview, context) =>
    interview.notes.bill?.saidSupplier === undefined && isBillOfOther(interview, context),
  ask(interview, context) {
    const both = listNames(interview, context);
    const [read, said] = both;
    return {
      text: [
        `La bolletta è di ${read}${toProof(interview.notes.bill?.values.supplier)}, e tu mi hai detto ${said}.`,
        "Chi è il tuo fornitore di oggi?",
      ],
      addons: [toReadOrSaidAddon(both)],
    };
  },
  read(answer, interview, context) {
    const words = toAnswerText(answer);
    const [read, said] = listNames(interview, context);
    const name = findReadOrSaid(words, [read, said], (text, both) => {
      const reading = readSupplier(text, context.suppliers());
      const named = reading.status === "known" || reading.status === "as-typed" ? reading.name : "";
      const meant = both.filter((each) => named !== "" && isSameSupplier(named, each));
      return meant.length === 1 ? meant[0] : undefined;
    });
    const { bill } = interview.notes;
    if (name === undefined || bill === undefined) {
      return refuseAnswer(`Scrivi «${read}» o «${said}».`, "operator");
    }
    const settled = withNotes(interview, { bill: { ...bill, saidSupplier: said } });
    return name === read
      ? take(withDraft(settled, { operator: read }), confirm(read, billSupplier.step))
      : take(
          withConfirmed(
            settled,
            Object.fromEntries(OF_A_CONTRACT.map((each) => [each, ""])),
            context,
          ),
          `${confirm(said, billSupplier.step)} Della bolletta uso i consumi, non i prezzi.`,
        );
  },
  walk: ["quello della bolletta", "quello che ho detto", "A2A", "forse"],
};

/** The supplier of the bill and the one that the person said. */
function listNames(interview: Interview, context: FlowContext): ReadAndSaid {
  return [findBillSupplier(interview, context), findSaidSupplier(interview)];
}

/** The supplier that a sent bill names, by the name that the catalogue has; empty = not read. */
export function findBillSupplier(
  { notes: { bill } }: Interview,
  { suppliers }: Pick<FlowContext, "suppliers">,
): string {
  const read = bill?.values.supplier?.value ?? "";
  const reading = readSupplier(read, suppliers());
  return reading.status === "known" ? reading.name : read;
}

/** The supplier that the person said, before a bill's supplier replaced it; empty = none. */
function findSaidSupplier({ draft, notes: { bill } }: Interview): string {
  return bill?.saidSupplier ?? draft.operator;
}

/** Whether the bill is from another supplier than the person said. */
function isBillOfOther(interview: Interview, context: Pick<FlowContext, "suppliers">): boolean {
  const said = findSaidSupplier(interview);
  const read = interview.notes.bill?.values.supplier?.value ?? "";
  return (
    said !== "" &&
    read !== "" &&
    ![read, findBillSupplier(interview, context)].some((name) => isSameSupplier(name, said))
  );
}

const OF_BILL =
  /^(?:(?:si|quell[ao]|usa|il posto|la casa|il fornitore) )*(?:della|in|sulla|la|di) bolletta\b/;
const AS_SAID =
  /^(?:(?:quell[ao]|il posto|il fornitore|come) )*(?:che (?:ti )?)?(?:ho|avevo) (?:detto|scritto)\b/;

/** The value of a sent bill, and the one that the person had said. */
type ReadAndSaid = readonly [read: string, said: string];

function toReadOrSaidAddon([read, said]: ReadAndSaid): ChoicesAddon {
  return toChoicesAddon([
    { value: read, label: `${read}, come in bolletta` },
    { value: said, label: `${said}, come ho detto` },
  ]);
}

/** Which of the two the words mean. `find` reads words that name one of them. */
function findReadOrSaid(
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
