/** The subject of a question's answers. It decides which words may change them. */
export type Subject =
  /** Something that a person is or has at present. */
  | "present"
  /** Several things that a person has at present. */
  | "list"
  /** A present figure. */
  | "figure"
  /** The price of something sold. An answer may also name what is sold. */
  | "price"
  /** A number of people. */
  | "people"
  /** Something that a person wants. */
  | "wish"
  /** A figure of something wanted. */
  | "amount"
  /** A time. */
  | "time"
  /** The months of a bill. */
  | "months"
  /** A product, or the customer it is for. */
  | "whom"
  /** A name, possibly among other words. */
  | "name"
  /** An e-mail address or a telephone number. */
  | "contact";
