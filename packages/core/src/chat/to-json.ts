/**
 * JSON of plain data. Unlike `JSON.stringify` it does not call `Array.prototype.toJSON`: on a
 * partner's page, Prototype.js 1.6 defines that method and so turns lists into text.
 */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map((item) => toJson(item ?? null)).join()}]`;
  }
  if (typeof value !== "object" || value === null) {
    return JSON.stringify(value);
  }
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toJson(field)}`).join()}}`;
}
