import type { ReactNode } from "react";
import { FILE } from "../icon/assistant-outlines.ts";
import { Icon } from "../icon/icon.tsx";
import { ARROW } from "../icon/outlines.ts";
import { OfferCard } from "../offer/offer-card.tsx";
import { ShareLink } from "../share/share-link.tsx";
import { LATER_TEXTS } from "./later-texts-it.ts";
import type { ViewAddon, ViewOf } from "./use-chat-state.ts";

export type MessageLinks = {
  resolveUrl: (path: string) => string;
  /** The page that explains a *stima*. */
  estimate?: string | undefined;
  /** `_blank` opens links in a new tab, on a partner's page. */
  target?: "_blank" | undefined;
};

type AddonsProps = { addons: readonly ViewAddon[]; links: MessageLinks };

type MessageAddonsProps = AddonsProps & {
  /** True if the interview is over: the quote then stands before all offers. */
  end: boolean;
  children: ReactNode;
};

/**
 * The addons that show results: the first offer, the quote, the other offers. The message's text
 * stands before the other offers.
 */
export function MessageAddons({ addons, links, end, children }: MessageAddonsProps) {
  const offers = addons.find((addon) => addon.kind === "offers");
  const pdf = addons.find((addon) => addon.kind === "pdf");
  const quote = pdf === undefined ? null : <Quote addon={pdf} links={links} />;
  return (
    <div className="v-said-result">
      {end ? quote : null}
      {offers === undefined ? null : <Offers addon={offers} links={links} part="first" />}
      {end ? null : quote}
      {children}
      {offers === undefined ? null : <Offers addon={offers} links={links} part="others" />}
    </div>
  );
}

type AddonProps<A> = Omit<AddonsProps, "addons"> & { addon: A };
type OffersProps = AddonProps<ViewOf<"offers">> & { part: "first" | "others" };

function Offers({ addon, links, part }: OffersProps) {
  const reference = {
    spendEur: addon.referenceSpendEur,
    label: addon.isMedian ? null : addon.referenceLabel,
    isEstimate: addon.isReferenceEstimate,
  };
  const query = addon.query === undefined ? "" : `?${addon.query}`;
  const offers = part === "first" ? addon.offers.slice(0, 1) : addon.offers.slice(1);
  return (
    <div className={`v-said-offers v-said-${part}`}>
      <ul>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <OfferCard
              compact
              offer={offer}
              href={links.resolveUrl(`${offer.path}${query}`)}
              reference={reference}
              note={addon.opened?.slug === offer.slug ? addon.opened.note : undefined}
              estimateHref={links.estimate}
              target={links.target}
            />
          </li>
        ))}
      </ul>
      {part === "first" ? null : (
        <p className="v-hint">{LATER_TEXTS.reference(addon.referenceLabel)}</p>
      )}
    </div>
  );
}

function Quote({ addon, links }: AddonProps<ViewOf<"pdf">>) {
  /**
   * The key is added to the address only when the link is opened, so a copied link shares no data.
   */
  const open = ({ currentTarget: link }: { currentTarget: HTMLAnchorElement }) => {
    link.href = links.resolveUrl(addon.own ?? addon.page);
    setTimeout(() => {
      link.href = links.resolveUrl(addon.page);
    });
  };
  return (
    <div className="v-said-quote">
      <a
        className="v-button"
        href={links.resolveUrl(addon.page)}
        onClick={open}
        target={links.target}
        rel="noopener"
        aria-label={LATER_TEXTS.openPage}
      >
        {LATER_TEXTS.openPageShort}
        <Icon outline={ARROW} size={18} />
      </a>
      <a
        className="v-button v-button-secondary"
        href={links.resolveUrl(addon.url)}
        // A partner's page has another origin, so there the browser opens the PDF in a new tab.
        download
        target="_blank"
        rel="noopener"
        aria-label={addon.label}
      >
        <Icon outline={FILE} size={18} />
        {LATER_TEXTS.pdfShort}
      </a>
      <ShareLink url={links.resolveUrl(addon.page)} texts={LATER_TEXTS} />
    </div>
  );
}
