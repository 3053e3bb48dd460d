import type { WireError } from "@volpe/contract";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router-dom";
import { FormErrors } from "../../forms/form-errors.tsx";
import { findErrorField } from "../../forms/form-values.ts";

/** The page's own address; `/auth/profile` shows the same page. */
export const PROFILE_PATH = "/profilo";

/** What a form of the profile asks for (its field `intent`), and the id of its section. */
const SECTION_OF = {
  dati: "dati",
  indirizzo: "indirizzo",
  posizione: "posizione",
  "togli-posizione": "posizione",
  password: "password",
  "link-password": "password",
  dispositivo: "dispositivi",
  "altri-dispositivi": "dispositivi",
  consensi: "consensi",
  "link-cancellazione": "cancella",
  cancellazione: "cancella",
} as const;
export type Intent = keyof typeof SECTION_OF;

/** A refused form: its errors, and what was typed without the passwords. */
export type RefusedProfileForm = {
  intent: Intent;
  errors: readonly WireError[];
  values: Record<string, string>;
};

/** The form that succeeded before this page was shown, or the one that was refused. */
export type FormNews = { done: Intent | null; refusal: RefusedProfileForm | undefined };

export function findIntent(value: unknown): Intent | null {
  return typeof value === "string" && Object.hasOwn(SECTION_OF, value) ? (value as Intent) : null;
}

/** Where a form is posted: the page, at the form's section. */
export function toFormPath(intent: Intent): string {
  return `${PROFILE_PATH}#${SECTION_OF[intent]}`;
}

/** Where a form leads once it succeeded: the page, at the form's section. */
export function toDonePath(intent: Intent): string {
  return `${PROFILE_PATH}?fatto=${intent}#${SECTION_OF[intent]}`;
}

type ProfileFormProps = {
  intent: Intent;
  news: FormNews;
  /** The text to show once it succeeded. */
  doneWords: ReactNode;
  /** Names of the form's fields, to show each error next to its field. */
  fields?: readonly string[];
  submitLabel: string;
  /** Class of the button; the secondary one by default. */
  submitClass?: string;
  children?: ReactNode;
};

/** One form of the profile. It posts its intent to the page's action, also before hydration. */
export function ProfileForm(props: ProfileFormProps) {
  const { intent, news, doneWords, fields = [], submitLabel, children } = props;
  const { submitClass = "v-button-secondary" } = props;
  const navigation = useNavigation();
  const sending = navigation.state !== "idle" && navigation.formData?.get("intent") === intent;
  const { errors } = readRefusal(news, intent);
  return (
    <Form className="v-form profile-form" method="post" action={toFormPath(intent)} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {news.done === intent && errors.length === 0 && <DoneNotice>{doneWords}</DoneNotice>}
      <FormErrors
        form={intent}
        errors={errors}
        findField={(error) => findErrorField(fields, error)}
      />
      {children}
      <button className={`v-button ${submitClass}`} type="submit" disabled={sending}>
        {sending ? "Un momento…" : submitLabel}
      </button>
    </Form>
  );
}

/** What was typed into a refused form, by field, and its errors. */
export function readRefusal({ refusal }: FormNews, intent: Intent) {
  const formRefusal = refusal?.intent === intent ? refusal : undefined;
  return {
    typed: formRefusal?.values,
    errors: formRefusal?.errors ?? [],
    errorOf: (name: string) => formRefusal?.errors.find(({ field }) => field === name)?.message,
  };
}

/** Says that a form succeeded. The notice takes the focus, like the errors of a form. */
export function DoneNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div className="v-notice v-notice-good profile__done" role="status" tabIndex={-1} ref={notice}>
      <p>{children}</p>
    </div>
  );
}

/** The sections for the page and its navigation, the most wanted first. */
export const SECTIONS = [
  { id: "richieste", title: "Richieste e messaggi" },
  { id: "elenchi", title: "I tuoi elenchi" },
  { id: "dati", title: "I tuoi dati" },
  { id: "indirizzo", title: "Indirizzo di spedizione" },
  { id: "password", title: "Password" },
  { id: "dispositivi", title: "Dispositivi" },
  { id: "consensi", title: "Consensi" },
  { id: "copia", title: "I tuoi dati con te" },
  { id: "esci", title: "Esci" },
] as const;
type SectionId = (typeof SECTIONS)[number]["id"];

type ProfileSectionProps = { id: SectionId; intro?: ReactNode; children: ReactNode };

export function ProfileSection({ id, intro, children }: ProfileSectionProps) {
  return (
    <section className="profile__section" id={id} aria-labelledby={`${id}-titolo`}>
      <header>
        <h2 id={`${id}-titolo`}>{SECTIONS.find((section) => section.id === id)?.title}</h2>
        {intro !== undefined && <p className="v-quiet">{intro}</p>}
      </header>
      {children}
    </section>
  );
}
