import { formatQuantity, GAS_USE_CHOICES, PEOPLE_CHOICES, REFERENCE_SUPPLY } from "@volpe/contract";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import {
  ConsumptionField,
  createSupplyGuesses,
  HouseholdRow,
  SupplyChoices,
} from "../../forms/supply-fields.tsx";
import { fillSavedPlace } from "../../page/saved-place.ts";
import { useClient } from "../../page/use-client.tsx";
import { ASSISTANT_BUTTON, FILLED_PLACE } from "../catalogue/energy/calculator-redirect.ts";
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
        <SupplyChoices names={SUPPLY_NAMES} values={{}} />
      </div>
      <ConsumptionField
        className="calculator__consumption"
        name="consumo"
        label="Quanto consumi in un anno"
        hint={CONSUMPTION_HINT}
        value={null}
        guess={guessConsumption}
      />
      <HouseholdRow
        className="only-electricity"
        name="persone"
        label="In quanti siete in casa"
        none={NO_HOUSEHOLD}
        choices={PEOPLE_CHOICES}
      />
      <HouseholdRow
        className="only-gas"
        name="uso"
        label="A che cosa ti serve il gas"
        none={NO_HOUSEHOLD}
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
 * The page is the same for everybody, so a script fills in the saved place, and then enables the
 * hidden field. Without that field an empty place is not taken for one that the person cleared.
 */
function SavedPlaceField() {
  const { place } = useClient();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => fillSavedPlace(box.current, place), [place]);
  return (
    <div ref={box} data-saved-place="">
      <input type="hidden" name={FILLED_PLACE} value="si" disabled />
      <PlaceField defaultLabel="" />
    </div>
  );
}

/**
 * The style sheet shows the example of the chosen typology, because a placeholder cannot depend on
 * that choice.
 */
const CONSUMPTION_HINT = (
  <>
    In bolletta è il «consumo annuo», per esempio{" "}
    <span className="only-electricity">{formatQuantity(REFERENCE_SUPPLY.annualKwh, "kWh")}</span>
    <span className="only-gas">{formatQuantity(REFERENCE_SUPPLY.annualSmc, "Smc")}</span>. Non ce
    l’hai? Rispondi qui sotto.
  </>
);
const NO_HOUSEHOLD = "Scegli, se non sai il consumo";
const SUPPLY_NAMES = { destination: "destinazione", tipology: "tipologia" };
const { guessConsumption } = createSupplyGuesses(SUPPLY_NAMES);
