import { AFFILIATE_FIELDS, TRACKING_PARAMETER } from "@volpe/contract";
import { useState } from "react";
import { Form } from "react-router-dom";
import { InputRow } from "../../forms/field-row.tsx";
import { CodeRow, chooseCode } from "./code-row.tsx";
import { CopyButton } from "./copy-button.tsx";
import { toSiteUrl } from "./site-url.ts";
import { isSub, SUB_ERROR, SUB_LABEL, toAffiliateLink } from "./snippets.ts";
import { useDebouncedAnswer } from "./use-debounced-answer.ts";

type LinkValues = { indirizzo: string; codice: string; sub: string };

type LinkSectionProps = { origin: string; codes: readonly string[]; initial: LinkValues };

/**
 * Makes a link to any page of the site: on submit before hydration, then while the person types.
 */
export function LinkSection({ origin, codes, initial }: LinkSectionProps) {
  const [{ indirizzo, codice, sub }, setValues] = useState(initial);
  const code = chooseCode(codes, codice);
  const link = toAffiliateLink(indirizzo, { origin, code, sub });
  // The code is left out, so that asking whether the page exists does not count as an arrival.
  const page = toSiteUrl(indirizzo, origin);
  page?.searchParams.delete(TRACKING_PARAMETER);
  const isMissing = useDebouncedAnswer(page && page.pathname + page.search, hasNoPage);
  return (
    <section aria-labelledby="link">
      <h2 id="link">Link</h2>
      <p>Per qualsiasi pagina di Volpe: incolla il suo indirizzo, o lascia vuoto per la prima.</p>
      <Form
        className="panel-tool"
        method="get"
        action="#link"
        autoComplete="off"
        preventScrollReset
        onChange={(event) => {
          const form = new FormData(event.currentTarget);
          setValues({
            indirizzo: String(form.get("indirizzo") ?? ""),
            codice: String(form.get("codice") ?? ""),
            sub: String(form.get("sub") ?? ""),
          });
        }}
      >
        <InputRow
          name="indirizzo"
          label="Pagina"
          value={initial.indirizzo}
          hint="Per esempio /offerte/luce."
          error={
            page !== null
              ? isMissing
                ? "Questa pagina non esiste: chi apre il link trova un errore. Controlla l’indirizzo."
                : undefined
              : `Questo non è un indirizzo di Volpe: comincia con ${origin}.`
          }
          control={{ maxLength: 400, inputMode: "url" }}
        />
        <CodeRow name="codice" codes={codes} code={chooseCode(codes, initial.codice)} />
        <InputRow
          name="sub"
          label={SUB_LABEL}
          value={initial.sub}
          hint="Lettere, cifre e trattini: la pagina o la campagna, mai una persona."
          error={isSub({ code, sub }) ? undefined : SUB_ERROR}
          control={AFFILIATE_FIELDS.sub}
        />
        <button className="v-button v-button-secondary" type="submit">
          Prepara il link
        </button>
      </Form>
      {link !== null && (
        <div className="panel-made">
          <div>
            <code>{link.url}</code>
            <CopyButton text={link.url} />
          </div>
          <img
            src={`/api/v1/affiliates/qr.svg?indirizzo=${encodeURIComponent(link.path)}`}
            alt={`Codice QR di ${link.url}`}
            width={144}
            height={144}
            loading="lazy"
          />
        </div>
      )}
    </section>
  );
}

/** Whether the host has no page at a path. Only the host knows which slugs exist. */
async function hasNoPage(path: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { status } = await fetch(path, { method: "HEAD", signal });
    return status === 404;
  } catch {
    // Without an answer the page is assumed to exist.
    return false;
  }
}
