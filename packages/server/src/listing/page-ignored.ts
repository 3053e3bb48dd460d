import type { IgnoredParameter } from "@volpe/contract";

/** What a list tells of a page past its last, which is shown in its stead. */
export function toPageIgnored(asked: number, pages: number): IgnoredParameter[] {
  if (asked <= pages) {
    return [];
  }
  const message =
    pages === 1
      ? "La lista sta in una pagina sola: è questa."
      : `La lista finisce a pagina ${pages}: è questa.`;
  return [{ key: "pagina", message }];
}
