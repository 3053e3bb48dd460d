import { formatTyped, formatTypedEur, type LoneDot, parseDecimal } from "@volpe/contract";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { FieldRow, type FieldRowProps } from "./field-row.tsx";
import "./number-field.css";

/** The other answers of a form, or of an address. */
export type Answers = { get(name: string): unknown };

/**
 * Returns the figure that an implausible figure probably stands for, or the implausible figure
 * itself if there is no guess. Null for a plausible figure.
 */
export type Guess = (figure: number, answers: Answers | null) => number | null;

export type NumberFieldProps = Pick<
  FieldRowProps,
  "name" | "label" | "hint" | "error" | "unit" | "className" | "form"
> & {
  /** A figure, or the text that was typed. */
  value: number | string | null;
  placeholder?: string;
  loneDot?: LoneDot | undefined;
  /** A sum in €: a guess shows its cents. */
  isSum?: boolean;
  guess?: Guess | undefined;
  /** The page's address with another figure: a link accepts the guess before JavaScript arrives. */
  toGuessSearch?: ((text: string) => string) | undefined;
};

/** A typed figure is checked after this pause, ms, because half a figure is not a mistake. */
const PAUSE_MS = 600;

/**
 * The field for every typed figure, in Italian notation: «3.100», «4,5». A browser's own number
 * field would read the comma by the browser's language.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, placeholder, loneDot, isSum = false, guess, toGuessSearch, ...row } = props;
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const initial = typeof value === "number" ? formatTyped(value, { loneDot }) : (value ?? "");
  const [checked, setChecked] = useState({
    // Without an address, the form's other answers are known only once something is typed.
    text: toGuessSearch === undefined ? "" : initial,
    answers: null as Answers | null,
  });
  const figure = guess === undefined ? null : parseDecimal(checked.text, loneDot);
  const meant = figure === null ? null : (guess?.(figure, checked.answers) ?? null);
  const meantText = meant === null ? "" : formatMeant(meant, { isSum, loneDot });

  function handleInput({ currentTarget: { value: text, form } }: FormEvent<HTMLInputElement>) {
    clearTimeout(pause.current);
    pause.current = setTimeout(
      () => setChecked({ text, answers: form && new FormData(form) }),
      PAUSE_MS,
    );
  }

  function handleAccept() {
    const field = input.current;
    if (field === null) return;
    field.value = meantText;
    setChecked({ text: meantText, answers: field.form && new FormData(field.form) });
    field.focus();
  }

  return (
    <FieldRow
      {...row}
      after={
        guess && (
          <p className="number-guess" role="status">
            {meant !== null && (
              <FigureDoubt
                figure={figure}
                text={meantText}
                meant={meant}
                unit={row.unit}
                isSpend={isSum}
                search={checked.text === initial ? toGuessSearch?.(meantText) : undefined}
                onAccept={handleAccept}
              />
            )}
          </p>
        )
      }
    >
      {(attributes) => (
        <input
          {...attributes}
          ref={input}
          type="text"
          inputMode="decimal"
          placeholder={placeholder}
          defaultValue={initial}
          onInput={guess && handleInput}
          // A question that appears when the visitor leaves the field would move the button that is
          // being pressed.
          onBlur={() => clearTimeout(pause.current)}
        />
      )}
    </FieldRow>
  );
}

/** The question about an implausible figure without a guess. The text follows the figure. */
export function toUnusual(isSpend: boolean): string {
  return `è una ${isSpend ? "spesa insolita per il tuo consumo" : "cifra insolita"}. È giusta?`;
}

/** `1.198,80` for a sum with cents; `4,5` for another figure. */
export function formatMeant(
  figure: number,
  { isSum, loneDot }: Pick<NumberFieldProps, "isSum" | "loneDot">,
): string {
  return isSum && !Number.isInteger(figure)
    ? formatTypedEur(figure)
    : formatTyped(figure, { loneDot });
}

type FigureDoubtProps = {
  figure: number | null;
  meant: number;
  /** The meant figure as a person would type it. */
  text: string;
  unit: ReactNode;
  isSpend: boolean;
  search: string | undefined;
  onAccept?: () => void;
};

/**
 * Asks whether an implausible figure is right, or whether another figure was meant. The other
 * figure is a link while the field shows the address's figure, and otherwise a button that fills
 * the field.
 */
export function FigureDoubt(props: FigureDoubtProps) {
  const { figure, meant, text, unit, isSpend, search, onAccept } = props;
  const words = (
    <>
      {text} {unit}
    </>
  );
  return meant === figure ? (
    <>
      {words} {toUnusual(isSpend)}
    </>
  ) : (
    <>
      Intendevi{" "}
      {search === undefined ? (
        <button className="v-text-button" type="button" onClick={onAccept}>
          {words}
        </button>
      ) : (
        <Link to={{ search }}>{words}</Link>
      )}
      ?
    </>
  );
}
