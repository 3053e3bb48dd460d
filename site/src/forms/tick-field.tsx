import type { ReactNode } from "react";
import { toFieldId } from "./field-row.tsx";

type TickFieldProps = {
  name: string;
  ticked: boolean;
  /** False for a box that need not be ticked. */
  needed?: boolean;
  error: string | undefined;
  form?: string | undefined;
  /** What the box says. */
  children: ReactNode;
};

/** A box of a form with its error. */
export function TickField({ name, ticked, needed = true, error, form, children }: TickFieldProps) {
  const id = toFieldId(name, form);
  const errorId = `${id}-error`;
  return (
    <>
      <label className="v-check">
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={ticked}
          required={needed}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="v-error" id={errorId}>
          {error}
        </p>
      )}
    </>
  );
}
