import { BRAND, LANGUAGE } from "@volpe/contract";
import { toCompany } from "../structured-data/linked-data.ts";

/** The company that runs the site, and the address of its search. */
export function structuredData(_data: unknown, origin: string): object[] {
  return [
    { "@context": "https://schema.org", ...toCompany(origin) },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: BRAND.name,
      url: `${origin}/`,
      inLanguage: LANGUAGE,
      publisher: { "@id": `${origin}/#azienda` },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}/search?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
