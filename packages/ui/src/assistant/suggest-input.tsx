import { foldText } from "@volpe/contract";
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useState } from "react";
import { LATER_TEXTS } from "./later-texts-it.ts";

const SHOWN = 6;

type SuggestInputProps = {
  suggestions: readonly string[];
  /** Address of a call that returns suggestions; `suggestions` are offered if the call fails. */
  suggestUrl?: string | undefined;
  value: string;
  onValue: (value: string) => void;
  attributes: InputHTMLAttributes<HTMLInputElement>;
};

/**
 * A combobox with a list (WAI-ARIA APG): arrows move, Enter selects, Escape closes only the list.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { suggestions, suggestUrl, value, onValue, attributes } = props;
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useFound(suggestUrl, value);
  const all = found ?? findMatches(suggestions, value);
  const matches = open ? all : [];
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
      const count = Math.max(1, all.length);
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
            // The field keeps the focus, otherwise the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onMouseUp={({ button }) => button === 0 && take(suggestion)}
          >
            {suggestion}
          </div>
        ))}
      </div>
      <p className="v-hidden" role="status">
        {shown && LATER_TEXTS.suggested(matches.length)}
      </p>
    </div>
  );
}

/** Pause in the typing before the suggestions are requested. */
const PAUSE_MS = 80;

/**
 * The suggestions of the call at `url`: the last answer until the next one arrives, null after a
 * failure or without `url`.
 */
function useFound(url: string | undefined, typed: string): readonly string[] | null {
  const [found, setFound] = useState<readonly string[] | null>(url === undefined ? null : []);
  useEffect(() => {
    if (url === undefined) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const address = new URL(url, location.href);
        address.searchParams.set("q", typed.trim());
        const reply = await fetch(address, { signal: asking.signal });
        setFound(readLabels(await reply.json(), typed.trim()));
      } catch {
        if (!asking.signal.aborted) setFound(null);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [url, typed]);
  return found;
}

/** The labels of an answer. Throws if it has another shape. */
function readLabels({ data }: { data: { label: string }[] }, typed: string): readonly string[] {
  return withoutTyped(
    data.map(({ label }) => String(label)),
    typed,
  );
}

/** Options that begin with the text, then those that contain it. Accents and case do not matter. */
function findMatches(suggestions: readonly string[], typed: string): readonly string[] {
  const sought = fold(typed);
  if (sought === "") {
    return [];
  }
  const found = suggestions.filter((suggestion) => fold(suggestion).includes(sought));
  const rank = (suggestion: string) => (fold(suggestion).startsWith(sought) ? 0 : 1);
  return withoutTyped(
    found.toSorted((a, b) => rank(a) - rank(b)),
    typed,
  );
}

/** The first options; none if the only one is already typed. */
function withoutTyped(found: readonly string[], typed: string): readonly string[] {
  return found.length === 1 && fold(found[0] ?? "") === fold(typed) ? [] : found.slice(0, SHOWN);
}

function fold(text: string): string {
  return foldText(text.trim());
}
