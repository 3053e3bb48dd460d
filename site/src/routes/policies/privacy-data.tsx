import {
  ARRIVAL_ADDRESS_KEPT_DAYS,
  CONTRACT_DRAFT_KEPT_DAYS,
  MAIL_FILE_KEPT_DAYS,
} from "@volpe/contract";
import { ProseSection } from "../prose/prose.tsx";

/** The stored personal data, one section for each purpose. */
export function PrivacyData() {
  return (
    <ProseSection id="dati" title="Quali dati conserviamo">
      <h3>La conversazione con la volpe</h3>
      <p>
        Quando apri l’assistente conserviamo le domande, le tue risposte e il riepilogo che ne
        nasce: che cosa cerchi, per chi, consumo, potenza, comune e provincia, fornitore attuale,
        quanto spendi oggi e quando scade il prezzo, in quanti siete, la superficie e gli
        elettrodomestici, come usi il gas, se ci abiti e, se li scrivi, nome, e-mail, telefono e
        canale che preferisci. Se ci chiedi di chiamarti o di scriverti su WhatsApp conserviamo
        quella richiesta di ricontatto, con ora, argomento e quando preferisci sentirci. Se cambi
        idea la ritiri qui nella chat, nel profilo o con «disiscrivimi»: smette di valere subito e
        lo diciamo a chi risponde. Serve a non farti ripetere nulla se la pagina si ricarica o cade
        la connessione.
      </p>
      <h3>Il preventivo</h3>
      <p>
        Conserviamo le cifre calcolate e le tre offerte migliori del momento. La pagina del
        preventivo ha un indirizzo impossibile da indovinare e mostra solo cifre: nome e recapiti
        non compaiono, nemmeno a chi riceve il link da te. Se dici che il fornitore di un’offerta
        può contattarti, conserviamo la frase che hai scelto, con il canale e l’ora.
      </p>
      <h3>La bolletta che carichi</h3>
      <p>
        La leggiamo sui nostri server, senza passarla a nessuno: non sceglie né decide niente, copia
        le cifre che poi confermi tu. Finché non confermi teniamo il file in una cartella riservata
        e, cifrati, i valori letti, ognuno con la riga da cui viene; poi li cancelliamo e resta il
        preventivo, con le sole cifre. Il POD o il PDR, se li confermi l’intestatario e l’indirizzo
        della fornitura e, se ci dici di tenerlo, il codice fiscale o la partita IVA restano cifrati
        accanto al preventivo per {CONTRACT_DRAFT_KEPT_DAYS} giorni: servono solo a riempire il
        modulo, se fai il contratto. Se la mandi nella chat, il file lo cancelliamo appena letto; le
        cifre restano nella conversazione, che non riporta mai quei dati: stanno cifrati accanto a
        lei finché ti chiediamo se tenerli e, se dici di sì, per lo stesso tempo. Se sulla bolletta
        ci sono dati di altre persone, copri quelli che non servono. Se sei nel profilo, la bolletta
        è tra i dati che scarichi e che cancelli.
      </p>
      <h3 id="contratto">Il contratto</h3>
      <p>
        Solo quando ordini ti chiediamo nome, data di nascita, codice fiscale o partita IVA,
        recapiti, indirizzo e codice della fornitura, e IBAN se paghi con l’addebito. Come prova
        della firma conserviamo i documenti con la loro impronta, il testo di ogni casella, quando
        il codice è partito ed è stato scritto, l’indirizzo IP e il tipo di browser. Codice fiscale,
        fornitura e IBAN non stanno mai nel testo di una e-mail né nei registri tecnici; stanno nei
        documenti firmati, che la legge vuole in allegato alla conferma che ti mandiamo. Se recedi,
        al fornitore scriviamo il tuo nome e il numero del contratto.
      </p>
      <p>
        Il fornitore riceve i dati del contratto e la prova della firma e li tratta per conto suo,
        come titolare: servono a farti il contratto che chiedi (articolo 6, paragrafo 1, lettera b
        del Regolamento). Noi conserviamo un contratto firmato per dieci anni, un ordine non firmato
        per {CONTRACT_DRAFT_KEPT_DAYS} giorni.
      </p>
      <h3>La richiesta per un noleggio, un POS o una linea internet</h3>
      <p>
        Ti risponde una persona. Conserviamo nome e recapiti, l’auto, il terminale o l’offerta che
        hai scelto, le risposte che servono, come durata, chilometri, incassi o comune, e il
        preventivo che ne esce, con le cifre di quel giorno.
      </p>
      <h3>I messaggi dalla pagina Contatti</h3>
      <p>
        Conserviamo argomento, testo, nome, e-mail e, se lo scrivi, il telefono, con la tua
        richiesta di essere richiamato, che ritiri allo stesso modo. Una copia arriva per e-mail a
        chi ti risponde. A te mandiamo una conferma che ripete l’argomento scelto e come vuoi la
        risposta, ma non quello che hai scritto.
      </p>
      <h3>Il promemoria della scadenza</h3>
      <p>
        Se lo chiedi conserviamo la tua e-mail, se è luce o gas, il giorno in cui scade il prezzo e
        il tuo sì, con il suo testo e l’ora. Ti scriviamo una volta per la conferma e una prima
        della scadenza.
      </p>
      <h3>Il profilo</h3>
      <p>
        Se ti registri conserviamo nome, e-mail, anche quelle che avevi prima, e, se li scrivi,
        telefono, indirizzo di spedizione e posizione. Della password teniamo solo un’impronta dalla
        quale non si risale indietro. Di ogni dispositivo con cui entri conserviamo il tipo, come
        «Firefox su Windows», e quando l’hai usato. Se entri con Google o Facebook ci dicono chi sei
        per loro, il nome e l’e-mail, e nient’altro.
      </p>
      <h3>Le richieste di assistenza</h3>
      <p>
        Conserviamo oggetto, messaggi e allegati, che vede solo chi ti risponde. I file non passano
        per altri servizi. Quando arriva una risposta te lo diciamo per e-mail. Se la richiesta la
        apri dalla chat senza entrare nel profilo conserviamo anche nome ed e-mail e, solo se ce lo
        permetti, le risposte che hai dato lì.
      </p>
      <h3>La chat su un altro dispositivo</h3>
      <p>
        Se chiedi un link per continuare altrove, l’indirizzo lo usiamo per mandarlo e non lo
        conserviamo con la conversazione. Del link teniamo solo un’impronta.
      </p>
      <h3>Preferiti, schede viste e zona</h3>
      <p>
        Le offerte che segni con il cuore e quelle che apri stanno in cookie del tuo dispositivo.
        Quando apri i tuoi elenchi il server le legge per mostrarti i prezzi di oggi. Solo se entri
        nel profilo ne tiene copia, così le ritrovi sugli altri dispositivi.
      </p>
      <h3>I consensi</h3>
      <p>
        Per ogni casella conserviamo che cosa hai scelto, quando, il testo che hai letto e la sua
        versione: per «Ho letto l’informativa» è la versione di questa pagina. La scelta sui cookie
        la conserviamo con un numero a caso, che sta anche nel tuo cookie: se non sei nel profilo
        non sappiamo di chi è. Se tocchi «disiscrivimi» teniamo un’impronta del tuo indirizzo, che
        senza la nostra chiave non dice niente, per non scriverti più.
      </p>
      <h3>Le e-mail</h3>
      <p>
        Ti scriviamo per mandarti il preventivo che hai chiesto, per confermarti una richiesta o un
        messaggio, per ricordarti una scadenza, e per ciò che riguarda il tuo profilo. Cancelliamo
        l’e-mail dalla nostra coda poco dopo la consegna. Dove resta come file sul nostro server, la
        cancelliamo dopo {MAIL_FILE_KEPT_DAYS} giorni.
      </p>
      <h3>La tua zona</h3>
      <p>
        Se premi «Usa la mia posizione», il browser ci dà latitudine e longitudine arrotondate a
        circa cento metri: le usiamo per trovare la provincia e i comuni vicini, e non le
        conserviamo. Il comune o la provincia che scegli resta in un cookie sul tuo dispositivo.
        Solo se hai un profilo e salvi lì la posizione, la conserviamo finché non la togli: sta
        anche nel cookie dell’accesso.
      </p>
      <h3 id="segnalazioni">I siti che ci segnalano</h3>
      <p>
        Se arrivi con un link di un sito che ci segnala annotiamo il codice che il link porta, la
        pagina su cui arrivi e l’ora, con un numero a caso che distingue l’arrivo. Contro i clic
        finti guardiamo se a chiedere è un programma, e per {ARRIVAL_ADDRESS_KEPT_DAYS} giorni
        teniamo un’impronta del tuo indirizzo IP, fatta con una chiave che cambia ogni giorno. Se da
        lì nascono una conversazione, una richiesta, un preventivo o un contratto, segniamo che è
        successo, senza scrivere di chi. Il sito vede quanti, da quale pagina e con quale codice.
      </p>
      <p>
        Se il sito è tuo e vuoi guadagnare con noi, conserviamo il suo indirizzo, le regole che hai
        accettato e quando, i tuoi codici e, se li scrivi, intestatario e IBAN, l’indirizzo del tuo
        server e, per trenta giorni, gli ultimi messaggi mandati al tuo server. I conti delle
        commissioni e i pagamenti, con il loro intestatario e IBAN, li teniamo dieci anni perché lo
        chiede la legge, anche se cancelli il profilo. Se lo cancelli quando hai ancora commissioni
        in attesa o da pagare, intestatario e IBAN restano finché non sono pagate o annullate, poi
        li cancelliamo.
      </p>
      <h3>I dati tecnici</h3>
      <p>
        Il server riceve il tuo indirizzo IP, come ogni sito. Per fermare gli abusi contiamo quanti
        preventivi, richieste, ordini, documenti, messaggi, promemoria, accessi, registrazioni,
        prove di password, copie dei dati, scelte sui cookie e file arrivano da un indirizzo o da un
        profilo, e quante e-mail partono per una casella: al posto dell’indirizzo il contatore porta
        un codice, che senza la nostra chiave non dice niente, e si cancella da solo entro un giorno
        e un quarto d’ora. Allo stesso modo, ma per novanta giorni, ricordiamo da dove entri nel tuo
        profilo: così chi prova le password da altri indirizzi non chiude fuori te. Perché un modulo
        mandato due volte conti una volta sola teniamo per un giorno un’impronta dell’invio.
      </p>
    </ProseSection>
  );
}
