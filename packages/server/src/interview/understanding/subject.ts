/** What the answers of a question speak of. It decides which words may change them. */
export type Subject =
  /** Something that a person has or is now. */
  | "present"
  /** Several such things. */
  | "list"
  /** A figure of what is now. */
  | "figure"
  /** A price of what is sold, which may be named beside it. */
  | "price"
  /** How many people there are. */
  | "people"
  /** Something that a person wants. */
  | "wish"
  /** A figure of such a thing. */
  | "amount"
  /** A moment. */
  | "time"
  /** The months of a bill. */
  | "months"
  /** A product, or for whom it is. */
  | "whom"
  /** A name, among other words. */
  | "name"
  /** An e-mail address or a telephone number. */
  | "contact";
