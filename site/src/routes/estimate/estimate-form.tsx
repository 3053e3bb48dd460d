import { CONTRACT_FIGURES, GAS_USE_CHOICES, PEOPLE_CHOICES, type WireError } from "@volpe/contract";
import { useRef } from "react";
import { Form, useLocation } from "react-router-dom";
import { AskedFigures } from "../../forms/asked-figures.tsx";
import { InputRow, SelectRow, toChoices } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup } from "../../forms/form-values.ts";
import { NumberField } from "../../forms/number-field.tsx";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { SpendHint } from "../../forms/spend-hint.tsx";
import {
  ConsumptionField,
  HouseholdRow,
  PowerField,
  ResidenceRow,
  SupplyChoices,
  VolumeUnit,
} from "../../forms/supply-fields.tsx";
import { useFormDraft } from "../../forms/use-form-draft.ts";
import { ESTIMATE_FIELDS, type EstimateField, type EstimateValues } from "./estimate-fields.ts";
import {
  guessConsumption,
  guessPower,
  guessPrice,
  guessSpend,
  SUPPLY_NAMES,
} from "./estimate-guesses.ts";
import { MonthsField } from "./months-field.tsx";
import { PlacePart } from "./place-part.tsx";
import { useSupplyValues } from "./use-supply-values.ts";
import "./estimate-form.css";

type EstimateFormProps = {
  values: EstimateValues;
  /** The possible meanings of the typed place, if it is ambiguous. */
  places: readonly string[];
  errors: readonly WireError[];
  sending: boolean;
};

type PartProps = {
  values: EstimateValues;
  errorOf: (field: EstimateField) => string | undefined;
};

/**
 * The values that a person knows without a bill. It posts to the page's action, which works before
 * JavaScript arrives; only the style sheet shows the fields of the chosen options.
 */
export function EstimateForm({ values, places, errors, sending }: EstimateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Each address has a draft of its own, because it may describe another supply.
  const name = `calcolo${useLocation().search}`;
  const sentBack = errors.length > 0;
  const { keep } = useFormDraft(form, { name, fields: ESTIMATE_FIELDS, sentBack });
  const swapSupplyValues = useSupplyValues(form, { name, values });
  const { findField, errorOf } = createErrorLookup(ESTIMATE_FIELDS, errors);
  // The field of the place has another id, so the error summary cannot link to it.
  const findLinked = (error: WireError) => {
    const field = findField(error);
    return field === "luogo" ? null : field;
  };
  return (
    <Form
      ref={form}
      className="estimate-form"
      method="post"
      noValidate
      onInput={keep}
      onChange={(event) => {
        swapSupplyValues(event);
        keep();
      }}
    >
      <FormErrors errors={errors} findField={findLinked} />
      <AskedFigures errors={errors} values={values} />
      <SupplyPart values={values} errorOf={errorOf} places={places} />
      <ConsumptionPart values={values} errorOf={errorOf} />
      <ContractPart values={values} errorOf={errorOf} />
      <button className="v-button" type="submit" disabled={sending}>
        {sending ? "Sto confrontando" : "Confronta con le offerte"}
      </button>
    </Form>
  );
}

function SupplyPart({ values, errorOf, places }: PartProps & Pick<EstimateFormProps, "places">) {
  return (
    <fieldset className="estimate-form__part">
      <legend>La fornitura</legend>
      <div className="v-field-row">
        <SupplyChoices names={SUPPLY_NAMES} values={values} />
      </div>
      <div className="v-field-row only-electricity">
        <PowerField
          name="potenza"
          value={values.potenza}
          error={errorOf("potenza")}
          guess={guessPower}
        />
        <ResidenceRow
          name="residente"
          value={values.residente}
          className="only-home"
          no="No, è una seconda casa"
        />
      </div>
      <PlacePart
        luogo={values.luogo}
        places={places}
        error={errorOf("luogoScelto") ?? errorOf("luogo")}
      />
    </fieldset>
  );
}

const WAYS = [
  { value: "annuo", label: "So il totale" },
  { value: "mesi", label: "Mese per mese" },
  { value: "casa", label: "Non lo so" },
];

function ConsumptionPart({ values, errorOf }: PartProps) {
  return (
    <fieldset className="estimate-form__part">
      <legend>Quanto consumi</legend>
      <SegmentedChoice legend="Come lo sai" name="modo" choices={WAYS} initial={values.modo} />
      <div className="only-annual">
        <input type="hidden" name="fasce" value={values.fasce} />
        <input type="hidden" name="stimato" value={values.stimato} />
        <ConsumptionField
          name="consumo"
          value={values.consumo}
          error={errorOf("consumo")}
          guess={guessConsumption}
        />
      </div>
      <div className="only-months">
        <MonthsField values={values} error={errorOf("mesi")} />
      </div>
      <div className="only-household">
        <HouseholdRow
          className="only-electricity"
          name="persone"
          label="In quanti siete in casa"
          hint={HOUSEHOLD_HINT}
          value={values.persone}
          error={errorOf("persone")}
          choices={PEOPLE_CHOICES}
        />
      </div>
      <div className="only-gas only-uses">
        <HouseholdRow
          name="uso"
          label="A che cosa ti serve il gas"
          hint={HOUSEHOLD_HINT}
          value={values.uso}
          error={errorOf("uso")}
          choices={GAS_USE_CHOICES}
        />
      </div>
    </fieldset>
  );
}

const HOUSEHOLD_HINT = (
  <>
    <span className="only-household">Il consumo lo stimo io: quello vero è in bolletta.</span>
    <span className="only-months">Così completo i mesi che mancano.</span>
  </>
);

const KNOWN = [
  { value: "prezzo", label: "So il prezzo" },
  { value: "spesa", label: "So quanto spendo" },
  { value: "niente", label: "Non lo so" },
];
const PRICINGS = [
  { value: "fisso", label: "Fisso" },
  { value: "variabile", label: "Variabile" },
];

const PERIODS = toChoices({ anno: "All’anno", mese: "Al mese" });

function ContractPart({ values, errorOf }: PartProps) {
  return (
    <fieldset className="estimate-form__part">
      <legend>Il contratto di oggi</legend>
      <SegmentedChoice legend="Che cosa ne sai" name="oggi" choices={KNOWN} initial={values.oggi} />
      <div className="only-price">
        <SegmentedChoice
          legend="Il prezzo dell’energia è"
          name="contratto"
          choices={PRICINGS}
          initial={values.contratto}
        />
        <PriceRow values={values} errorOf={errorOf} />
        <label className="v-check only-electricity">
          <input
            type="checkbox"
            name="dispacciamento"
            value="compreso"
            defaultChecked={values.dispacciamento === "compreso"}
          />
          <span>
            L’ho preso dalla bolletta, dove il dispacciamento è già compreso. Se viene dal contratto
            lo aggiungo io.
          </span>
        </label>
        <div className="v-field-row">
          <NumberField
            name="quota"
            label="Quota fissa del fornitore"
            hint="Prima dell’IVA. Nel contratto può chiamarsi «corrispettivo di commercializzazione»."
            value={values.quota}
            error={errorOf("quota")}
            unit={<span className="v-unit">€</span>}
          />
          <SelectRow
            name="quotaPeriodo"
            label="Ogni quanto"
            value={values.quotaPeriodo}
            choices={PERIODS}
          />
        </div>
      </div>
      <div className="v-field-row only-spend">
        <NumberField
          name="spesa"
          label="Quanto spendi oggi"
          hint={<SpendHint />}
          value={values.spesa}
          error={errorOf("spesa")}
          unit={<span className="v-unit">€</span>}
          isSum
          guess={guessSpend}
        />
        <SelectRow name="periodo" label="Ogni quanto" value={values.periodo} choices={PERIODS} />
      </div>
      <InputRow
        name="scadenza"
        label="Fino a quando vale il prezzo di oggi (facoltativo)"
        hint="Così puoi farti avvisare prima che scada."
        className="only-known"
        value={values.scadenza}
        error={errorOf("scadenza")}
        control={{ type: "date" }}
      />
    </fieldset>
  );
}

/** One field for both kinds of price: the style sheet shows the hint of the chosen one. */
function PriceRow({ values, errorOf }: PartProps) {
  return (
    <NumberField
      name="energia"
      label="Prezzo dell’energia, prima dell’IVA"
      hint={
        <>
          <span className="only-fixed">Come è scritto nel contratto, in euro.</span>
          <span className="only-variable">
            Quanto si aggiunge all’indice (lo «spread»), in euro.
          </span>
        </>
      }
      value={values.energia}
      error={errorOf("energia")}
      unit={<VolumeUnit prefix="€/" />}
      loneDot={CONTRACT_FIGURES.unitPriceEur.loneDot}
      guess={guessPrice}
    />
  );
}
