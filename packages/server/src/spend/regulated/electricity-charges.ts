import { getParameter, type ParameterSet } from "../parameter-set.ts";
import { type ElectricitySupply, toPowerClass } from "./electricity-supply.ts";

/** System charges ASOS and ARIM, € a year before taxes (Regole 3.1.5). */
export function electricityCharges(
  parameters: ParameterSet | null,
  { use, resident, capacityKw, annualKwh }: ElectricitySupply,
): number {
  const parameter = (name: string) => getParameter(parameters, name);
  if (use === "other-uses") {
    const charge = (name: string) => {
      const tariff = `${name}_nd_${toPowerClass(capacityKw)}`;
      return (
        parameter(`${tariff}_f`) +
        parameter(`${tariff}_p`) * capacityKw +
        parameter(`${tariff}_c`) * annualKwh
      );
    };
    return charge("asos") + charge("arim");
  }
  if (resident) {
    return (parameter("asos_dr") + parameter("arim_dr")) * annualKwh;
  }
  return (
    parameter("asos_dnr_f") +
    parameter("arim_dnr_f") +
    (parameter("asos_dnr_v") + parameter("arim_dnr_v")) * annualKwh
  );
}
