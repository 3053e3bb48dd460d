import { blocksToText, type Faq, LANGUAGE } from "@volpe/contract";
import { toBreadcrumbs } from "../structured-data/linked-data.ts";

/** schema.org `FAQPage` of one question, with the answer that the page shows. */
export function structuredData({ faq }: { faq: Faq }, origin: string): object[] {
  return [
    toBreadcrumbs(origin, [
      ["Domande", "/faqs"],
      [faq.question, faq.path],
    ]),
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      url: origin + faq.path,
      inLanguage: LANGUAGE,
      datePublished: faq.date,
      dateModified: faq.updated,
      mainEntity: [
        {
          "@type": "Question",
          name: faq.question,
          acceptedAnswer: { "@type": "Answer", text: blocksToText(faq.blocks) },
        },
      ],
    },
  ];
}
