import {
  ARRIVAL_ADDRESS_KEPT_DAYS,
  ARRIVAL_KEPT_DAYS,
  BACKUP_KEPT_DAYS,
  BILL_KEPT_DAYS,
  BRAND,
  CONSENT_VERSIONS,
  CONTACT_KEPT_DAYS,
  CONTRACT_DRAFT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
  COOKIE_CHOICE_KEPT_DAYS,
  formatVersion,
  REMINDER_KEPT_DAYS,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  REQUEST_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  TICKET_KEPT_DAYS,
  UNCONFIRMED_ACCOUNT_KEPT_DAYS,
  UNUSED_ACCOUNT_KEPT_DAYS,
  UNUSED_ACCOUNT_NOTICE_DAYS,
  withDay,
} from "@volpe/contract";
import { Link } from "react-router-dom";
import { Term } from "../../page/term.tsx";
import { ProsePage, ProseSection } from "../prose/prose.tsx";
import { PrivacyData } from "./privacy-data.tsx";

const { company } = BRAND;

/** Which personal data are stored, why, for how long, and how to have them deleted. */
export function Component() {
  return (
    <ProsePage
      title="Privacy"
      description="Quali dati conserva Volpe, perché, per quanto tempo, a chi arrivano e come farli cancellare."
      path="/privacy-policy"
      lead="Puoi guardare tutte le offerte senza dirci chi sei. Ti chiediamo un recapito solo per mandarti un preventivo, risponderti o aprirti un profilo, e i dati di un contratto solo se lo ordini. Qui trovi che cosa conserviamo, perché e come cancellarlo."
      meta={
        <>
          Informativa ai sensi dell’articolo 13 del Regolamento (UE) 2016/679. Versione{" "}
          {withDay("del", formatVersion(CONSENT_VERSIONS.privacy))}.
        </>
      }
    >
      <ProseSection id="titolare" title="Chi risponde dei tuoi dati">
        <p>
          {company.name}, {company.seat}, P. IVA {company.vatNumber}. Per qualsiasi domanda, o per
          esercitare i tuoi diritti, scrivi a{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a> o, via PEC, a{" "}
          <a href={`mailto:${company.pec}`}>{company.pec}</a>.
        </p>
      </ProseSection>

      <PrivacyData />

      <ProseSection id="perche" title="Perché li usiamo">
        <dl className="prose__terms">
          <Term name="Per calcolare e mandarti il preventivo">
            È quello che ci chiedi: misure precontrattuali, articolo 6, paragrafo 1, lettera b del
            Regolamento.
          </Term>
          <Term name="Per farti il contratto che ordini, e conservarlo">
            È ciò che ci chiedi: lettera b. Il fornitore riceve i dati del contratto e li tratta per
            conto suo, come titolare; non serve il consenso sui recapiti. Conservare il contratto
            firmato è un obbligo di legge: lettera c.
          </Term>
          <Term name="Per rispondere a una richiesta o a un messaggio">
            Se riguarda un contratto che ti interessa, è ancora la lettera b; altrimenti è il nostro
            interesse a risponderti, lettera f.
          </Term>
          <Term name="Per inviarti altre proposte">
            Solo se spunti la casella dedicata: consenso, lettera a. È facoltativo.
          </Term>
          <Term name="Per ricordarti la scadenza del tuo prezzo">
            Solo se spunti la casella e confermi dalla mail: consenso, lettera a. È facoltativo.
          </Term>
          <Term name="Per passare i tuoi recapiti al fornitore che scegli">
            Solo se, accanto a un’offerta del tuo preventivo, scegli che quel fornitore può
            contattarti e con quale canale: consenso, lettera a. È facoltativo.
          </Term>
          <Term name="Per tenerti un profilo, i tuoi elenchi e l’assistenza">
            È il servizio che ci chiedi, con le e-mail che servono: lettera b. Lo stesso se entri
            con Google o Facebook, o se salvi posizione e indirizzo.
          </Term>
          <Term name="Per finire una richiesta lasciata a metà">
            Se hai lasciato i recapiti e ti sei fermato, dopo un’ora lo diciamo a chi può aiutarti,
            che ti scrive per e-mail e basta: legittimo interesse, lettera f. Puoi opporti.
          </Term>
          <Term name="Per provare i consensi, e chi non vuole più mail">
            Obbligo di dimostrarli, articolo 7 del Regolamento, e nostro interesse a non scriverti
            più: lettere c ed f.
          </Term>
          <Term name="Per riconoscere il sito che ti ha mandato">
            Contiamo arrivi e richieste di ogni sito che ci segnala: legittimo interesse, lettera f.
            Il cookie che lo ricorda si può rifiutare.
          </Term>
          <Term name="Per proteggere il sito">
            Limiti alle richieste e registri di errore: legittimo interesse, lettera f.
          </Term>
        </dl>
        <p>
          Dove i recapiti servono per risponderti, senza non possiamo farlo; tutto il resto lo
          guardi anche senza darci niente. Un consenso si ritira quando vuoi: quello che è stato
          fatto prima resta lecito.
        </p>
        <p>
          Nessuna casella è già spuntata e nessun consenso facoltativo serve per avere il
          preventivo. Non ti telefoniamo per proporti contratti di energia se non ci hai chiesto di
          chiamarti.
        </p>
      </ProseSection>

      <ProseSection id="chi" title="A chi arrivano">
        <p>
          A chi gestisce per noi i server, la consegna delle e-mail e la casella di chi ti risponde;
          al fornitore che scegli: i dati del contratto se lo ordini da noi, se invece scegli che ti
          contatti, il nome e il solo recapito di quel canale. Se entri con Google o Facebook, loro
          sanno che entri qui; se scegli WhatsApp, i messaggi passano da Meta: possono trattare dati
          anche fuori dallo Spazio economico europeo, secondo le loro informative. Altri
          trasferimenti non ne facciamo. Non vendiamo dati, non usiamo pubblicità profilata, non
          carichiamo risorse da altri siti: caratteri, immagini e programmi arrivano dai nostri
          server.
        </p>
        <p>
          Se sei arrivato da un sito che ci segnala, il suo codice resta accanto alla tua richiesta.
          A quel sito non diamo né il tuo nome né le tue risposte. Se parli con la volpe da una sua
          pagina, di ciò che ci scrivi rispondiamo noi; la chiave della conversazione resta nella
          memoria che il browser tiene per quella pagina.
        </p>
      </ProseSection>

      <PrivacyTimes />

      <ProseSection id="diritti" title="I tuoi diritti">
        <p>
          Se hai un profilo fai da te: <Link to="/profilo">nel profilo</Link> correggi i tuoi dati,
          li scarichi tutti in un file, ritiri i consensi e le richieste di essere richiamato, anche
          quelli dati con una richiesta o con un messaggio, e cancelli tutto, subito. Restano
          soltanto i contratti che hai firmato, i conti e i pagamenti se ci segnali e, finché c’è
          qualcosa da pagarti, l’intestatario e l’IBAN del tuo conto, un’impronta del tuo indirizzo
          se ci hai chiesto di non scriverti più, la prova della scelta sui cookie senza il tuo
          nome, i codici dei contatori fino alla loro scadenza, ciò che è nella casella di chi ti ha
          risposto e nelle copie di sicurezza. Da ogni mail di un preventivo, di una richiesta o di
          un promemoria togli consensi, promemoria e richieste di essere richiamato con un tocco,
          senza entrare.
        </p>
        <p>
          Puoi anche chiederci di vedere i tuoi dati, correggerli, cancellarli, riceverne una copia
          o limitarne l’uso. <strong>Puoi opporti</strong> in ogni momento a ciò che facciamo per
          legittimo interesse. Basta una e-mail a{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a>: rispondiamo entro un mese. Se
          pensi che sbagliamo, puoi rivolgerti al Garante per la protezione dei dati personali
          (www.garanteprivacy.it).
        </p>
        <p>
          Le classifiche e le stime nascono da un calcolo automatico che guarda solo alla fornitura:
          non ci sono decisioni automatizzate che riguardano te. Il servizio è per chi ha almeno 18
          anni: se un minorenne ci ha lasciato i suoi dati, scrivici e li cancelliamo.
        </p>
      </ProseSection>
    </ProsePage>
  );
}

/** The retention periods, read from the constants that the server's jobs use. */
function PrivacyTimes() {
  return (
    <ProseSection id="quanto" title="Per quanto tempo">
      <dl className="prose__terms">
        <Term name="Una conversazione senza recapiti">
          {CONVERSATION_KEPT_DAYS} giorni dopo l’ultima risposta.
        </Term>
        <Term name="Una richiesta con i recapiti, e il preventivo che ne nasce">
          {REQUEST_KEPT_DAYS} giorni dall’ultima volta che l’hai ripresa, anche se ti sei fermato
          prima del preventivo: un prezzo bloccato dura spesso uno o due anni, e alla scadenza trovi
          ancora con che cosa confrontarlo.
        </Term>
        <Term name="Un messaggio dalla pagina Contatti, con i suoi consensi">
          {CONTACT_KEPT_DAYS} giorni. La copia nella casella di chi ti ha risposto la togliamo a
          mano, quando ce lo chiedi.
        </Term>
        <Term name="Il promemoria di una scadenza">
          {REMINDER_KEPT_DAYS} giorni dopo la scadenza, o dopo che l’hai tolto. Se non lo confermi,{" "}
          {REMINDER_UNCONFIRMED_KEPT_DAYS} giorni.
        </Term>
        <Term name="Il profilo">
          Finché non lo cancelli, o per {UNUSED_ACCOUNT_KEPT_DAYS} giorni dall’ultima volta che ci
          entri: {UNUSED_ACCOUNT_NOTICE_DAYS} giorni prima ti scriviamo, e per tenerlo basta
          entrare. Se non confermi l’e-mail, {UNCONFIRMED_ACCOUNT_KEPT_DAYS} giorni.
        </Term>
        <Term name="Un accesso finito o scaduto">{SESSION_KEPT_DAYS} giorni.</Term>
        <Term name="Una richiesta di assistenza, con gli allegati">
          {TICKET_KEPT_DAYS} giorni dall’ultimo cambiamento.
        </Term>
        <Term name="Un ordine che non hai firmato">
          {CONTRACT_DRAFT_KEPT_DAYS} giorni dall’ultimo cambiamento. Il codice per firmare, un
          giorno.
        </Term>
        <Term name="Un contratto firmato, con la prova della firma">
          Dieci anni, anche se cancelli il profilo: lo chiedono gli articoli 2220 e 2946 del Codice
          civile.
        </Term>
        <Term name="Una bolletta caricata">
          Finché non confermi i valori o premi «Cancella la bolletta», e comunque non più di{" "}
          {BILL_KEPT_DAYS} giorni.
        </Term>
        <Term name="Una copia di sicurezza">
          {BACKUP_KEPT_DAYS} giorni: ciò che cancelliamo ne sparisce entro questo tempo. I file
          delle bollette non ci entrano mai.
        </Term>
        <Term name="L’arrivo da un sito che ci segnala">
          {ARRIVAL_KEPT_DAYS} giorni: codice, pagina e ora, senza sapere chi eri. L’impronta
          dell’indirizzo, {ARRIVAL_ADDRESS_KEPT_DAYS} giorni.
        </Term>
        <Term name="I conti e i pagamenti di chi ci segnala">
          Dieci anni, come vuole la legge. Dei conti restano poi le somme, senza intestatario né
          IBAN.
        </Term>
        <Term name="Il tuo no alle e-mail">
          Finché non cambi idea: dell’indirizzo resta solo un’impronta.
        </Term>
        <Term name="La scelta sui cookie">
          {COOKIE_CHOICE_KEPT_DAYS} giorni, come prova di quello che hai scelto.
        </Term>
      </dl>
      <p>
        Passato il tempo si cancella tutto da solo, ogni notte. I tempi di ciò che resta nel tuo
        browser sono nella pagina <Link to="/cookie-policy">Cookie</Link>.
      </p>
    </ProseSection>
  );
}
