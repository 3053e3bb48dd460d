import { type ItemChoice, PROVINCES } from "@volpe/contract";

const BY_NAME = PROVINCES.toSorted((a, b) => a.name.localeCompare(b.name, "it"));

/** The choices of a select of provinces, in alphabetical order; the first one is empty. */
export const PROVINCE_CHOICES: readonly ItemChoice[] = [
  { value: "", label: "Scegli" },
  ...BY_NAME.map(({ sign, name }) => ({ value: sign, label: name })),
];
