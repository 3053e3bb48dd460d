import type { ProductTipology, WireError } from "@volpe/contract";
import { Form } from "react-router-dom";
import { type FieldAttributes, FieldRow } from "../forms/field-row.tsx";
import { FormErrors } from "../forms/form-errors.tsx";
import { ProvinceOptions } from "../offers/province-options.tsx";
import { findItemField, type ItemValues } from "./item-form-data.ts";
import { ITEM_FIELDS, type ItemFieldSpec } from "./item-request-fields.ts";
import { QuoteContactFields } from "./quote-contact-fields.tsx";

type ItemRequestFormProps = {
  type: ProductTipology;
  /** Null where none was chosen. */
  item: { slug: string; name: string } | null;
  values: ItemValues;
  errors: readonly WireError[];
  sending: boolean;
};

/** The assistant's questions about a rental, a terminal or a line, on one page. */
export function ItemRequestForm({ type, item, values, errors, sending }: ItemRequestFormProps) {
  const errorOf = (field: string) =>
    errors.find((error) => findItemField(error) === field)?.message;
  return (
    <Form className="quote-form" method="post" noValidate>
      <FormErrors errors={errors} findField={findItemField} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="item" value={item?.slug ?? ""} />
      <fieldset className="quote-form__part">
        <legend>{item?.name ?? "La richiesta"}</legend>
        {ITEM_FIELDS[type]
          .filter(({ open }) => item === null || !open)
          .map((field) => (
            <FieldRow
              key={field.name}
              name={field.name}
              label={field.label}
              hint={field.hint}
              error={errorOf(field.name)}
              unit={field.unit && <span className="v-unit">{field.unit}</span>}
            >
              {(attributes) => (
                <Control field={field} attributes={attributes} value={values[field.name] ?? ""} />
              )}
            </FieldRow>
          ))}
      </fieldset>
      <QuoteContactFields values={values} errorOf={errorOf} title="A chi rispondo" />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto mandando" : "Manda la richiesta"}
      </button>
    </Form>
  );
}

type ControlProps = { field: ItemFieldSpec; attributes: FieldAttributes; value: string };

function Control({ field: { name, options }, attributes, value }: ControlProps) {
  if (name === "province" || options !== undefined) {
    return (
      <select {...attributes} className="v-input v-select" defaultValue={value}>
        {name === "province" ? (
          <>
            <option value="">Scegli</option>
            <ProvinceOptions />
          </>
        ) : (
          options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))
        )}
      </select>
    );
  }
  return <input {...attributes} autoComplete="off" maxLength={200} defaultValue={value} />;
}
