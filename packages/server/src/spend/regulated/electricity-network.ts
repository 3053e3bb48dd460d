import { getParameter, type ParameterSet } from "../parameter-set.ts";
import { type ElectricitySupply, toPowerClass } from "./electricity-supply.ts";

/** Transport and meter, € a year before taxes (Regole 3.1.4). */
export function electricityNetwork(
  parameters: ParameterSet | null,
  { use, capacityKw, annualKwh }: ElectricitySupply,
): number {
  const parameter = (name: string) => getParameter(parameters, name);
  if (use === "domestic") {
    return (
      parameter("sigma1") +
      (parameter("sigma2") + parameter("uc6s_d")) * capacityKw +
      (parameter("sigma3") + parameter("uc3") + parameter("uc6p_d")) * annualKwh
    );
  }
  const distribution = `dis_${toPowerClass(capacityKw)}`;
  return (
    parameter(`${distribution}_f`) +
    parameter("mis") +
    parameter("uc6s_nd") +
    parameter(`${distribution}_p`) * capacityKw +
    (parameter(`${distribution}_c`) + parameter("tras") + parameter("uc3") + parameter("uc6p_nd")) *
      annualKwh
  );
}
