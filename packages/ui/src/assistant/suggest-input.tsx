import { type InputHTMLAttributes, type KeyboardEvent, useId, useState } from "react";

const SHOWN = 6;

type SuggestInputProps = {
  suggestions: readonly string[];
  value: string;
  onValue: (value: string) => void;
  attributes: InputHTMLAttributes<HTMLInputElement>;
};

/** A combobox with a list (WAI-ARIA APG): arrows move, Enter takes, Escape closes the list alone. */
export function SuggestInput({ suggestions, value, onValue, attributes }: SuggestInputProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = open ? findMatches(suggestions, value) : [];
  const shown = matches.length > 0;

  const take = (suggestion: string) => {
    onValue(suggestion);
    setOpen(false);
    setActive(-1);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      const count = Math.max(1, findMatches(suggestions, value).length);
      setActive((index) =>
        index === -1 && step === -1 ? count - 1 : (index + step + count) % count,
      );
    } else if (event.key === "Enter" && shown && matches[active] !== undefined) {
      event.preventDefault();
      take(matches[active]);
    } else if (event.key === "Escape" && shown) {
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="v-suggest">
      <input
        {...attributes}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        value={value}
        onInput={(event) => {
          onValue(event.currentTarget.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={handleKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={listId}
        role="listbox"
        className="v-suggest-list"
        aria-label="Suggerimenti"
        hidden={!shown}
      >
        {matches.map((suggestion, index) => (
          <div
            key={suggestion}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the blur, which would close the list under the finger.
            onPointerDown={(event) => {
              event.preventDefault();
              take(suggestion);
            }}
          >
            {suggestion}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Beginnings first, then middles; accents and case do not count. A whole match needs no list. */
function findMatches(suggestions: readonly string[], typed: string): string[] {
  const sought = fold(typed);
  if (sought === "") {
    return [];
  }
  const found = suggestions.filter((suggestion) => fold(suggestion).includes(sought));
  if (found.length === 1 && fold(found[0] ?? "") === sought) {
    return [];
  }
  const rank = (suggestion: string) => (fold(suggestion).startsWith(sought) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN);
}

function fold(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
