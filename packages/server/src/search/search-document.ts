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
  /** A result shows the part of this text with the most matches. */
  body: string;
  /** Among results of the same score the lower rank comes first. */
  rank: number;
};

/** The documents of a feature. */
export type SearchSource = {
  name: string;
  /** Changes whenever the documents may have changed. */
  version(): Promise<string>;
  list(): Promise<SearchDocument[]>;
};
