/**
 * Error for an offer or a profile whose spend cannot be computed exactly under the official rules.
 * It is caught when an offer or a profile is prepared, and becomes an exclusion. The message is the
 * reason, in Italian, for a visitor.
 */
export class NotComputable extends Error {
  override name = "NotComputable";
}
