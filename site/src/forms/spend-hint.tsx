/**
 * The RAI licence fee is paid only with the electricity bill. In a form that asks for the typology
 * the style sheet hides these words for gas.
 */
export function SpendHint() {
  return (
    <>
      Imposte comprese<span className="only-electricity">, senza canone RAI</span>.
    </>
  );
}
