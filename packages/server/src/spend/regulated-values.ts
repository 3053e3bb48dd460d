/** A regulated price of one quarter, €/kWh or €/Smc. */
export type QuarterValue = {
  /** For example `2026-Q4`. */
  quarter: string;
  value: number;
};

/**
 * ComponenteRegolata 02. The open data does not have it; this is the Portal's value of October
 * 2026.
 */
export const KNOWN_PPE: readonly QuarterValue[] = [{ quarter: "2026-Q4", value: -0.01027 }];

/**
 * ComponenteRegolata 03. The open data does not have it; this is the Portal's value of October
 * 2026.
 */
export const KNOWN_CCR: readonly QuarterValue[] = [
  { quarter: "2026-Q4", value: 0.025212 },
  { quarter: "2027-Q1", value: 0.025212 },
  { quarter: "2027-Q2", value: 0.027267 },
  { quarter: "2027-Q3", value: 0.027267 },
];
