import { FieldRow } from "../forms/field-row.tsx";
import {
  DESTINATION_CHOICES,
  SegmentedChoice,
  TIPOLOGY_CHOICES,
} from "../forms/segmented-choice.tsx";
import { ProvinceOptions } from "../offers/province-options.tsx";
import type { QuoteFieldsProps } from "./quote-form.tsx";

/** What has to be supplied, where and how much; what only electricity has hides by style alone. */
export function QuoteSupplyFields({ values, errorOf }: QuoteFieldsProps) {
  return (
    <fieldset className="quote-form__part">
      <legend>La fornitura</legend>
      <SegmentedChoice
        legend="Che cosa"
        name="type"
        choices={TIPOLOGY_CHOICES}
        initial={values.type}
      />
      <SegmentedChoice
        legend="Per chi"
        name="destination"
        choices={DESTINATION_CHOICES}
        initial={values.destination}
      />
      <FieldRow
        name="consumption"
        label="Consumo in un anno"
        hint="In bolletta è il «consumo annuo»."
        error={errorOf("consumption")}
        unit={
          <>
            <span className="v-unit only-electricity">kWh</span>
            <span className="v-unit only-gas">Smc</span>
          </>
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.consumption}
          />
        )}
      </FieldRow>
      <FieldRow
        name="capacityKw"
        label="Potenza impegnata"
        hint="In casa è quasi sempre 3 kW."
        error={errorOf("capacityKw")}
        className="only-electricity"
        unit={<span className="v-unit">kW</span>}
      >
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.capacityKw}
          />
        )}
      </FieldRow>
      <FieldRow name="resident" label="Ci abiti?" className="only-electricity">
        {(attributes) => (
          <select {...attributes} className="v-input v-select" defaultValue={values.resident}>
            <option value="si">Sì, ho la residenza</option>
            <option value="no">No, è una seconda casa o un’azienda</option>
          </select>
        )}
      </FieldRow>
      <FieldRow name="province" label="Provincia" error={errorOf("province")}>
        {(attributes) => (
          <select {...attributes} className="v-input v-select" defaultValue={values.province}>
            <option value="">Scegli</option>
            <ProvinceOptions />
          </select>
        )}
      </FieldRow>
      <FieldRow name="operator" label="Fornitore di oggi (facoltativo)" error={errorOf("operator")}>
        {(attributes) => (
          <input {...attributes} maxLength={80} autoComplete="off" defaultValue={values.operator} />
        )}
      </FieldRow>
      <FieldRow
        name="presentSpendEur"
        label="Spesa di oggi in un anno (facoltativo)"
        hint="Imposte comprese, senza l’eventuale canone RAI. Se non la sai, confronto con l’offerta a metà classifica."
        error={errorOf("presentSpendEur")}
        unit={<span className="v-unit">€</span>}
      >
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={values.presentSpendEur}
          />
        )}
      </FieldRow>
    </fieldset>
  );
}
