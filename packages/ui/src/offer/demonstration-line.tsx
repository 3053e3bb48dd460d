/**
 * The demonstration in one line of a phone, for a list or a card.
 *
 * @example
 * <DemonstrationLine cars />
 */
export function DemonstrationLine({ cars = false }: { cars?: boolean }) {
  return (
    <p className="v-demonstration">
      <strong>Dimostrazione:</strong> {cars ? "auto vere, canoni inventati" : "offerte inventate"}
    </p>
  );
}
