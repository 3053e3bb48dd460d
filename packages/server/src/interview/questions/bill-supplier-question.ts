import { isSameSupplier } from "../../text/same-supplier.ts";
import { findBillSupplier, findSaidSupplier, isBillOfOther } from "../bill-supplier.ts";
import { type Interview, withDraft, withNotes } from "../interview.ts";
import {
  confirm,
  type FlowContext,
  type Question,
  refuse,
  take,
  toAnswerText,
} from "../question.ts";
import { toProof, withConfirmed } from "../sent-bill.ts";
import { OF_A_CONTRACT } from "../sent-values.ts";
import { readSupplier } from "../understanding/supplier.ts";
import { findReadOrSaid, type ReadAndSaid, toReadOrSaidAddon } from "./read-or-said.ts";
import { OF_A_SENT_BILL } from "./take-sent-value.ts";

/**
 * Asks who the supplier of today is if the sent bill is of another one than the person said. The prices of
 * another supplier's bill are not those of today's contract, and are not used.
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
      return refuse(`Scrivi «${read}» o «${said}».`, "operator");
    }
    const settled = withNotes(interview, { bill: { ...bill, saidSupplier: said } });
    return name === read
      ? take(withDraft(settled, { operator: read }), confirm(read, 135))
      : take(
          withConfirmed(
            settled,
            Object.fromEntries(OF_A_CONTRACT.map((each) => [each, ""])),
            context,
          ),
          `${confirm(said, 135)} Della bolletta uso i consumi, non i prezzi.`,
        );
  },
  walk: ["quello della bolletta", "quello che ho detto", "A2A", "forse"],
};

/** The bill's supplier and the person's. */
function listNames(interview: Interview, context: FlowContext): ReadAndSaid {
  return [findBillSupplier(interview, context), findSaidSupplier(interview)];
}
