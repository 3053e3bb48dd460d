import { ALERT } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";

/** An error that screen readers announce. `id` is for the field's `aria-describedby`. */
export function AnswerError({ id, text }: { id: string; text: string }) {
  return text === "" ? null : (
    <p className="v-error" id={id} role="alert">
      <Icon outline={ALERT} size={20} />
      {text}
    </p>
  );
}
