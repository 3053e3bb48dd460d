import { formatDate, type QuotedOffer, type SupplierConsent, withDay } from "@volpe/contract";
import { createRateCalls, orElse } from "@volpe/core";
import { Form, Link, useActionData } from "react-router-dom";
import { toFieldId } from "../../forms/field-row.tsx";
import { FormErrors } from "../../forms/form-errors.tsx";
import { createErrorLookup, readFormValues } from "../../forms/form-values.ts";
import { type RefusedForm, sendForm } from "../../forms/send-form.ts";
import { clientContext } from "../../page/client-context.ts";
import type { PageLoaderArgs } from "../../page/page-args.ts";
import { findOwnerKey } from "./owner-key.ts";
import { toQuoteHref } from "./quote-href.ts";

const SECTION = "contatto";
const FIELDS = ["channel"] as const;

/** The choice about the supplier of the address's offer; null for all but the quote's owner. */
export async function findConsent(args: PageLoaderArgs): Promise<SupplierConsent | null> {
  const { rate, offer, key } = readAddress(args);
  const { api, session } = args.context.get(clientContext);
  return key === "" && session.state.session === null
    ? null
    : await orElse(createRateCalls(api.request).supplierConsent(rate, offer, key), null);
}

/** Stores the choice of the form below, and redirects back to the form. */
export async function sendConsent(args: PageLoaderArgs) {
  const { channel } = readFormValues(FIELDS, await args.request.formData());
  const { rate, offer, key } = readAddress(args);
  const { api } = args.context.get(clientContext);
  return await sendForm({}, async () => {
    const body = { channel: channel === "" ? null : channel, key };
    await createRateCalls(api.request).updateSupplierConsent(rate, offer, body);
    return `${toQuoteHref(rate)}/${encodeURIComponent(offer)}#${SECTION}`;
  });
}

/** Only the server can read the key of a quote. */
function readAddress({ params, request }: PageLoaderArgs) {
  const { rate = "", offer = "" } = params;
  const key =
    typeof document === "undefined" ? findOwnerKey(request.headers.get("cookie"), rate) : null;
  return { rate, offer, key: key ?? "" };
}

/**
 * Asks the owner of a quote whether the supplier of one offer may make contact, by which channel.
 * Each choice is the sentence that is stored.
 */
export function SupplierConsentForm({
  consent: { supplier, choices, given },
  offer,
}: {
  consent: SupplierConsent;
  offer: QuotedOffer;
}) {
  const { errors = [] } = useActionData<RefusedForm<object>>() ?? {};
  const { findField } = createErrorLookup(FIELDS, errors);
  return (
    <section className="quote__assumptions" id={SECTION} aria-labelledby="contatto-titolo">
      <h2 id="contatto-titolo">Vuoi che ti contatti {supplier}?</h2>
      {given === null ? (
        <Form className="v-form" method="post" reloadDocument>
          <p>
            Finché non lo scegli qui, i tuoi recapiti non li passo a nessuno. È facoltativo, vale
            per questa offerta e si ritira da qui o dal profilo.{" "}
            <Link to="/privacy-policy">Leggi l’informativa</Link>
          </p>
          {offer.demonstration && (
            <p className="v-hint">
              L’offerta è inventata: la scelta resta scritta, ma non c’è nessuno a cui passarli.
            </p>
          )}
          <FormErrors errors={errors} findField={findField} />
          <fieldset className="v-fieldset">
            <legend>Come può contattarti</legend>
            <div className="v-choices">
              {choices.map(({ channel, text }, index) => (
                <label key={channel} className="v-choice">
                  <input
                    type="radio"
                    name="channel"
                    value={channel}
                    required
                    // The error summary links to the first button.
                    id={index === 0 ? toFieldId("channel") : undefined}
                  />
                  <span>{text}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <button className="v-button v-button-secondary" type="submit">
            Acconsento
          </button>
        </Form>
      ) : (
        <Form className="v-form" method="post" reloadDocument>
          <p>
            {withDay("Il", formatDate(given.givenAt))} hai detto di sì: «
            {given.text.replace(/\.$/, "")}».
          </p>
          <FormErrors errors={errors} findField={findField} />
          <input type="hidden" name="channel" value="" />
          <button className="v-button v-button-secondary" type="submit">
            Ritira il consenso
          </button>
        </Form>
      )}
    </section>
  );
}
