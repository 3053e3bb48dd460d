import "./drawn-path.css";

export type PathStep = {
  name: string;
  /** A text next to the name, for example the day on which the step was reached. */
  note?: string | undefined;
  state: "done" | "now" | "next" | "stopped";
};

/** The words for screen readers before a step that the drawing marks. */
const WORDS: Record<PathStep["state"], string> = {
  done: "Fatto: ",
  now: "Adesso: ",
  next: "",
  stopped: "Finito qui: ",
};

type DrawnPathProps = {
  label: string;
  steps: readonly PathStep[];
  /** True if a phone shows only one line, with the name of the current step. */
  short?: boolean;
};

/** A path of steps, drawn as a line with a dot for each. */
export function DrawnPath({ label, steps, short = false }: DrawnPathProps) {
  return (
    <ol className={short ? "drawn-path drawn-path--short" : "drawn-path"} aria-label={label}>
      {steps.map(({ name, note, state }) => (
        <li
          key={name}
          className={`drawn-path__step drawn-path__step--${state}`}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className="drawn-path__name">
            <span className="v-hidden">{WORDS[state]}</span>
            {name}
          </span>
          {note !== undefined && <span className="drawn-path__note">{note}</span>}
        </li>
      ))}
    </ol>
  );
}

/** The steps from an offer to its contract, in their order; a step's page has its name as heading. */
export const ORDER_STEPS = {
  offer: "L’offerta",
  data: "I tuoi dati",
  order: "Controlla e ordina",
  code: "Firma con il codice",
} as const;

/** The path from an offer to its contract. */
export function OrderSteps({ at }: { at: keyof typeof ORDER_STEPS }) {
  const now = Object.keys(ORDER_STEPS).indexOf(at);
  const steps = Object.values(ORDER_STEPS).map((name, index): PathStep => {
    return { name, state: index < now ? "done" : index === now ? "now" : "next" };
  });
  return <DrawnPath short label="I passi dell’ordine" steps={steps} />;
}
