import { Link } from "react-router-dom";
import {
  DESTINATION_CHOICES,
  SegmentedChoice,
  TIPOLOGY_CHOICES,
} from "../forms/segmented-choice.tsx";
import {
  GAS_USE_CHOICES,
  PEOPLE_CHOICES,
  type TypicalConsumption,
} from "../offers/typical-consumption.ts";
import { PlaceField } from "../places/place-field.tsx";
import "./calculator.css";

/**
 * The visitor's supply in five answers. A plain GET form: `/offerte` turns it into the address of
 * the list. Which of the two household questions is shown follows the typology by style alone.
 */
export function Calculator() {
  return (
    <form className="calculator" action="/offerte" method="get" aria-labelledby="fornitura">
      <h2 className="calculator__title" id="fornitura">
        La tua fornitura
      </h2>
      <div className="v-field-row">
        <SegmentedChoice
          legend="Che cosa"
          name="tipologia"
          choices={TIPOLOGY_CHOICES}
          initial="luce"
        />
        <SegmentedChoice
          legend="Per chi"
          name="destinazione"
          choices={DESTINATION_CHOICES}
          initial="privati"
        />
      </div>
      <div className="v-field">
        <label className="v-label" htmlFor="calculator-consumption">
          Quanto consumi in un anno
        </label>
        <div className="v-affix calculator__consumption">
          <input
            className="v-input"
            id="calculator-consumption"
            name="consumo"
            type="number"
            inputMode="decimal"
            min="1"
            max="10000000"
            step="any"
            placeholder="2700"
            aria-describedby="calculator-consumption-hint"
          />
          <span className="v-unit only-electricity">kWh</span>
          <span className="v-unit only-gas">Smc</span>
        </div>
        <p className="v-hint" id="calculator-consumption-hint">
          In bolletta è il «consumo annuo». Non ce l’hai? Rispondi qui sotto.
        </p>
      </div>
      <HouseholdSelect
        className="only-electricity"
        name="persone"
        label="In quanti siete in casa"
        choices={PEOPLE_CHOICES}
      />
      <HouseholdSelect
        className="only-gas"
        name="uso"
        label="A che cosa ti serve il gas"
        choices={GAS_USE_CHOICES}
      />
      <PlaceField defaultLabel="" />
      <button className="v-button v-button-wide" type="submit">
        Confronta le offerte
      </button>
      <p className="v-hint">
        Gratis e senza recapiti. <Link to="/come-funziono">Come calcolo</Link>
      </p>
    </form>
  );
}

type HouseholdSelectProps = {
  className: string;
  name: string;
  label: string;
  choices: readonly TypicalConsumption[];
};

function HouseholdSelect({ className, name, label, choices }: HouseholdSelectProps) {
  const id = `calculator-${name}`;
  return (
    <div className={`v-field ${className}`}>
      <label className="v-label" htmlFor={id}>
        {label}
      </label>
      <select className="v-input v-select" id={id} name={name} defaultValue="">
        <option value="">Scegli, se non sai il consumo</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
