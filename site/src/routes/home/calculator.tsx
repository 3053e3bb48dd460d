import { guessFigure } from "@volpe/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { createHomeGuesses } from "../../forms/home-guesses.ts";
import { NumberField } from "../../forms/number-field.tsx";
import {
  DESTINATION_CHOICES,
  SegmentedChoice,
  TIPOLOGY_CHOICES,
} from "../../forms/segmented-choice.tsx";
import { useClient } from "../../page/use-client.tsx";
import { ASSISTANT_BUTTON } from "../catalogue/energy/calculator-redirect.ts";
import {
  GAS_USE_CHOICES,
  type HouseholdChoice,
  PEOPLE_CHOICES,
} from "../catalogue/energy/household-choices.ts";
import { PresentSpendField } from "../catalogue/energy/present-spend-field.tsx";
import { PlaceField } from "../places/place-field.tsx";
import "./calculator.css";

/**
 * The visitor's supply in a few answers. A plain GET form: `/offerte` turns it into the address of
 * the list or of the assistant. The style sheet shows the household question of the chosen
 * typology.
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
      <NumberField
        className="calculator__consumption"
        name="consumo"
        label="Quanto consumi in un anno"
        hint="In bolletta è il «consumo annuo». Non ce l’hai? Rispondi qui sotto."
        unit={
          <>
            <span className="v-unit only-electricity">kWh</span>
            <span className="v-unit only-gas">Smc</span>
          </>
        }
        value={null}
        placeholder="2.700"
        guess={guessConsumption}
      />
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
      <SavedPlaceField />
      <div className="v-field-row calculator__spend">
        <PresentSpendField />
      </div>
      <button className="v-button v-button-wide" type="submit">
        Confronta le offerte
      </button>
      <button className="v-text-button" type="submit" name={ASSISTANT_BUTTON} value="si">
        Oppure parla con la volpe
      </button>
      <p className="v-hint">
        Gratis e senza recapiti. <Link to="/come-funziono">Come calcolo</Link> · Sai il prezzo che
        paghi oggi? <Link to="/preventivo/calcolo">Confrontalo con le offerte</Link>
      </p>
    </form>
  );
}

/**
 * The page is the same for everybody, so the saved place is filled in after hydration. Sent empty,
 * the field would forget it.
 */
function SavedPlaceField() {
  const { place } = useClient();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input?.value === "") input.value = place.read()?.label ?? "";
  }, [place]);
  return (
    <div ref={box}>
      <PlaceField defaultLabel="" />
    </div>
  );
}

const guessAtHome = createHomeGuesses({ destination: "destinazione", tipology: "tipologia" });
const guessConsumption = guessAtHome((figure, tipology) => guessFigure(tipology, figure));

type HouseholdSelectProps = {
  className: string;
  name: string;
  label: string;
  choices: readonly HouseholdChoice[];
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
