import type { SearchGroupName } from "@volpe/contract";

/** Something that can be found, described in the words of its feature. */
export type SearchDocument = {
  /** Unique in its source. */
  key: string;
  group: SearchGroupName;
  /** Address on the site. */
  path: string;
  title: string;
  subtitle: string;
  /** Codes and other names, which are searched but never shown. */
  codes: string;
  keywords: string;
  /** The part of it with the most matches is shown. */
  body: string;
  /** The lower comes first among results of the same score. */
  rank: number;
};

/** The documents of a feature. */
export type SearchSource = {
  name: string;
  /** Changes whenever the documents may have changed. */
  version(): Promise<string>;
  list(): Promise<SearchDocument[]>;
};
