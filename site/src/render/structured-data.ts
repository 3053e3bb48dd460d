import type { StructuredData } from "../page-route.ts";

/** Finds a page's schema.org data by its module: `<name>-structured-data.ts` next to the page. */
export type StructuredDataOf = (module: string | undefined) => StructuredData | undefined;

const files = import.meta.glob<StructuredData>("../routes/**/*-structured-data.ts", {
  eager: true,
  import: "structuredData",
});

/** Used by the server only, so the browser does not load it. */
export const findStructuredData: StructuredDataOf = (module) =>
  module === undefined
    ? undefined
    : files[module.replace(/^src\//, "../").replace(/-page\.tsx$/, "-structured-data.ts")];
