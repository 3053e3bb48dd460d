import { createSearchCalls } from "@volpe/core";
import { useNavigate } from "react-router-dom";
import { Combobox } from "../combobox/combobox.tsx";
import { useClient } from "../page/use-client.tsx";
import "./search-suggestions.css";

export type SearchSuggestions = { input: HTMLInputElement };

/**
 * The suggestions below a search field. A chosen suggestion opens its page and empties the field.
 */
export function SearchSuggestions({ input }: SearchSuggestions) {
  const navigate = useNavigate();
  const { api } = useClient();

  async function suggest(typed: string, signal: AbortSignal) {
    const { suggestions } = await createSearchCalls(api.request).suggest(typed, signal);
    return suggestions.map(({ path, label, kindLabel }) => ({
      key: path,
      shown: (
        <>
          <span>{label}</span>
          <span className="search-suggestions__kind">{kindLabel}</span>
        </>
      ),
      take() {
        input.value = "";
        input.blur();
        void navigate(path);
      },
    }));
  }

  return (
    <Combobox
      input={input}
      label="Suggerimenti"
      className="search-suggestions"
      optionClassName="search-suggestions__option"
      pauseMs={60}
      minLength={1}
      suggest={suggest}
      isSearch
    />
  );
}
