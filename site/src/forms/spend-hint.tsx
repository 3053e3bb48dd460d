/**
 * The licence fee of the RAI is paid with the bill of electricity alone. In a form that asks for the
 * typology the style sheet shows the words.
 */
export function SpendHint() {
  return (
    <>
      Imposte comprese<span className="only-electricity">, senza canone RAI</span>.
    </>
  );
}
