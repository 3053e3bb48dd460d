import { Icon, PENCIL } from "@volpe/ui";
import type { ReactNode } from "react";
import { HiddenParameters } from "./hidden-parameters.tsx";
import { useListSearch } from "./list-search.ts";
import "./fold.css";
import "./use-fold.css";

type UseFoldProps = {
  /** For example "3.100 kWh · 4,5 kW · Torino (TO)". */
  words: string;
  open: boolean;
  /** The form. */
  children: ReactNode;
};

/** What the figures of a list are for, in one line that opens the form to change it. */
export function UseFold({ words, open, children }: UseFoldProps) {
  return (
    <details className="fold use" open={open}>
      <summary>
        <span>{words}</span>
        <span className="fold__change">
          <span className="use__change">Modifica</span>
          <Icon outline={PENCIL} size={18} />
        </span>
      </summary>
      {children}
    </details>
  );
}

type UseFormProps = {
  /** The address that the form requests. */
  action: string;
  label: string;
  /** Names of the form's own fields. */
  fields: readonly string[];
  children: ReactNode;
};

/** The form of a use: the other parameters of the address stay. */
export function UseForm({ action, label, fields, children }: UseFormProps) {
  const search = useListSearch();
  return (
    <form
      // Fields keep what was typed unless the address changed.
      key={search.toString()}
      className="v-form use__form"
      action={action}
      method="get"
      autoComplete="off"
      aria-label={label}
    >
      <HiddenParameters search={search} fields={fields} />
      {children}
      <button className="v-button v-button-wide" type="submit">
        Ricalcola
      </button>
    </form>
  );
}
