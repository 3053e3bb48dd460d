import { type ComponentType, useId, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { orReload } from "../../page/or-reload.ts";
import { useHydrated } from "../../page/use-hydrated.ts";
import type { TypedPlace } from "./change-place.ts";
import "./place-field.css";

type PlaceFieldProps = {
  /** The current place, as `Monza (MB)`; empty for all of Italy. */
  defaultLabel: string;
  /** The last typed place, if it is ambiguous or unknown. */
  asked?: TypedPlace | null;
};

type PlaceList = ComponentType<{ input: HTMLInputElement }>;

/**
 * The field for a comune or a province. Its form sends `luogo` to a page whose loader calls
 * `followPlace`. The suggestions are loaded on the first focus.
 */
export function PlaceField({ defaultLabel, asked = null }: PlaceFieldProps) {
  const id = useId();
  const [search] = useSearchParams();
  const toChoice = (label: string) => {
    const chosen = new URLSearchParams(search);
    chosen.set("luogo", label);
    return <Link to={`?${chosen}`}>{label}</Link>;
  };
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [List, setList] = useState<PlaceList | null>(null);
  const isHydrated = useHydrated();

  function handleFocus() {
    if (List !== null) return;
    orReload(import("./place-list.tsx")).then(
      (loaded) => setList(() => loaded.PlaceList),
      // Without the list the field still takes a typed place.
      () => undefined,
    );
  }

  return (
    <div className="v-field place-field">
      <label className="v-label" htmlFor={id}>
        Comune o provincia
      </label>
      <div className="v-suggest">
        <input
          ref={setInput}
          className="v-input"
          id={id}
          name="luogo"
          type="text"
          // The browser's own list would cover ours, which only a script has.
          autoComplete={List === null ? undefined : "off"}
          spellCheck={false}
          maxLength={100}
          placeholder="Tutta Italia"
          defaultValue={asked?.typed ?? defaultLabel}
          // biome-ignore lint/a11y/noAutofocus: a person who typed an unclear place is asked here.
          autoFocus={asked !== null && !isHydrated}
          aria-invalid={asked !== null || undefined}
          aria-describedby={asked === null ? undefined : `${id}-domanda`}
          onFocus={handleFocus}
        />
        {List && input && <List input={input} />}
      </div>
      {asked !== null && (
        <div className="place-field__asked" id={`${id}-domanda`}>
          {asked.choices.length > 1 ? (
            <>
              <p>«{asked.typed}» può essere:</p>
              <ul>
                {asked.choices.map(({ label }) => (
                  <li key={label}>{toChoice(label)}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              Non conosco «{asked.typed}».{" "}
              {asked.choices[0] ? (
                <>Forse {toChoice(asked.choices[0].label)}?</>
              ) : (
                "Scrivi il comune, il CAP o la sigla della provincia, come MI."
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
