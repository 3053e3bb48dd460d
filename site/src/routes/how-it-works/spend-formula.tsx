const PARTS = [
  {
    name: "Vendita",
    text: "La parte che cambia da un’offerta all’altra: prezzo dell’energia, quota fissa, dispacciamento.",
  },
  {
    name: "Rete",
    text: "Trasporto e contatore: prezzi dell’Autorità, uguali con ogni fornitore.",
  },
  {
    name: "Oneri",
    text: "Oneri di sistema, fra cui il sostegno alle rinnovabili: uguali con ogni fornitore.",
  },
  {
    name: "Imposte",
    text: "Accise, addizionale regionale per il gas, IVA. Le accise sono uguali con ogni fornitore, l’IVA segue il resto. L’accisa della luce tiene conto dell’esenzione per chi è residente fino a 3 kW.",
  },
] as const;

/** The sum behind every annual figure, part by part. */
export function SpendFormula() {
  return (
    <figure className="formula">
      <figcaption>Spesa = Vendita + Rete + Oneri + Imposte</figcaption>
      <dl>
        {PARTS.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
