import type { FormEvent } from "react";

/** Keeps empty fields out of the address that a GET form asks for: it will be shared. */
export function leaveOutEmpty({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const empty = [...currentTarget.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name !== "" && field.value === "",
  );
  for (const field of empty) field.disabled = true;
  // The page may come back from the history as it was left.
  setTimeout(() => {
    for (const field of empty) field.disabled = false;
  });
}
