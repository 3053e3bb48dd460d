import { FILE } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { ARROW } from "../icon/outlines.ts";
import { OfferCard } from "../offer/offer-card.tsx";
import type { AssistantTexts } from "./texts-it.ts";
import type { ViewAddon, ViewOf } from "./use-chat-state.ts";

export type MessageLinks = {
  resolveUrl: (path: string) => string;
  /** The page that explains a *stima*. */
  estimate?: string | undefined;
  /** On a partner's page links open beside it. */
  target?: "_blank" | undefined;
};

type AddonsProps = { addons: readonly ViewAddon[]; texts: AssistantTexts; links: MessageLinks };

/** What a message brings along to be read: offers and the quote. */
export function MessageAddons({ addons, texts, links }: AddonsProps) {
  return addons.map((addon) => {
    if (addon.kind === "offers") {
      return <Offers key={addon.kind} addon={addon} texts={texts} links={links} />;
    }
    return addon.kind === "pdf" ? (
      <Quote key={addon.kind} addon={addon} texts={texts} links={links} />
    ) : null;
  });
}

type AddonProps<A> = Omit<AddonsProps, "addons"> & { addon: A };

function Offers({ addon, texts, links }: AddonProps<ViewOf<"offers">>) {
  const reference = { spendEur: addon.referenceSpendEur, label: addon.referenceLabel };
  const query = addon.query === undefined ? "" : `?${addon.query}`;
  return (
    <div className="v-said-offers">
      <p className="v-hint">{texts.reference(addon.referenceLabel)}</p>
      <ul>
        {addon.offers.map((offer) => (
          <li key={offer.slug}>
            <OfferCard
              compact
              headingLevel={3}
              offer={offer}
              href={links.resolveUrl(`${offer.path}${query}`)}
              actionLabel={texts.offerAction}
              reference={reference}
              estimateHref={links.estimate}
              target={links.target}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Quote({ addon, texts, links }: AddonProps<ViewOf<"pdf">>) {
  return (
    <div className="v-said-quote">
      <a
        className="v-button"
        href={links.resolveUrl(addon.page)}
        target={links.target}
        rel="noopener"
      >
        {texts.openPage}
        <Icon outline={ARROW} size={18} />
      </a>
      <a
        className="v-button v-button-secondary"
        href={links.resolveUrl(addon.url)}
        // On a partner's page, another origin, the browser opens it in the new tab instead.
        download
        target="_blank"
        rel="noopener"
      >
        <Icon outline={FILE} size={18} />
        {addon.label}
      </a>
    </div>
  );
}
