import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { announce } from "../page/announce.ts";

/** One suggestion; `take` is called when it is chosen. */
type ComboboxOption = { key: string; shown: ReactNode; take: () => void };

type ComboboxProps = {
  /** The field that another component renders. It keeps its place in the form. */
  input: HTMLInputElement;
  /** Name of the list for screen readers. */
  label: string;
  className: string;
  optionClassName?: string;
  /** Pause in the typing before suggestions are requested, ms. */
  pauseMs: number;
  /** Shorter texts have no suggestions. */
  minLength: number;
  suggest: (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** True for a search: it also suggests for its initial text, and Escape empties it. */
  isSearch?: boolean;
};

type Answer = { query: string; options: readonly ComboboxOption[] };
const NONE: Answer = { query: "", options: [] };

/**
 * The suggestions below a text field (WAI-ARIA APG): arrows move, Enter selects, Escape closes. It
 * is loaded after the field, so it adds its listeners and attributes to the existing input.
 */
export function Combobox(props: ComboboxProps) {
  const { input, label, pauseMs, minLength, suggest, isSearch = false } = props;
  const id = useId();
  const [{ query, options }, setAnswer] = useState(NONE);
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const asking = useRef(new AbortController());
  const isShown = isOpen && options.length > 0;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function clear() {
    asking.current.abort();
    setAnswer(NONE);
  }

  function take(option: ComboboxOption) {
    close();
    clear();
    option.take();
  }

  /** A newer text aborts the request for an older one. */
  async function ask(typed: string) {
    asking.current.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    if (typed.length < minLength) {
      setAnswer(NONE);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return;
    // The form works without suggestions.
    const found = await suggest(typed, signal).catch(() => null);
    if (!signal.aborted) setAnswer(found === null ? NONE : { query: typed, options: found });
  }

  const handleInput = useEffectEvent(() => {
    setOpen(true);
    setActive(-1);
    void ask(input.value.trim());
  });
  const handleBlur = useEffectEvent(close);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing) return;
    if ((key === "ArrowDown" || key === "ArrowUp") && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(toNext(isShown ? active : -1, key, options.length));
    } else if (key === "Enter") {
      const chosen = isShown ? options[active] : undefined;
      if (chosen === undefined) {
        close();
        clear();
      } else {
        event.preventDefault();
        take(chosen);
      }
    } else if (key === "Escape" && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === "Escape" && isSearch && input.value !== "") {
      event.preventDefault();
      input.value = "";
      clear();
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("input", () => handleInput(), { signal });
    input.addEventListener("blur", () => handleBlur(), { signal });
    input.addEventListener("keydown", (event) => handleKeyDown(event), { signal });
    // The visitor may have typed before this was loaded, and may have moved to another field.
    const hasTyped = isSearch || input.value !== input.defaultValue;
    if (hasTyped && document.activeElement === input) handleInput();
    return () => {
      listening.abort();
      asking.current.abort();
    };
  }, [input, isSearch]);

  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-haspopup", "listbox");
    input.setAttribute("aria-controls", id);
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && active >= 0) input.setAttribute("aria-activedescendant", `${id}-${active}`);
    else input.removeAttribute("aria-activedescendant");
  }, [input, id, isShown, active]);

  useEffect(() => {
    // jsdom has no `scrollIntoView`.
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
  }, [id, active]);

  useEffect(() => {
    if (isOpen && query !== "") announce(toCount(options.length));
  }, [isOpen, query, options]);

  return (
    <div id={id} className={props.className} role="listbox" aria-label={label} hidden={!isShown}>
      {options.map((option, index) => (
        <div
          key={option.key}
          id={`${id}-${index}`}
          className={props.optionClassName}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus, otherwise the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onMouseUp={({ button }) => button === 0 && take(option)}
        >
          {option.shown}
        </div>
      ))}
    </div>
  );
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
