import { ALERT } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";

/** What happened and how to mend it, told at once. `id` is what the field points at. */
export function AnswerError({ id, text }: { id: string; text: string }) {
  return text === "" ? null : (
    <p className="v-error" id={id} role="alert">
      <Icon outline={ALERT} size={20} />
      {text}
    </p>
  );
}
