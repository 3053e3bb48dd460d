import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router-dom";
import { FormErrors } from "../forms/form-errors.tsx";
import { DoneNotice } from "./done-notice.tsx";
import { type FormNews, type Intent, toFormPath } from "./profile-intents.ts";

type ProfileFormProps = {
  intent: Intent;
  news: FormNews;
  /** What is said once it was done. */
  doneWords: ReactNode;
  /** Names of its fields, for the errors that speak of one. */
  fields?: readonly string[];
  submitLabel: string;
  /** Calm by default, for no form of the page is more wanted than the others. */
  submitClass?: string;
  children?: ReactNode;
};

/** One form of the profile: it posts to the page's action with its intent, and needs no script. */
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
        findField={({ field }) => fields.find((name) => name === field) ?? null}
      />
      {children}
      <button className={`v-button ${submitClass}`} type="submit" disabled={sending}>
        {sending ? "Un momento…" : submitLabel}
      </button>
    </Form>
  );
}

/** Of a form that came back: what was typed, by field, and what is to be mended. */
export function readRefusal({ refusal }: FormNews, intent: Intent) {
  const own = refusal?.intent === intent ? refusal : undefined;
  return {
    typed: own?.values,
    errors: own?.errors ?? [],
    errorOf: (name: string) => own?.errors.find(({ field }) => field === name)?.message,
  };
}
