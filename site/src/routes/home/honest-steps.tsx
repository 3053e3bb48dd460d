import { Link } from "react-router-dom";

/** What happens from the first answer to the contract, limits included. */
export function HonestSteps() {
  return (
    <section className="steps v-container" aria-labelledby="passi">
      <h2 id="passi">Come funziona, senza giri di parole</h2>
      <ol>
        <li>
          <h3>Mi dici quanto consumi</h3>
          <p>
            Basta una riga della bolletta. Se non ce l’hai sottomano parto da quante persone siete
            in casa, e ti segno che è una stima.
          </p>
        </li>
        <li>
          <h3>Faccio il conto di un anno intero</h3>
          <p>
            Vendita, rete, oneri e imposte, con le regole del Portale Offerte. Per le offerte a
            prezzo variabile nessuno conosce il futuro: uso gli ultimi indici pubblicati e te lo
            dico. <Link to="/come-funziono#spesa">Il conto, voce per voce</Link>
          </p>
        </li>
        <li>
          <h3>Scegli tu, con il perché davanti</h3>
          <p>
            Di ogni offerta leggi prezzi, condizioni, scadenza e codice. Se vuoi ti preparo un
            preventivo in PDF; se la tua è già la migliore, tienila.
          </p>
        </li>
      </ol>
    </section>
  );
}
