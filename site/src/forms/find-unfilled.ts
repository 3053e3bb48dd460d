import { FIELD_SENTENCES, IDEMPOTENCY_HEADER, type WireError } from "@volpe/contract";
import type { ApiRequest } from "@volpe/core";

const SENTENCES: Readonly<Partial<Record<string, string>>> = {
  ...FIELD_SENTENCES,
  message: FIELD_SENTENCES.contactMessage,
  topic: "Scegli di che cosa si tratta.",
  phone: "Per richiamarti mi serve il numero.",
};

/**
 * An error for each field that the API would refuse, as far as the shown form's own attributes and
 * the call tell. Finds the form by the key of the call; none if the page does not show it.
 */
export function findUnfilled({ headers = {}, body }: Parameters<ApiRequest>[0]): WireError[] {
  const [id] = (headers[IDEMPOTENCY_HEADER] ?? "").split(".");
  const form = document.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.form;
  const sent = body as Record<string, unknown>;
  const { phone, communication } = sent;
  const isCallMissing = phone === "" && communication !== "email";
  return [...(form?.querySelectorAll<HTMLInputElement>("[name]") ?? [])].flatMap((control) => {
    const { labels, name, validity } = control;
    // A figure that could not be read is NaN.
    const isRight =
      validity.valid && !Number.isNaN(sent[name]) && !(name === "phone" && isCallMissing);
    const label = labels?.[0]?.textContent ?? name;
    const message = SENTENCES[name] ?? `Completa «${label}».`;
    return isRight ? [] : { code: "invalid-field" as const, field: name, message };
  });
}
