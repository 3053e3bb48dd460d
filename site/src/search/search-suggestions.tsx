import type { SearchSuggestion } from "@volpe/contract";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSuggestions } from "./use-suggestions.ts";
import "./search-suggestions.css";

export type SearchSuggestions = { input: HTMLInputElement };

/**
 * The list below a search field, as a combobox (WAI-ARIA APG): arrows move, Enter opens, Escape
 * closes the list and then empties the field. The field stays the form's own.
 */
export function SearchSuggestions({ input }: SearchSuggestions) {
  const listId = useId();
  const navigate = useNavigate();
  const { suggested, ask, clear } = useSuggestions();
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(input.value !== "");
  const { suggestions } = suggested;
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = ({ path }: SearchSuggestion) => {
    close();
    clear();
    input.value = "";
    input.blur();
    void navigate(path);
  };

  useFieldEvents(input, {
    input() {
      setOpen(true);
      setActive(-1);
      ask(input.value);
    },
    blur: close,
    keydown(event) {
      if (event.isComposing) return;
      const { key } = event;
      if (key === "ArrowDown" || key === "ArrowUp") {
        if (suggestions.length === 0) return;
        event.preventDefault();
        setOpen(true);
        setActive(toNext(isShown ? active : -1, key, suggestions.length));
      } else if (key === "Enter") {
        const chosen = isShown ? suggestions[active] : undefined;
        if (chosen !== undefined) {
          event.preventDefault();
          take(chosen);
        } else {
          close();
          clear();
        }
      } else if (key === "Escape" && (isShown || input.value !== "")) {
        event.preventDefault();
        if (isShown) close();
        else {
          input.value = "";
          clear();
        }
      }
    },
  });

  // What was typed while this was on its way is asked for at once.
  const first = useRef(ask);
  useEffect(() => first.current(input.value), [input]);

  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-haspopup", "listbox");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && active >= 0) {
      input.setAttribute("aria-activedescendant", `${listId}-${active}`);
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }, [input, listId, isShown, active]);

  return (
    <>
      <div
        id={listId}
        className="search-suggestions"
        role="listbox"
        aria-label="Suggerimenti"
        hidden={!isShown}
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.path}
            id={`${listId}-${index}`}
            className="search-suggestions__option"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus, or the list would close under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onMouseUp={({ button }) => button === 0 && take(suggestion)}
          >
            <span>{suggestion.label}</span>
            <span className="search-suggestions__kind">{suggestion.kindLabel}</span>
          </div>
        ))}
      </div>
      <p className="v-hidden" role="status">
        {isOpen && suggested.query !== "" && toCount(suggestions.length)}
      </p>
    </>
  );
}

type FieldEvents = {
  input: () => void;
  blur: () => void;
  keydown: (event: KeyboardEvent) => void;
};

/** Listens to a field that another component renders. */
function useFieldEvents(input: HTMLInputElement, events: FieldEvents): void {
  const latest: RefObject<FieldEvents> = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input.addEventListener("input", () => latest.current.input(), { signal });
    input.addEventListener("blur", () => latest.current.blur(), { signal });
    input.addEventListener("keydown", (event) => latest.current.keydown(event), { signal });
    return () => controller.abort();
  }, [input]);
}

function toNext(active: number, key: "ArrowDown" | "ArrowUp", count: number): number {
  if (key === "ArrowDown") {
    return (active + 1) % count;
  }
  return active <= 0 ? count - 1 : active - 1;
}

function toCount(count: number): string {
  if (count === 0) {
    return "Nessun suggerimento";
  }
  return count === 1 ? "1 suggerimento" : `${count} suggerimenti`;
}
