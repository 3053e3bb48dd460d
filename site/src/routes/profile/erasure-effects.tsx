import { Link } from "react-router-dom";

/** What an erasure takes away and what it leaves, before it is asked for. */
export function ErasureEffects() {
  return (
    <>
      <p>Succede subito e non si può annullare. Se vuoi una copia, scaricala prima.</p>
      <div className="profile__pair profile__effects">
        <div>
          <h3>Che cosa va via</h3>
          <ul>
            <li>Nome, e-mail, telefono, indirizzo, posizione e password</li>
            <li>Gli accessi, su tutti i dispositivi</li>
            <li>I preventivi e le richieste, con le conversazioni da cui sono nati</li>
            <li>I messaggi con l’assistenza e i loro allegati</li>
            <li>I consensi, e gli elenchi che ti seguono da un dispositivo all’altro</li>
          </ul>
        </div>
        <div>
          <h3>Che cosa resta</h3>
          <ul>
            <li>Conteggi in cui non c’è niente di te</li>
            <li>
              Se ti sei tolto dalle nostre e-mail, un codice che ce lo ricorda senza contenere
              l’indirizzo
            </li>
            <li>
              I cookie di questo dispositivo: li trovi nella{" "}
              <Link to="/cookie-policy">pagina dei cookie</Link>
            </li>
          </ul>
        </div>
      </div>
    </>
  );
}
