import { type Addon, type ChatMessage, toEmptyDraft } from "@volpe/contract";
import type { Chat, ChatState } from "@volpe/core";
import { proxy } from "valtio/vanilla";
import { vi } from "vitest";

let nextId = 0;

export function says(step: number, messages: string[], addons: Addon[] = []): ChatMessage {
  nextId += 1;
  return { id: `v${nextId}`, owner: "volpe", step, messages, addons };
}

export function answers(step: number, text: string): ChatMessage {
  nextId += 1;
  return { id: `u${nextId}`, owner: "user", step, messages: [text], addons: [] };
}

/** A chat that records its calls. `said` begins with the oldest message. */
export function createTestChat(said: ChatMessage[], over: Partial<ChatState> = {}) {
  const state: ChatState = proxy({
    messages: said.toReversed(),
    known: [],
    draft: toEmptyDraft(""),
    preload: false,
    sender: "volpe",
    conversation: "socket",
    pdf: "",
    connection: "online",
    pending: [],
    refusal: null,
    ...over,
  });
  const chat = {
    state,
    open: vi.fn<Chat["open"]>(),
    close: vi.fn<Chat["close"]>(),
    answer: vi.fn<Chat["answer"]>(),
    rewind: vi.fn<Chat["rewind"]>(),
    restart: vi.fn<Chat["restart"]>(),
    retry: vi.fn<Chat["retry"]>(),
  };
  return { chat, state };
}

export const DESTINATION: Addon = {
  kind: "choices",
  typed: true,
  choices: [
    { value: "privati", label: "Per casa mia" },
    { value: "aziende", label: "Per la mia attività", hint: "Negozio, ufficio, partita IVA" },
  ],
};

export const QUOTE: Addon & { kind: "pdf" } = {
  kind: "pdf",
  label: "Scarica il PDF",
  url: "/q.pdf",
  page: "/preventivo/r",
};

/** The one choice at the end of an interview. */
export const RESTART: Addon = {
  kind: "choices",
  typed: false,
  choices: [{ value: "restart", label: "Ricomincia da capo" }],
};

export const CONSUMPTION: Addon = {
  kind: "field",
  field: "number",
  name: "consumption",
  label: "Consumo annuo",
  unit: "kWh",
  skip: { value: "non lo so", label: "Non lo so" },
};

export const CONSENTS: Addon = {
  kind: "consents",
  submit: "Mostrami le offerte",
  boxes: [
    {
      name: "privacy",
      label: "Ho letto l’informativa.",
      required: true,
      link: { label: "Leggi l’informativa", url: "/privacy-policy" },
    },
    { name: "marketing", label: "Scrivimi quando trovi di meglio.", required: false },
  ],
};
