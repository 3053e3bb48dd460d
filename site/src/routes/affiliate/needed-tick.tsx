import { toFieldId } from "../../forms/field-row.tsx";

type NeededTickProps = { name: string; label: string; ticked: boolean; error: string | undefined };

/** A box without which its form is refused. */
export function NeededTick({ name, label, ticked, error }: NeededTickProps) {
  const id = toFieldId(name);
  const errorId = `${id}-error`;
  return (
    <>
      <label className="v-check">
        <input
          type="checkbox"
          id={id}
          name={name}
          required
          defaultChecked={ticked}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="v-error" id={errorId}>
          {error}
        </p>
      )}
    </>
  );
}
