/** What a card measures its saving against in a list; nothing where there is no median. */
export function toMedianReference(medianSpendEur: number | null) {
  return medianSpendEur === null
    ? undefined
    : { spendEur: medianSpendEur, label: "l’offerta a metà classifica" };
}
