import type { WaitingForm } from "@volpe/contract";

type Words = { what: string; sent: string; alone: string };

/** The words for each kind of form, with what agrees with it. */
export const WORDS: Readonly<Record<WaitingForm["kind"], Words>> = {
  message: { what: "Il messaggio per Volpe", sent: "partito", alone: "da solo" },
  quote: { what: "La richiesta di preventivo", sent: "partita", alone: "da sola" },
  ticket: { what: "Il messaggio per l’assistenza", sent: "partito", alone: "da solo" },
};

/** The pages whose form takes back what was typed. */
export const PAGES: Readonly<Record<WaitingForm["kind"], string>> = {
  message: "/contatti",
  quote: "/calcola-preventivo#modulo",
  ticket: "/tickets",
};

const LINE = "non-partito";

/**
 * Says on whatever page is open that a form was refused after it had waited. The style sheet hides
 * the line where the list of waiting forms says it too.
 */
export function tellRefused(forms: readonly WaitingForm[]): void {
  document.getElementById(LINE)?.remove();
  const refused = forms.find(({ refusal }) => refusal !== "");
  if (refused === undefined) return;
  const { what, sent } = WORDS[refused.kind];
  const line = document.createElement("p");
  line.id = LINE;
  line.className = "offline-line";
  line.setAttribute("role", "alert");
  const link = document.createElement("a");
  link.href = PAGES[refused.kind];
  link.textContent = "Guarda perché";
  line.append(`${what} non è ${sent}. `, link);
  document.body.prepend(line);
}
