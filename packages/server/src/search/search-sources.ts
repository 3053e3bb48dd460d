import {
  type BrandOffers,
  type BrandSummary,
  blocksToText,
  FAQ_GROUPS,
  type Faq,
  formatEurCents,
  OFFER_WORDS,
  type Post,
  type ProductTipology,
} from "@volpe/contract";
import { listBrands } from "../browsing/list-brands.ts";
import type { Catalogue } from "../catalogue/energy/catalogue.ts";
import type { ProductItem, Products } from "../catalogue/list/products.ts";
import type { Content } from "../content/create-content.ts";
import { formatCount } from "../figures/italian-figures.ts";
import { createEnergySource } from "./energy-source.ts";
import type { SearchDocument, SearchSource } from "./search-document.ts";

/** Everything that can be found, one source per feature. */
export function createSearchSources({
  catalogue,
  content,
  products,
}: {
  catalogue: Catalogue;
  content: Content;
  products: Products;
}): SearchSource[] {
  const sellers = [createEnergySource(catalogue), createProductSource(products)];
  return [
    ...sellers,
    {
      // Suppliers and makes with something on sale; each leads to the list of its products.
      name: "marche",
      version: async () => (await Promise.all(sellers.map((each) => each.version()))).join(" "),
      list: async () => listBrands({ catalogue, products }).map(toBrandDocument),
    },
    createContentSource(content),
  ];
}

const PRODUCT_KEYWORDS: Readonly<Record<ProductTipology, string>> = {
  noleggio:
    "noleggio affitto a lungo termine nlt auto macchina automobile vettura veicolo canone rata",
  pos: "pos terminale lettore pagamenti carta bancomat commissioni",
  internet: "internet wifi wi-fi adsl connessione linea casa modem router",
};

/** Cars to rent, terminals and internet lines on sale. */
function createProductSource(
  products: Pick<Products, "items" | "version" | "reload">,
): SearchSource {
  return {
    name: "prodotti",
    async version() {
      await products.reload();
      return products.version();
    },
    list: async () => products.items().map(toProductDocument),
  };
}

function toProductDocument(item: ProductItem, rank: number): SearchDocument {
  const { slug, tipology, path, name, brand, seller, facts, sought, kind, description } = item;
  const title = name.toLowerCase().startsWith(brand.name.toLowerCase())
    ? name
    : `${brand.name} ${name}`;
  return {
    key: slug,
    group: tipology,
    path,
    title,
    subtitle: [`${formatEurCents(item.figureEur)} ${item.figureBasis}`, ...facts]
      .filter((fact) => fact !== "")
      .join(" · "),
    codes: "",
    keywords: [PRODUCT_KEYWORDS[tipology], kind, seller ?? "", item.destination, sought].join(" "),
    body: description,
    rank,
  };
}

function toBrandDocument({ id, name, offers }: BrandSummary, rank: number): SearchDocument {
  return {
    key: id,
    group: "marche",
    path: offers[0]?.path ?? "/brands",
    title: name,
    subtitle:
      offers.length === 0 ? "Solo in alcune zone, o fuori classifica" : countByTipology(offers),
    codes: "",
    keywords: offers.some(({ tipology }) => tipology === "noleggio")
      ? "marca auto casa automobilistica"
      : "fornitore operatore gestore",
    body: "",
    rank,
  };
}

function countByTipology(offers: readonly BrandOffers[]): string {
  const counts = new Map<BrandOffers["tipology"], number>();
  for (const { tipology, count } of offers) {
    counts.set(tipology, (counts.get(tipology) ?? 0) + count);
  }
  return [...counts]
    .map(([tipology, count]) => formatCount(count, OFFER_WORDS[tipology]))
    .join(" · ");
}

/** Characters of a text that are indexed; the longest of ours has a third of them. */
const BODY_LENGTH = 40_000;

/** Posts and answers with their whole text. */
function createContentSource(
  content: Pick<Content, "posts" | "post" | "faqs" | "faq" | "version" | "reload">,
): SearchSource {
  return {
    name: "contenuti",
    async version() {
      await content.reload();
      return content.version();
    },
    list: async () => [
      ...content.posts().flatMap(({ slug }, rank) => {
        const post = content.post(slug);
        return post === null ? [] : [toPostDocument(post, rank)];
      }),
      ...content.faqs().flatMap(({ slug }, rank) => {
        const faq = content.faq(slug);
        return faq === null ? [] : [toFaqDocument(faq, rank)];
      }),
    ],
  };
}

function toPostDocument(post: Post, rank: number): SearchDocument {
  return {
    ...toDocument(post, rank),
    key: `post:${post.slug}`,
    group: "blog",
    title: post.title,
    keywords: `articolo blog guida ${post.tags.join(" ")}`,
  };
}

function toFaqDocument(faq: Faq, rank: number): SearchDocument {
  return {
    ...toDocument(faq, rank),
    key: `faq:${faq.slug}`,
    group: "domande",
    title: faq.question,
    keywords: `domanda risposta faq ${FAQ_GROUPS[faq.group]} ${faq.tags.join(" ")}`,
  };
}

/** The fields that a post and an answer share. */
function toDocument({ path, description, blocks }: Post | Faq, rank: number) {
  const body = blocksToText(blocks).slice(0, BODY_LENGTH);
  return { path, subtitle: description, codes: "", body, rank };
}
