/**
 * An offer or a profile whose spend the official rules do not let us compute exactly. Thrown by the
 * rules, caught where an offer or a profile is prepared and turned into an exclusion.
 */
export class NotComputable extends Error {
  /** In Italian, for a visitor: what it is that stands in the way. */
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = "NotComputable";
    this.reason = reason;
  }
}
