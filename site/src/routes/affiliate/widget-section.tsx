import {
  AFFILIATE_FIELDS,
  type BrandSummary,
  formatTyped,
  isTrackedWidget,
  type TrackedWidget,
} from "@volpe/contract";
import { createElement, useEffect, useState } from "react";
import { Form } from "react-router-dom";
import { InputRow, SelectRow } from "../../forms/field-row.tsx";
import { NumberField } from "../../forms/number-field.tsx";
import { useClient } from "../../page/use-client.tsx";
import { useHydrated } from "../../page/use-hydrated.ts";
import { findUnknownOffers, readOffers, toUnknownError } from "./chosen-offers.ts";
import { CodeRow, chooseCode } from "./code-row.tsx";
import { CopyButton } from "./copy-button.tsx";
import { PinField } from "./pin-field.tsx";
import { PolicyLines } from "./policy-lines.tsx";
import {
  isSub,
  listAttributes,
  type PinnedRelease,
  readFigure,
  SNIPPET_ELEMENTS,
  type SnippetAttribute,
  type SnippetElement,
  SUB_ERROR,
  SUB_LABEL,
  toSnippet,
} from "./snippets.ts";
import { useDebouncedAnswer } from "./use-debounced-answer.ts";

const WORDPRESS_PLUGIN = "/embed/wordpress/volpe-wordpress.zip";

/** The chosen element, the sub-id, and the value of each attribute by its name. */
export type WidgetValues = { widget: TrackedWidget } & Record<string, string>;

type WidgetSectionProps = {
  origin: string;
  codes: readonly string[];
  initial: WidgetValues;
  /** Suppliers and makes with their offers. */
  brands: readonly BrandSummary[];
};

/**
 * Makes the lines for a page, with every attribute. The preview has no tracking value, so that
 * trying it counts for nobody.
 */
export function WidgetSection({ origin, codes, initial, brands }: WidgetSectionProps) {
  const [typed, setValues] = useState(initial);
  const sold = brands.filter(({ offers }) =>
    offers.some(({ tipology }) => tipology === (typed.typology || "luce")),
  );
  const { values: named, isBrandKnown } = withBrand(typed, sold);
  const [pinned, setPinned] = useState<PinnedRelease | null>(null);
  const { widget, wsub = "" } = named;
  const code = chooseCode(codes, named.wcodice);
  const { attributes }: SnippetElement = SNIPPET_ELEMENTS[widget];
  const { values, error: offersError } = useKnownOffers(named, { attributes, origin });
  const isSubRight = isSub({ code, sub: wsub });
  const snippet = toSnippet(widget, { origin, code, sub: isSubRight ? wsub : "", values, pinned });
  return (
    <section aria-labelledby="widget">
      <h2 id="widget">Widget</h2>
      <p>Due righe nella tua pagina, dove vuoi che stia. Si adatta alla larghezza che trova.</p>
      <Form
        className="panel-tool"
        method="get"
        action="#widget"
        autoComplete="off"
        preventScrollReset
        onChange={(event) => {
          const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<
            string,
            string
          >;
          if (isTrackedWidget(form.widget)) setValues({ ...form, widget: form.widget });
        }}
      >
        <SelectRow
          name="widget"
          label="Widget"
          value={initial.widget}
          choices={Object.entries(SNIPPET_ELEMENTS).map(([value, { label }]) => ({ value, label }))}
        />
        {attributes.map((attribute) => (
          <AttributeField
            key={`${widget}-${attribute.name}`}
            attribute={attribute}
            value={typed[attribute.name] ?? ""}
            {...(attribute.name === "brand" && {
              suggested: sold,
              error: isBrandKnown ? undefined : "Scegli un nome dall’elenco.",
            })}
            {...(attribute.kind === "offers" && {
              error: offersError,
            })}
          />
        ))}
        <CodeRow name="wcodice" codes={codes} code={chooseCode(codes, initial.wcodice)} />
        <InputRow
          name="wsub"
          label={SUB_LABEL}
          value={initial.wsub ?? ""}
          error={isSubRight ? undefined : SUB_ERROR}
          control={AFFILIATE_FIELDS.sub}
        />
        <button className="v-button v-button-secondary" type="submit">
          Prepara il widget
        </button>
      </Form>
      <PinField onChoose={setPinned} />
      <div className="panel-snippet">
        <pre>
          <code>{snippet}</code>
        </pre>
        <CopyButton text={snippet} />
      </div>
      <PolicyLines origin={origin} widget={widget} values={values} />
      <p>
        Usi WordPress?{" "}
        <a href={WORDPRESS_PLUGIN} download>
          Scarica il plugin
        </a>
        , caricalo da «Plugin → Aggiungi plugin» e scrivi nelle sue impostazioni {origin} e il tuo
        codice, <strong>{code}</strong>.
      </p>
      <Preview name={widget} attributes={listAttributes(widget, { origin, values })} />
    </section>
  );
}

/**
 * The values with the slug of the brand, whose name may have been typed. An unknown brand is left
 * out.
 */
function withBrand(typed: WidgetValues, sold: readonly BrandSummary[]) {
  const wanted = (typed.brand ?? "").trim().toLowerCase();
  const brand = sold.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  return {
    values: { ...typed, brand: brand?.id ?? "" } as WidgetValues,
    isBrandKnown: wanted === "" || brand !== undefined,
  };
}

/** The values without offers that do not exist, and what is wrong with what was typed. */
function useKnownOffers(
  values: WidgetValues,
  { attributes, origin }: Pick<SnippetElement, "attributes"> & { origin: string },
): { values: WidgetValues; error?: string | undefined } {
  const { api } = useClient();
  const offers = attributes.find((attribute) => attribute.kind === "offers");
  const { slugs, error } =
    offers === undefined
      ? { slugs: "" }
      : readOffers(values[offers.name] ?? "", { ...offers, origin });
  const unknown = useDebouncedAnswer(slugs, (typed) => findUnknownOffers(typed, api.request)) ?? [];
  if (offers === undefined) {
    return { values };
  }
  const known = slugs.split(",").filter((slug) => !unknown.includes(slug));
  return {
    values: { ...values, [offers.name]: known.join() },
    error: error ?? toUnknownError(unknown),
  };
}

type AttributeFieldProps = {
  attribute: SnippetAttribute;
  value: string;
  error?: string | undefined;
  suggested?: readonly BrandSummary[];
};

function AttributeField({ attribute, value, error, suggested = [] }: AttributeFieldProps) {
  const { name, label } = attribute;
  switch (attribute.kind) {
    case "choice":
      return (
        <SelectRow
          name={name}
          label={label}
          value={value}
          choices={attribute.choices.map(([choice, words]) => ({ value: choice, label: words }))}
        />
      );
    case "text":
    case "offers":
      return (
        <InputRow
          name={name}
          label={label}
          value={value}
          error={error}
          hint={"hint" in attribute && attribute.hint}
          control={{
            maxLength: attribute.kind === "offers" ? 2000 : 120,
            placeholder: attribute.placeholder,
            ...(suggested.length > 0 && { list: `${name}-elenco` }),
          }}
          after={
            suggested.length > 0 && (
              <datalist id={`${name}-elenco`}>
                {suggested.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            )
          }
        />
      );
    case "figure":
      return (
        <NumberField
          name={name}
          label={label}
          value={value}
          placeholder={attribute.fallback === 0 ? "quello tipico" : String(attribute.fallback)}
          error={
            value.trim() === "" || readFigure(attribute, value) !== null
              ? undefined
              : `Scrivi un numero da ${formatTyped(attribute.min)} a ${formatTyped(attribute.max)}.`
          }
        />
      );
    case "switch":
      return (
        <label className="v-check panel-tool__switch">
          <input type="checkbox" name={name} defaultChecked={value !== ""} />
          <span>{label}</span>
        </label>
      );
  }
}

/** Says what the preview does not show. */
function toCaption(name: TrackedWidget, attributes: ReturnType<typeof listAttributes>): string {
  const shown = "Anteprima senza il tuo codice: quello che provi qui non conta.";
  switch (name) {
    case "assistente":
      return attributes.some(([key]) => key === "variant")
        ? shown
        : `${shown} Sul tuo sito sta in un angolo, chiuso finché qualcuno lo apre.`;
    case "carte":
      return `${shown} Sul tuo sito una carta dice che puoi ricevere una commissione.`;
    case "preferiti":
      return shown;
  }
}

type PreviewProps = { name: TrackedWidget; attributes: ReturnType<typeof listAttributes> };

/** The element itself, as a partner's page gets it. */
function Preview({ name, attributes }: PreviewProps) {
  const isHydrated = useHydrated();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // The same script as on a partner's page; as a module it needs no script tag.
    const address = "/embed/v1/embed.js";
    import(/* @vite-ignore */ address).catch(() => setFailed(true));
  }, []);
  if (!isHydrated) {
    return null;
  }
  return (
    <figure className="panel-preview">
      <figcaption>{toCaption(name, attributes)}</figcaption>
      {failed ? (
        <p className="v-hint">L’anteprima non si è caricata: ricarica la pagina.</p>
      ) : (
        // An element that floats would cover the page: here it stands in the page's flow.
        createElement(SNIPPET_ELEMENTS[name].tag, {
          // React sets a property where an element has one, and an empty text would be false.
          ...Object.fromEntries(attributes.map(([key, value]) => [key, value || true])),
          ...(name === "assistente" && { variant: "inline" }),
          key: name,
        })
      )}
    </figure>
  );
}
