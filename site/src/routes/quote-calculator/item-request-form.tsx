import {
  CARD_MIXES,
  describeCardMix,
  FORM_FIELDS,
  FORM_FIGURES,
  type FormOf,
  guessFigure,
  ITEM_CHOICES,
  type ItemChoice,
  type ItemRequest,
  type LoneDot,
  type ProductTipology,
  parseCardMix,
  type WireError,
} from "@volpe/contract";
import { Form } from "react-router-dom";
import { AskedFigures } from "../../forms/asked-figures.tsx";
import {
  CONTACT_FIELDS,
  type ContactValues,
  EMPTY_CONTACT_VALUES,
  toContacts,
} from "../../forms/contact-values.ts";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { NumberField } from "../../forms/number-field.tsx";
import { PROVINCE_CHOICES } from "../../forms/province-choices.ts";
import { SubmissionField } from "../../forms/submission-field.tsx";
import { findDoubtful, toFigure } from "../../forms/typed-figures.ts";
import { ContactPart } from "./contact-part.tsx";

/** The answers of `ItemRequest`. */
type ItemField = Exclude<
  keyof ItemRequest,
  "type" | "item" | "communication" | "name" | "email" | "phone" | "consents" | "website"
>;

type ItemFieldRow = {
  name: ItemField;
  label: string;
  hint?: string;
  unit?: string;
  /** A choice instead of a text. */
  choices?: readonly ItemChoice[];
  /** True if a chosen item already answers it. */
  answeredByItem?: true;
};

const withUnknown = (choices: readonly ItemChoice[]): readonly ItemChoice[] => [
  { value: "", label: "Non lo so ancora" },
  ...choices,
];

const DESTINATION: ItemFieldRow = {
  name: "destination",
  label: "Per chi",
  choices: ITEM_CHOICES.destination,
};

/** The assistant's questions of each typology, in their order. */
const ITEM_FIELDS: Record<ProductTipology, readonly ItemFieldRow[]> = {
  noleggio: [
    DESTINATION,
    {
      name: "segment",
      label: "Che auto",
      answeredByItem: true,
      choices: withUnknown(ITEM_CHOICES.segment),
    },
    { name: "duration", label: "Durata", choices: withUnknown(ITEM_CHOICES.duration) },
    { name: "mileage", label: "Chilometri l’anno", hint: "Per esempio 15.000.", unit: "km" },
    { name: "downPayment", label: "Anticipo", hint: "Scrivi 0 se non lo vuoi.", unit: "€" },
    { name: "neededBy", label: "Quando ti serve", choices: withUnknown(ITEM_CHOICES.neededBy) },
  ],
  pos: [
    { name: "takings", label: "Incasso con carta in un mese", hint: "Anche a occhio.", unit: "€" },
    { name: "receipt", label: "Scontrino medio", unit: "€" },
    { name: "circuits", label: "Con che carte ti pagano", choices: withUnknown(CARD_MIXES) },
    {
      name: "terminal",
      label: "Che terminale",
      answeredByItem: true,
      choices: withUnknown(ITEM_CHOICES.terminal),
    },
  ],
  internet: [
    { ...DESTINATION, answeredByItem: true },
    { name: "province", label: "Provincia" },
    { name: "operator", label: "Operatore di oggi (facoltativo)" },
    {
      name: "presentLine",
      label: "Linea di oggi",
      choices: withUnknown(ITEM_CHOICES.presentLine),
    },
    {
      name: "speed",
      label: "Velocità",
      answeredByItem: true,
      choices: withUnknown(ITEM_CHOICES.speed),
    },
  ],
};

/** The fields that are sent as numbers. */
const FIGURES: ReadonlySet<ItemField> = new Set([
  "duration",
  "mileage",
  "downPayment",
  "takings",
  "receipt",
  "speed",
]);

/** How the lone dot of a figure is read, if not as thousands: as on the terminals' list. */
const LONE_DOTS: Partial<Record<ItemField, LoneDot>> = { receipt: FORM_FIGURES.receipt.loneDot };

/** The guesses for figures with a known usual size. */
const GUESSES: Partial<Record<ItemField, (figure: number) => number | null>> = {
  takings: (figure) => guessFigure("takings", figure),
  receipt: (figure) => guessFigure("receipt", figure),
};

/** The values of the form as they were typed. */
export type ItemValues = ContactValues & Partial<Record<ItemField, string>>;

export function readItemValues(type: ProductTipology, form: Pick<FormData, "get">): ItemValues {
  return { ...EMPTY_CONTACT_VALUES, ...readFormValues(toFieldNames(type), form) };
}

/** The API request for a filled form; empty answers are omitted. */
export function toItemRequest(
  { type, item }: { type: ProductTipology; item: string },
  values: ItemValues,
): FormOf<ItemRequest> {
  const answers = ITEM_FIELDS[type].flatMap(({ name, unit }) => {
    const answer = values[name]?.trim() ?? "";
    return answer === ""
      ? []
      : [
          [
            name,
            FIGURES.has(name) ? toFigure(answer, { unit, loneDot: LONE_DOTS[name] }) : answer,
          ] as const,
        ];
  });
  return { type, item, ...Object.fromEntries(answers), ...toContacts(values) };
}

/** An error for each implausible figure of a sent form. */
export function findDoubtfulItemAnswers(
  type: ProductTipology,
  form: Pick<FormData, "get">,
): WireError[] {
  return findDoubtful(
    form,
    ITEM_FIELDS[type].flatMap(({ name: field, unit }) => {
      const guess = GUESSES[field];
      return guess === undefined ? [] : [{ field, guess, unit, loneDot: LONE_DOTS[field] }];
    }),
  );
}

function toFieldNames(type: ProductTipology) {
  return [...ITEM_FIELDS[type].map(({ name }) => name), ...CONTACT_FIELDS];
}

type ItemRequestFormProps = {
  type: ProductTipology;
  /** Null if none was chosen. */
  item: { slug: string; name: string } | null;
  values: ItemValues;
  errors: readonly WireError[];
  sending: boolean;
};

/** The assistant's questions about a rental, a terminal or a line, on one page. */
export function ItemRequestForm({ type, item, values, errors, sending }: ItemRequestFormProps) {
  const { findField, errorOf } = createErrorLookup(toFieldNames(type), errors);
  return (
    <Form className="quote-form" method="post" noValidate>
      <SubmissionField />
      <FormErrors errors={errors} findField={findField} />
      <AskedFigures errors={errors} values={values} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item?.slug ?? ""} />
      <fieldset className="quote-form__part">
        <legend>{item?.name ?? "La richiesta"}</legend>
        {ITEM_FIELDS[type]
          .filter(({ answeredByItem }) => item === null || !answeredByItem)
          .map(({ choices, unit, answeredByItem: _, ...field }) => {
            const { name } = field;
            const row = {
              ...field,
              value: values[name] ?? "",
              error: errorOf(name),
              unit: unit && <span className="v-unit">{unit}</span>,
            };
            if (choices !== undefined || name === "province") {
              return <SelectRow key={name} {...row} choices={withCustomMix(choices, row.value)} />;
            }
            return FIGURES.has(name) ? (
              <NumberField
                key={name}
                {...row}
                isSum={unit === "€"}
                loneDot={LONE_DOTS[name] ?? "thousands"}
                guess={GUESSES[name]}
              />
            ) : (
              <InputRow key={name} {...row} control={FORM_FIELDS.operator} />
            );
          })}
      </fieldset>
      <ContactPart title="A chi rispondo" values={values} errorOf={errorOf} of={[type]} />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto mandando" : "Manda la richiesta"}
      </button>
    </Form>
  );
}

/** The choices of a field, by default the provinces. A custom mix of cards is added in words. */
function withCustomMix(choices: readonly ItemChoice[] = PROVINCE_CHOICES, chosen: string) {
  const mix = choices.some(({ value }) => value === chosen) ? null : parseCardMix(chosen);
  const custom = mix === null ? [] : [{ value: chosen, label: describeCardMix(mix) }];
  return [...choices, ...custom];
}
