import type { FieldAddon } from "@volpe/contract";

/** Its typologies, and what a question about a bill depends on. */
export const OF_A_BILL = { tipologies: ["luce", "gas"], dependsOn: ["method"] } as const;

/** The field of a figure on a bill. */
export function toBillField(field: Omit<FieldAddon, "kind" | "autocomplete">): FieldAddon {
  return { kind: "field", autocomplete: "off", ...field };
}
