import type { StructuredData } from "../page-route.ts";

/** What a page says to machines, by the page's module: `<name>-structured-data.ts` beside it. */
export type StructuredDataOf = (module: string | undefined) => StructuredData | undefined;

const files = import.meta.glob<StructuredData>("../routes/**/*-structured-data.ts", {
  eager: true,
  import: "structuredData",
});

/** The server's alone: no script of a page carries it. */
export const findStructuredData: StructuredDataOf = (module) =>
  module === undefined
    ? undefined
    : files[module.replace(/^src\//, "../").replace(/-page\.tsx$/, "-structured-data.ts")];
