/** The licence fee of the RAI is paid with the bill of electricity alone. */
export function SpendHint() {
  return (
    <>
      Imposte comprese<span className="only-electricity">, senza canone RAI</span>.
    </>
  );
}
