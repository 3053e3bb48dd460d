/** What is kept about a person, room by room. */
export function PrivacyData() {
  return (
    <section aria-labelledby="dati">
      <h2 id="dati">Quali dati conserviamo</h2>
      <h3>La conversazione con la volpe</h3>
      <p>
        Quando apri l’assistente conserviamo le domande, le tue risposte e il riepilogo che ne
        nasce: che cosa cerchi, per chi, consumo, potenza, provincia, fornitore attuale e, se li
        scrivi, nome, e-mail, telefono e canale che preferisci. Serve a non farti ripetere nulla se
        la pagina si ricarica o cade la connessione.
      </p>
      <h3>Il preventivo</h3>
      <p>
        Conserviamo le cifre calcolate e le tre offerte migliori del momento. La pagina del
        preventivo ha un indirizzo impossibile da indovinare e mostra solo cifre: nome e recapiti
        non compaiono, nemmeno a chi riceve il link da te.
      </p>
      <h3>La richiesta per un noleggio, un POS o una linea internet</h3>
      <p>
        Qui non c’è un preventivo da salvare: ti risponde una persona. Conserviamo nome e recapiti,
        l’auto, il terminale o l’offerta che hai scelto e le risposte che servono, come durata,
        chilometri, incassi o comune.
      </p>
      <h3>I messaggi dalla pagina Contatti</h3>
      <p>
        Conserviamo argomento, testo, nome, e-mail e, se lo scrivi, il telefono. Una copia arriva
        per e-mail a chi ti risponde. A te mandiamo una conferma che non ripete nulla di quello che
        hai scritto.
      </p>
      <h3>Il profilo</h3>
      <p>
        Se ti registri conserviamo nome, e-mail e, se li scrivi, telefono, indirizzo di spedizione e
        posizione. Della password teniamo solo un’impronta dalla quale non si risale indietro. Di
        ogni dispositivo con cui entri conserviamo il tipo, come «Firefox su Windows», e quando
        l’hai usato. Se entri con Google o Facebook ci dicono chi sei per loro, il nome e l’e-mail,
        e nient’altro.
      </p>
      <h3>Le richieste di assistenza</h3>
      <p>
        Conserviamo oggetto, messaggi e allegati, che vede solo chi ti risponde. I file non passano
        per altri servizi. Quando arriva una risposta te lo diciamo per e-mail.
      </p>
      <h3>Preferiti, schede viste e zona</h3>
      <p>
        Le offerte che segni con il cuore e quelle che apri stanno in cookie del tuo dispositivo.
        Quando apri i tuoi elenchi il server le legge per mostrarti i prezzi di oggi. Solo se entri
        nel profilo ne tiene copia, così le ritrovi sugli altri dispositivi.
      </p>
      <h3>I consensi</h3>
      <p>
        Per ogni casella conserviamo che cosa hai scelto, quando, e con quale versione di questa
        informativa. La scelta sui cookie la conserviamo con un numero a caso, che sta anche nel tuo
        cookie: se non sei nel profilo non sappiamo di chi è.
      </p>
      <h3>Le e-mail</h3>
      <p>
        Ti scriviamo per mandarti il preventivo che hai chiesto, per confermarti una richiesta o un
        messaggio, e per ciò che riguarda il tuo profilo. Cancelliamo l’e-mail dalla nostra coda
        poco dopo la consegna.
      </p>
      <h3>La tua zona</h3>
      <p>
        Se premi «Usa la mia posizione», il browser ci dà latitudine e longitudine arrotondate a
        circa cento metri: le usiamo per trovare la provincia e i comuni vicini, e non le
        conserviamo. Il comune o la provincia che scegli resta in un cookie sul tuo dispositivo.
      </p>
      <h3>I dati tecnici</h3>
      <p>
        Il server riceve il tuo indirizzo IP, come ogni sito. Per fermare gli abusi contiamo quanti
        preventivi, richieste e messaggi arrivano da un indirizzo e quante e-mail partono per una
        casella: al posto dell’indirizzo il contatore porta un codice, che senza la nostra chiave
        non dice niente, e si cancella da solo entro un giorno e un quarto d’ora.
      </p>
    </section>
  );
}
