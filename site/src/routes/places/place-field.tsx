import { type ComponentType, type RefObject, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { TypedPlace } from "./follow-place.ts";
import "./place-field.css";

type PlaceFieldProps = {
  /** The place in force, as `Monza (MB)`; empty for all of Italy. */
  defaultLabel: string;
  /** What was typed last, where it could not be told which place is meant. */
  asked?: TypedPlace | null;
  /** The address of a choice among several, by its label. */
  toChoiceHref?: (label: string) => string;
};

type PlaceList = ComponentType<{ input: RefObject<HTMLInputElement | null> }>;

/**
 * One field for a comune or a province, in any form that asks its page again: it sends `luogo`,
 * which the page's loader reads. Its suggestions come with the first focus.
 */
export function PlaceField({ defaultLabel, asked = null, toChoiceHref }: PlaceFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<PlaceList | null>(null);

  async function handleFocus() {
    if (List !== null) return;
    const { PlaceList } = await import("./place-list.tsx");
    setList(() => PlaceList);
  }

  return (
    <div className="v-field place-field">
      <label className="v-label" htmlFor={id}>
        Comune o provincia
      </label>
      <div className="v-suggest">
        <input
          ref={input}
          className="v-input"
          id={id}
          name="luogo"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder="Tutta Italia"
          defaultValue={asked?.typed ?? defaultLabel}
          aria-invalid={asked !== null || undefined}
          aria-describedby={asked === null ? undefined : `${id}-domanda`}
          onFocus={handleFocus}
        />
        {List && <List input={input} />}
      </div>
      {asked !== null && (
        <div className="place-field__asked" id={`${id}-domanda`}>
          {asked.choices.length === 0 ? (
            <p>
              Non trovo «{asked.typed}». Scrivi il comune, il CAP o la sigla della provincia, come
              MI.
            </p>
          ) : (
            <>
              <p>«{asked.typed}» può essere:</p>
              <ul>
                {asked.choices.map(({ label }) => (
                  <li key={label}>
                    {toChoiceHref ? <Link to={toChoiceHref(label)}>{label}</Link> : label}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  );
}
