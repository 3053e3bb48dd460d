import { toFieldId } from "../../forms/field-row.tsx";
import { PlaceField } from "../places/place-field.tsx";

type PlacePartProps = {
  /** The place as it was typed. */
  luogo: string;
  /** The possible places, if the text is ambiguous. */
  places: readonly string[];
  error: string | undefined;
};

/**
 * The place of the supply, and the choice if there are several. They are sent with the whole form,
 * so that a choice loses no typed text.
 */
export function PlacePart({ luogo, places, error }: PlacePartProps) {
  const id = toFieldId("luogoScelto");
  return (
    <div className="estimate-form__place">
      <PlaceField defaultLabel={luogo} />
      {error !== undefined && (
        <p className="v-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {places.length > 0 && (
        <fieldset className="v-fieldset" aria-describedby={`${id}-error`}>
          <legend>Quale posto è?</legend>
          <input type="hidden" name="luogoChiesto" value={luogo} />
          <div className="v-choices">
            {places.map((place, index) => (
              <label key={place} className="v-choice">
                <input
                  type="radio"
                  name="luogoScelto"
                  value={place}
                  // The error summary links to the first button.
                  id={index === 0 ? id : undefined}
                />
                <span>{place}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
