import { Link } from "react-router-dom";
import { ProsePage, ProseSection } from "../prose/prose.tsx";

const REASONS = [
  {
    id: "ordine",
    title: "L’ordine lo decide la spesa",
    text: "Dalla più bassa alla più alta, per i tuoi dati. Il fornitore, la provvigione e il tipo di prezzo non spostano nessuna offerta. Posti in vendita non ce ne sono.",
    link: { to: "/come-funziono#classifica", label: "I criteri della classifica" },
    check: "Cambia il consumo nel modulo: l’ordine cambia davanti a te.",
  },
  {
    id: "conto",
    title: "Il conto è in vista",
    text: "Di ogni offerta vedi vendita, rete, oneri e imposte. Accanto all’elenco leggi con quale consumo, quali indici e quali tariffe ho calcolato.",
    link: { to: "/come-funziono#spesa", label: "Il conto, voce per voce" },
    check: "Prendi una scheda e somma le voci: fanno il totale.",
  },
  {
    id: "incerto",
    title: "L’incerto si chiama «stima»",
    text: "Una cifra che dipende dal mercato, o da un dato che non mi hai dato, porta la parola «stima» e il suo motivo. Gli sconti a condizione li elenco e non li sottraggo.",
    link: { to: "/come-funziono#stima", label: "Quando una cifra è una stima" },
    check: "Apri un’offerta a prezzo variabile: il motivo è scritto sotto il totale.",
  },
  {
    id: "esclusi",
    title: "Chi resta fuori ha nome e motivo",
    text: "Un’offerta che non so calcolare con esattezza non entra in classifica, ma non sparisce: è in fondo all’elenco, con il perché.",
    link: { to: "/come-funziono#fuori", label: "Che cosa resta fuori" },
    check: "Scorri un elenco di luce o gas fino alle escluse.",
  },
  {
    id: "soldi",
    title: "Come guadagno è scritto",
    text: "Il modello è la provvigione. Oggi non ho accordi con nessun fornitore; quando ne avrò, lo leggerai accanto all’offerta e l’ordine resterà quello della spesa.",
    link: { to: "/come-funziono#provvigioni", label: "Come guadagno" },
    check: "In fondo a ogni elenco di luce e gas trovi la frase che lo dice.",
  },
  {
    id: "dati",
    title: "Per guardare non ti chiedo chi sei",
    text: "Confrontare non richiede nome, e-mail o telefono. Un recapito serve solo se vuoi il preventivo o una risposta. Nessuno ti telefona se non l’hai chiesto, e nessuna casella è già spuntata.",
    link: { to: "/privacy-policy", label: "Che cosa conservo" },
    check: "Guarda i cookie prima di cercare: di chi sei non c’è niente.",
  },
] as const;

/** The reasons to trust the figures, each with a way to verify it. */
export function Component() {
  return (
    <ProsePage
      title="Perché affidarti a me"
      description="Sei motivi che puoi controllare da te: ordine, conto, stime, offerte escluse, guadagni e dati personali."
      path="/perche-affidarti-a-me"
      lead="Non per fiducia: perché puoi controllare. Sei cose che prometto e, per ognuna, come verificarla in meno di un minuto."
    >
      {REASONS.map(({ id, title, text, link, check }) => (
        <ProseSection key={id} id={id} title={title}>
          <p>
            {text} <Link to={link.to}>{link.label}</Link>.
          </p>
          <p className="v-notice v-notice-good">
            <span>
              <strong>Controlla:</strong> {check}
            </span>
          </p>
        </ProseSection>
      ))}
      <ProseSection id="limiti" title="E quando non affidarti a me">
        <ul>
          <li>
            Se ti serve una cifra con valore ufficiale per luce e gas: quella è del Portale Offerte,
            ilportaleofferte.it.
          </li>
          <li>Se hai un reclamo in corso: prima si chiude con il fornitore che hai.</li>
          <li>
            Se la tua offerta di oggi è già la migliore: te lo dico, e il consiglio è di tenerla.
          </li>
        </ul>
        <p>
          Trovi un errore? <Link to="/contatti?argomento=errore">Scrivilo qui</Link>.
        </p>
      </ProseSection>
    </ProsePage>
  );
}
