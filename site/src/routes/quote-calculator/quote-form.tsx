import {
  type EnergyRateRequest,
  type FigureSpelling,
  FORM_FIELDS,
  FORM_FIGURES,
  type FormOf,
  guessHomeSpend,
  toEnergyUnit,
  type WireError,
} from "@volpe/contract";
import { Form } from "react-router-dom";
import { AskedFigures } from "../../forms/asked-figures.tsx";
import { CONTACT_FIELDS, EMPTY_CONTACT_VALUES, toContacts } from "../../forms/contact-values.ts";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { type Answers, NumberField } from "../../forms/number-field.tsx";
import { PROVINCE_CHOICES } from "../../forms/province-choices.ts";
import { SpendHint } from "../../forms/spend-hint.tsx";
import { SubmissionField } from "../../forms/submission-field.tsx";
import {
  ConsumptionField,
  createSupplyGuesses,
  PowerField,
  ResidenceRow,
  SupplyChoices,
} from "../../forms/supply-fields.tsx";
import { findDoubtful, toFigure } from "../../forms/typed-figures.ts";
import { ContactPart } from "./contact-part.tsx";

/** The fields of `EnergyRateRequest`, with each consent under its own name. */
export const QUOTE_FIELDS = [
  "type",
  "destination",
  "consumption",
  "capacityKw",
  "resident",
  "province",
  "operator",
  "presentSpendEur",
  ...CONTACT_FIELDS,
] as const;
export type QuoteValues = Record<(typeof QUOTE_FIELDS)[number], string>;

export const EMPTY_QUOTE_VALUES: QuoteValues = {
  ...readFormValues(QUOTE_FIELDS, new FormData()),
  ...EMPTY_CONTACT_VALUES,
  type: "luce",
  destination: "privati",
  capacityKw: "3",
  resident: "si",
};

/** The API request for a filled form. Gas has neither power nor residence. */
export function toRateRequest(values: QuoteValues): FormOf<EnergyRateRequest> {
  const isElectricity = values.type !== "gas";
  return {
    destination: values.destination === "aziende" ? "aziende" : "privati",
    type: isElectricity ? "luce" : "gas",
    ...(isElectricity && { resident: values.resident !== "no" }),
    province: values.province,
    operator: values.operator.trim(),
    consumption: toFigure(values.consumption, toConsumptionSpelling(values)),
    ...(isElectricity &&
      isTyped(values.capacityKw) && {
        capacityKw: toFigure(values.capacityKw, FORM_FIGURES.capacityKw),
      }),
    ...(isTyped(values.presentSpendEur) && {
      presentSpendEur: toFigure(values.presentSpendEur, FORM_FIGURES.presentSpendEur),
    }),
    ...toContacts(values),
  };
}

const isTyped = (text: string) => text.trim() !== "";

type QuoteFormProps = { values: QuoteValues; errors: readonly WireError[]; sending: boolean };

/**
 * The assistant's questions on one page. It posts to this page's action and works before
 * JavaScript arrives; the browser's own checks are off so that every message is ours.
 */
export function QuoteForm({ values, errors, sending }: QuoteFormProps) {
  const { findField, errorOf } = createErrorLookup(QUOTE_FIELDS, errors);
  return (
    <Form className="quote-form" method="post" noValidate>
      <SubmissionField />
      <FormErrors errors={errors} findField={findField} />
      <AskedFigures errors={errors} values={values} />
      <SupplyPart values={values} errorOf={errorOf} />
      <ContactPart title="A chi lo mando" values={values} errorOf={errorOf} of={["luce", "gas"]} />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto calcolando" : "Calcola il preventivo"}
      </button>
    </Form>
  );
}

type SupplyPartProps = {
  values: QuoteValues;
  errorOf: (field: keyof QuoteValues) => string | undefined;
};

/** The supply. Only the style sheet hides the fields of electricity while gas is chosen. */
function SupplyPart({ values, errorOf }: SupplyPartProps) {
  return (
    <fieldset className="quote-form__part">
      <legend>La fornitura</legend>
      <SupplyChoices names={SUPPLY_NAMES} values={values} />
      <ConsumptionField
        name="consumption"
        value={values.consumption}
        error={errorOf("consumption")}
        guess={guessConsumption}
      />
      <PowerField
        name="capacityKw"
        value={values.capacityKw}
        error={errorOf("capacityKw")}
        className="only-electricity"
        guess={guessPower}
      />
      <ResidenceRow
        name="resident"
        value={values.resident}
        className="only-electricity"
        no="No, è una seconda casa o un’azienda"
      />
      <SelectRow
        name="province"
        label="Provincia"
        value={values.province}
        error={errorOf("province")}
        control={{ required: true }}
        choices={PROVINCE_CHOICES}
      />
      <InputRow
        name="operator"
        label="Fornitore di oggi (facoltativo)"
        value={values.operator}
        error={errorOf("operator")}
        control={FORM_FIELDS.operator}
      />
      <NumberField
        name="presentSpendEur"
        label="Spesa di oggi in un anno (facoltativo)"
        hint={
          <>
            <SpendHint /> Se non la sai, confronto con l’offerta a metà classifica.
          </>
        }
        value={values.presentSpendEur}
        error={errorOf("presentSpendEur")}
        unit={<span className="v-unit">€</span>}
        isSum
        guess={guessSpend}
      />
    </fieldset>
  );
}

const SUPPLY_NAMES = { destination: "destination", tipology: "type", resident: "resident" };
const { guessAtHome, guessConsumption, guessPower } = createSupplyGuesses(SUPPLY_NAMES);
const guessSpend = guessAtHome((spendEur, tipology, answers) =>
  guessHomeSpend(tipology, {
    spendEur,
    consumption: toFigure(
      String(answers.get("consumption")),
      toConsumptionSpelling({ type: tipology }),
    ),
  }),
);

function toConsumptionSpelling({ type }: Pick<QuoteValues, "type">): FigureSpelling {
  return { unit: toEnergyUnit(type) };
}

/** An error for each implausible figure of a sent form. */
export function findDoubtfulQuoteAnswers(answers: Answers, values: QuoteValues): WireError[] {
  return findDoubtful(answers, [
    { field: "consumption", guess: guessConsumption, ...toConsumptionSpelling(values) },
    { field: "capacityKw", guess: guessPower, ...FORM_FIGURES.capacityKw },
    { field: "presentSpendEur", guess: guessSpend, ...FORM_FIGURES.presentSpendEur },
  ]);
}
