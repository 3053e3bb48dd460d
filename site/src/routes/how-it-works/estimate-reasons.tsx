const REASONS = [
  "il prezzo è variabile;",
  "non mi hai detto quanto consumi e ho usato il profilo di riferimento;",
  "non mi hai detto la provincia e, per il gas, ho usato rete e imposte di Milano;",
  "ho diviso i consumi fra le fasce o fra i mesi con un profilo standard, perché non conosco i tuoi;",
  "le tariffe regolate che ho sono di un trimestre già finito;",
  "una componente si aggiorna ogni trimestre e conosco solo il valore di quello in corso;",
  "la fornitura di gas è in Sardegna, che non ha un ambito tariffario, o nel Lazio quando conosco solo la regione.",
];

/** Every reason for which a figure carries the word "stima". */
export function EstimateReasons() {
  return (
    <ul>
      {REASONS.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
