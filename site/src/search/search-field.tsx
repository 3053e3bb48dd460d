import { Icon } from "@volpe/ui";
import { type ComponentType, type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { orReload } from "../page/or-reload.ts";
import type { SearchSuggestions } from "./search-suggestions.tsx";
import "./search-field.css";

/** The magnifying glass of lucide (ISC licence). */
export const SEARCH = "M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16m10 18-4.34-4.34";

type SearchFieldProps = {
  /** The accessible name of this search. */
  label: string;
  /** Initial value of the field. */
  query?: string;
  className?: string;
};

/**
 * A GET form that works without a script. The suggestions are loaded when the field is first
 * focused.
 */
export function SearchField({ label, query = "", className = "" }: SearchFieldProps) {
  const fieldId = useId();
  const navigate = useNavigate();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestions> | null>(null);

  const loadSuggestions = () => {
    orReload(import("./search-suggestions.tsx")).then(
      (loaded) => setSuggestions(() => loaded.SearchSuggestions),
      // Without suggestions the form still searches.
      () => undefined,
    );
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: input?.value ?? "" })}`);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> would only add an element.
    <form
      className={`search-field ${className}`}
      action="/search"
      role="search"
      aria-label={label}
      onSubmit={handleSubmit}
    >
      <label className="v-hidden" htmlFor={fieldId}>
        {label}
      </label>
      <input
        id={fieldId}
        ref={setInput}
        className="search-field__input"
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        placeholder="Cerca"
        key={query}
        defaultValue={query}
        onFocus={loadSuggestions}
      />
      <button className="search-field__button" type="submit">
        <Icon outline={SEARCH} size={20} />
        <span className="v-hidden">Cerca</span>
      </button>
      {Suggestions !== null && input !== null && <Suggestions input={input} />}
    </form>
  );
}
