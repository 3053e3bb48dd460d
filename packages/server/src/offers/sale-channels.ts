/** The ways an offer can be signed that a list is filtered by, each a bit. */
export const SALE_CHANNELS = [
  { value: "web", label: "Web", bit: 1 },
  { value: "telefono", label: "Telefono", bit: 2 },
  { value: "sportello", label: "Sportello", bit: 4 },
  { value: "agenzia", label: "Agenzia", bit: 8 },
] as const;

/** The bits of all of them. */
export const ALL_CHANNELS = 15;

/** MODALITA of ModalitaAttivazione; 02 is any channel, 99 says nothing. */
const BITS: Readonly<Record<string, number>> = {
  "01": 1,
  "02": ALL_CHANNELS,
  "03": 4,
  "04": 2,
  "05": 8,
};

/** The channels of an offer as bits; 0 where its data names none. */
export function toChannelBits(codes: readonly string[]): number {
  return codes.reduce((bits, code) => bits | (BITS[code] ?? 0), 0);
}

/** The channels that an address asks for; 0 where none is known. */
export function toAskedBits(values: readonly string[]): number {
  return SALE_CHANNELS.reduce(
    (bits, { value, bit }) => (values.includes(value) ? bits | bit : bits),
    0,
  );
}
