import type { WireError } from "@volpe/contract";

/** What the login's action answers where it leads nowhere else. */
export type LoginOutcome =
  | { status: "refused"; errors: WireError[]; email: string }
  /** The same for any address. */
  | { status: "link-sent"; email: string }
  /** Of a mailed link that is good no more. */
  | { status: "link-expired" }
  /** In the dialog only: a page leads on. */
  | { status: "entered" };

/** Which of the form's two buttons was pressed. */
export const LINK_INTENT = "link";

/** Of the button that uses a mailed link up. */
export const TOKEN_INTENT = "token";

/** Where a login leads to that nothing else was wished for. */
export const AFTER_LOGIN = "/profilo";
