import type { SearchGroupName } from "@volpe/contract";

/** Something that can be found, as its feature describes it. */
export type SearchDocument = {
  /** Unique in its source. */
  key: string;
  group: SearchGroupName;
  /** Address on the site. */
  path: string;
  title: string;
  subtitle: string;
  /** What else it goes by, codes among it; sought and never shown. */
  codes: string;
  keywords: string;
  /** Shown around the words found in it. */
  body: string;
  /** Among equals the lower comes first. */
  rank: number;
};

/** A feature's documents. */
export type SearchSource = {
  name: string;
  /** Another text whenever the documents may have changed; the same in every process. */
  version(): Promise<string>;
  list(): Promise<SearchDocument[]>;
};
