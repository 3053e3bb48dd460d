import type { Draft } from "@volpe/contract";
import { formatEur, formatQuantity } from "../figures/format-figures.ts";
import type { ChatView, ChatViewMessage } from "./use-chat-state.ts";

export type DraftLine = {
  key: string;
  label: string;
  value: string;
  /** The question to ask again; null where the conversation does not say which it was. */
  step: number | null;
};

type View = ChatView["draft"];

const WORDS: Record<string, string> = {
  privati: "Privati",
  aziende: "Attività",
  "non-residente": "Non residente",
  email: "E-mail",
  whatsapp: "WhatsApp",
  pos: "POS",
  suv: "SUV",
};

/** One line a thing known, in the order in which a bill names them. */
const READERS: { key: string; label: string; read: (draft: View) => string }[] = [
  { key: "destination", label: "Per", read: ({ destination }) => toWord(destination) },
  { key: "type", label: "Che cosa", read: ({ type }) => toWord(type) },
  { key: "subtype", label: "Tipo", read: ({ subtype }) => toWord(subtype) },
  { key: "address", label: "Dove", read: toPlace },
  { key: "operator", label: "Fornitore attuale", read: ({ operator }) => operator },
  { key: "consumption", label: "Consumo", read: toConsumption },
  { key: "capacity", label: "Potenza", read: ({ capacity }) => toFigure(capacity, "kW") },
  { key: "total", label: "Spesa attuale", read: toSpend },
  { key: "name", label: "Nome", read: ({ name }) => name },
  { key: "email", label: "E-mail", read: ({ email }) => email },
  { key: "phone", label: "Telefono", read: ({ phone }) => (phone.length > 4 ? phone : "") },
  {
    key: "communication",
    label: "Come sentirci",
    read: ({ communication }) => toWord(communication),
  },
];

/** What the draft says, each line with the question that can change it. `messages` newest first. */
export function toDraftLines(draft: View, messages: readonly ChatViewMessage[]): DraftLine[] {
  const lines: DraftLine[] = [];
  for (const { key, label, read } of READERS) {
    const value = read(draft);
    if (value !== "") {
      lines.push({ key, label, value, step: findStep({ key, value, read, messages }) });
    }
  }
  return lines;
}

type Search = {
  key: string;
  value: string;
  read: (draft: View) => string;
  messages: readonly ChatViewMessage[];
};

/**
 * A field that bears the line's name asked it. Else the answer after which a draft first held the
 * value did.
 */
function findStep({ key, value, read, messages }: Search): number | null {
  const named = messages.find(({ addons }) =>
    addons.some((addon) => addon.kind === "field" && addon.name === key),
  );
  if (named !== undefined && messages.some((said) => isAnswerTo(said, named.step))) {
    return named.step;
  }
  let answered: number | null = null;
  for (const message of messages.toReversed()) {
    if (message.owner === "user") {
      answered = message.step;
    }
    if (message.dto !== undefined && read(message.dto) === value) {
      return answered;
    }
  }
  return null;
}

function isAnswerTo(message: ChatViewMessage, step: number): boolean {
  return message.owner === "user" && message.step === step;
}

function toWord(value: string): string {
  return WORDS[value] ?? value.charAt(0).toUpperCase() + value.slice(1);
}

function toPlace({ address }: View): string {
  const place = address.address || [address.street, address.city].filter(Boolean).join(", ");
  return place || address.province;
}

function toConsumption({ rates, type }: View): string {
  return toFigure(rates[0]?.cma ?? "", type === "gas" ? "Smc all’anno" : "kWh all’anno");
}

function toSpend({ rates }: View): string {
  const total = Number(rates[0]?.total ?? "");
  return total > 0 ? `${formatEur(total)} all’anno` : "";
}

function toFigure(text: Draft["capacity"], unit: string): string {
  const figure = Number(text);
  return figure > 0 ? formatQuantity(figure, unit) : "";
}
