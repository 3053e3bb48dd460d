/**
 * Error for an offer or a profile whose spend cannot be computed exactly under the official rules.
 * It is caught when an offer or a profile is prepared, and becomes an exclusion.
 */
export class NotComputable extends Error {
  /** Why there is no figure, in Italian, for a visitor. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = "NotComputable";
    this.reason = reason;
  }
}
