import Type from "typebox";

/**
 * A day, as `2026-11-21`. No pattern knows how long a month is, so a caller that must refuse
 * `2026-02-30` also asks `isCalendarDay`.
 */
export const IsoDay = Type.String({
  pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
});
