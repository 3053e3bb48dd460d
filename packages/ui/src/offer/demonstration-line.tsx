/**
 * Says in one line of a phone that the data of a list or a card are invented.
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
