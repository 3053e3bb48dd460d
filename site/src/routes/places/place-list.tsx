import { Combobox } from "../../combobox/combobox.tsx";
import { useClient } from "../../page/use-client.tsx";
import { createPlaceCalls } from "./place-calls.ts";

/** The suggestions of a place's field. A chosen one fills the field in. */
export function PlaceList({ input }: { input: HTMLInputElement }) {
  const { api } = useClient();

  async function suggest(typed: string, signal: AbortSignal) {
    const places = await createPlaceCalls(api.request).suggest(typed, { signal });
    const isWhole = places.length === 1 && places[0]?.label.toLowerCase() === typed.toLowerCase();
    return (isWhole ? [] : places).map(({ label }) => ({
      key: label,
      shown: label,
      take() {
        input.value = label;
        // The form gets the event as if the label had been typed.
        input.dispatchEvent(new Event("change", { bubbles: true }));
      },
    }));
  }

  return (
    <Combobox
      input={input}
      label="Luoghi"
      className="v-suggest-list place-field__list"
      pauseMs={80}
      minLength={2}
      suggest={suggest}
    />
  );
}
