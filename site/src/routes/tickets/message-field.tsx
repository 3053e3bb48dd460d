import { TICKET_MESSAGE_MAX } from "@volpe/contract";
import { formatQuantity } from "@volpe/ui";
import { useEffect, useRef, useState } from "react";
import { FieldRow } from "../forms/field-row.tsx";

const LIMIT = formatQuantity(TICKET_MESSAGE_MAX);
/** From here on the count is shown, and from each of these it is said. */
const WARNINGS = [500, 100];

type MessageFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  /** A draft was put in by a script. */
  restored: boolean;
};

/** The text, and how many letters are left once they are few. */
export function MessageField({ label, value, error, restored }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [left, setLeft] = useState(TICKET_MESSAGE_MAX);
  const count = () => setLeft(TICKET_MESSAGE_MAX - (field.current?.value.length ?? 0));
  // What was typed before the page was alive, or put back afterwards, told nobody.
  useEffect(count, [restored]);
  return (
    <FieldRow
      name="message"
      label={label}
      hint={
        <>
          Fino a {LIMIT} lettere.
          <span aria-hidden="true">{left <= (WARNINGS[0] ?? 0) && ` ${toCount(left)}`}</span>
          <span className="v-hidden" role="status">
            {toWarning(left)}
          </span>
        </>
      }
      error={error}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          ref={field}
          className="v-input v-textarea"
          rows={6}
          defaultValue={value}
          onInput={count}
        />
      )}
    </FieldRow>
  );
}

function toCount(left: number): string {
  return left >= 0
    ? `Ne restano ${formatQuantity(left)}.`
    : `Sono ${formatQuantity(-left)} di troppo.`;
}

/** Said a few times in all, and not at each letter. */
function toWarning(left: number): string {
  if (left < 0) {
    return "Il messaggio è troppo lungo.";
  }
  const passed = WARNINGS.findLast((warning) => left <= warning);
  return passed === undefined ? "" : `Restano meno di ${passed} lettere.`;
}
