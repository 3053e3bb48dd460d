/** The supply point as the regulated tariffs see it. */
export type ElectricitySupply = {
  use: "domestic" | "other-uses";
  resident: boolean;
  capacityKw: number;
  annualKwh: number;
};

/** Upper ends of the power classes b1…b6 of other uses, kW, inclusive (Regole 3.1.4). */
const POWER_CLASS_ENDS_KW = [1.5, 3, 6, 10, 16.5];

/** `b1`…`b6`, as in the parameter names of other uses. */
export function toPowerClass(capacityKw: number): string {
  const index = POWER_CLASS_ENDS_KW.findIndex((end) => capacityKw <= end);
  return `b${index === -1 ? POWER_CLASS_ENDS_KW.length + 1 : index + 1}`;
}
