import { HEADER_MENU } from "@volpe/contract";
import { toBreadcrumbs, toItemList } from "../../structured-data/linked-data.ts";

/** The five lists, and where the page stands in the site. */
export function structuredData(_data: unknown, origin: string): object[] {
  const lists = HEADER_MENU.items.map(({ label, path }) => ({ name: label, path }));
  return [
    toBreadcrumbs(origin, [["Offerte", "/offerte"]]),
    toItemList(origin, lists, { name: "Che cosa si confronta" }),
  ];
}
