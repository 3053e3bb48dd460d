import type { InputHTMLAttributes } from "react";
import type { ViewOf } from "./use-chat-state.ts";

type Field = ViewOf<"field">["field"];
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

/** Which keyboard a phone shows. A number is text: `1.234,5` is how Italians write it. */
export const FIELD_ATTRIBUTES: Record<Field, Attributes> = {
  text: { type: "text" },
  email: { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  phone: { type: "tel", inputMode: "tel" },
  number: { type: "text", inputMode: "decimal" },
  address: { type: "text", autoCapitalize: "words" },
  date: { type: "date" },
};
