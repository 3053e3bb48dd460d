import { type RefObject, useEffect, useId, useReducer, useRef } from "react";
import { useClient } from "../../use-client.tsx";
import { createPlaceCalls } from "./place-calls.ts";

/** A pause in the typing, ms: short of what is noticed, longer than between two keys. */
const PAUSE_MS = 80;

type State = { labels: readonly string[]; active: number };
const CLOSED: State = { labels: [], active: -1 };

/**
 * The suggestions of a place's field: a combobox with a list (WAI-ARIA APG). The field stood there
 * before this was loaded, so it is taken up as it is: focus and what was typed stay.
 */
export function PlaceList({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { api } = useClient();
  const [{ labels, active }, show] = useReducer((_: State, next: State) => next, CLOSED);
  const shown = labels.length > 0;
  const current = useRef<State>(CLOSED);
  current.current = { labels, active };

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    const listening = new AbortController();
    let asking = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const close = () => {
      clearTimeout(timer);
      asking.abort();
      show(CLOSED);
    };
    const ask = async () => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        const places = await createPlaceCalls(api.request).suggest(field.value, { signal });
        const found = places.map(({ label }) => label);
        if (!signal.aborted) show({ labels: isWhole(found, field.value) ? [] : found, active: -1 });
      } catch {
        // Without suggestions the field works all the same.
        if (!signal.aborted) show(CLOSED);
      }
    };
    const handleInput = () => {
      clearTimeout(timer);
      if (field.value.trim().length < 2) close();
      else timer = setTimeout(ask, PAUSE_MS);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { labels, active } = current.current;
      const count = labels.length;
      const label = labels[active];
      if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        const next = active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
        show({ labels, active: next });
      } else if (event.key === "Enter" && label !== undefined) {
        event.preventDefault();
        take(field, label);
        close();
      } else if (event.key === "Escape" && count > 0) {
        event.stopPropagation();
        close();
      }
    };
    const { signal } = listening;
    field.addEventListener("input", handleInput, { signal });
    field.addEventListener("keydown", handleKeyDown, { signal });
    field.addEventListener("blur", close, { signal });
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", id);
    // What was typed before this was loaded.
    if (field.value !== field.defaultValue) handleInput();
    return () => {
      listening.abort();
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, id, input]);

  useEffect(() => {
    const field = input.current;
    field?.setAttribute("aria-expanded", String(shown));
    if (active >= 0) field?.setAttribute("aria-activedescendant", `${id}-${active}`);
    else field?.removeAttribute("aria-activedescendant");
  }, [active, id, input, shown]);

  return (
    <div
      id={id}
      role="listbox"
      className="v-suggest-list place-field__list"
      aria-label="Luoghi"
      hidden={!shown}
    >
      {labels.map((label, index) => (
        <div
          key={label}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the blur, which would close the list under the finger.
          onPointerDown={(event) => {
            event.preventDefault();
            if (input.current !== null) take(input.current, label);
            show(CLOSED);
          }}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

/** The form hears of it as of anything typed. */
function take(field: HTMLInputElement, label: string) {
  field.value = label;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function isWhole(found: readonly string[], typed: string): boolean {
  return found.length === 1 && found[0]?.toLowerCase() === typed.trim().toLowerCase();
}
