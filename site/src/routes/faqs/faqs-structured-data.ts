import { toBreadcrumbs, toItemList } from "../structured-data/linked-data.ts";

type Group = { faqs: { question: string; path: string }[] };

/** The questions that the page lists, and where it stands in the site. */
export function structuredData({ groups }: { groups: Group[] }, origin: string): object[] {
  const items = groups.flatMap(({ faqs }) =>
    faqs.map(({ question, path }) => ({ name: question, path })),
  );
  return [
    toBreadcrumbs(origin, [["Domande", "/faqs"]]),
    toItemList(origin, items, { name: "Domande frequenti" }),
  ];
}
