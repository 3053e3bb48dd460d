import type { WireError } from "@volpe/contract";

/** The page's own address; `/auth/profile` shows the same. */
export const PROFILE_PATH = "/profilo";

/** What a form of the profile asks for (its field `intent`), and the id of the place that answers. */
const SECTION_OF = {
  dati: "dati",
  indirizzo: "indirizzo",
  posizione: "posizione",
  password: "password",
  "link-password": "password",
  dispositivo: "dispositivi",
  "altri-dispositivi": "dispositivi",
  consensi: "consensi",
  "link-cancellazione": "cancella",
  cancellazione: "cancella",
} as const;
export type Intent = keyof typeof SECTION_OF;

/** A form that came back: what is to be mended, and what was typed, passwords left out. */
export type Refusal = {
  intent: Intent;
  errors: readonly WireError[];
  values: Record<string, string>;
};

/** The form that was done before this page was shown, or the one that came back. */
export type FormNews = { done: Intent | null; refusal: Refusal | undefined };

export function findIntent(value: unknown): Intent | null {
  return typeof value === "string" && Object.hasOwn(SECTION_OF, value) ? (value as Intent) : null;
}

/** The page at the place of a form, where it is posted. */
export function toFormPath(intent: Intent): string {
  return `${PROFILE_PATH}#${SECTION_OF[intent]}`;
}

/** The page once a form was done, at its place. */
export function toDonePath(intent: Intent): string {
  return `${PROFILE_PATH}?fatto=${intent}#${SECTION_OF[intent]}`;
}

/** A refused field, with words that say how to mend it. */
export function toFieldError(field: string, message: string): WireError {
  return { code: "invalid-field", field, message };
}
