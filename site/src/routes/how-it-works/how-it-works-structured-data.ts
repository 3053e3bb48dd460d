import { toBreadcrumbs } from "../structured-data/linked-data.ts";

/** Where the page stands in the site. */
export function structuredData(_data: unknown, origin: string): object[] {
  return [toBreadcrumbs(origin, [["Come calcolo", "/come-funziono"]])];
}
