import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { COMPANY_NAME } from "@volpe/contract";
import { expect, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import {
  answers,
  CONSENTS,
  CONSUMPTION,
  createTestChat,
  DESTINATION,
  says,
} from "../testing/chat-fixture.ts";
import { ASSISTANT_LINKS, showAssistant } from "../testing/show-assistant.tsx";
import { Assistant } from "./assistant.tsx";

const greeting = () => says(0, ["Ciao, sono Volpe.", "Per chi cerchi l’offerta?"], [DESTINATION]);
const asked = () => [
  greeting(),
  answers(0, "Per casa mia"),
  says(1, ["Quanta luce consumi?"], [CONSUMPTION]),
];

test("opens the chat on mount and closes it on unmount", () => {
  const test = createTestChat([]);
  const { unmount } = showAssistant(test, { opening: { type: "gas" } });
  expect(test.chat.open.mock.calls).toEqual([[{ type: "gas" }]]);

  unmount();
  expect(test.chat.close).toHaveBeenCalledTimes(1);
});

test("shows the messages from oldest to newest", () => {
  showAssistant(createTestChat(asked()));

  const log = screen.getByRole("log").textContent ?? "";
  const heard = ["Ciao, sono Volpe.", "Per casa mia", "Quanta luce consumi?"];
  expect(heard.map((text) => log.indexOf(text))).toEqual(
    heard.map((text) => log.indexOf(text)).sort((a, b) => a - b),
  );
  expect(heard.every((text) => log.includes(text))).toBe(true);
});

test("answers a pressed choice with its label as text and its value", () => {
  const test = createTestChat([greeting()]);
  const onEvent = vi.fn();
  showAssistant(test, { onEvent });
  fireEvent.click(screen.getByRole("button", { name: /Per la mia attività/ }));

  expect(test.chat.answer.mock.calls).toEqual([
    [{ step: 0, text: "Per la mia attività", value: "aziende" }],
  ]);
  expect(onEvent.mock.calls).toEqual([["answered", { step: 0 }]]);
});

test("accepts a typed answer to a question with choices", () => {
  const test = createTestChat([greeting()]);
  showAssistant(test);
  const field = screen.getByLabelText("Oppure scrivilo a parole tue");
  fireEvent.input(field, { target: { value: "  per mia madre " } });
  fireEvent.submit(field);

  expect(test.chat.answer.mock.calls).toEqual([[{ step: 0, text: "per mia madre" }]]);
});

test("sends a typed figure as text and the «Non lo so» button as its value", () => {
  const test = createTestChat(asked());
  showAssistant(test);
  const field = screen.getByLabelText("Consumo annuo");
  fireEvent.input(field, { target: { value: "2.700" } });
  fireEvent.submit(field);
  fireEvent.click(screen.getByRole("button", { name: "Non lo so" }));

  expect(test.chat.answer.mock.calls).toEqual([
    [{ step: 1, text: "2.700" }],
    [{ step: 1, text: "Non lo so", value: "non lo so" }],
  ]);
});

test("sends no answer while another one is pending", () => {
  const test = createTestChat([greeting()], { pending: [{ id: "a", step: 0, text: "Casa" }] });
  showAssistant(test);
  fireEvent.click(screen.getByRole("button", { name: /Per la mia attività/ }));
  const field = screen.getByLabelText("Oppure scrivilo a parole tue");
  fireEvent.input(field, { target: { value: "per mia madre" } });
  fireEvent.submit(field);

  expect(test.chat.answer).not.toHaveBeenCalled();
  expect(within(screen.getByRole("log")).getByText("In attesa")).toBeDefined();
});

test("keeps the element of the visitor's message when the server repeats it", () => {
  const test = createTestChat([greeting()], { pending: [{ id: "a", step: 0, text: "Casa" }] });
  showAssistant(test);
  const log = screen.getByRole("log");
  const sent = within(log).getByText("Casa");

  act(() => {
    test.state.pending = [];
    test.state.messages = [{ ...answers(0, "Casa"), id: "a" }, ...test.state.messages];
  });

  expect(within(log).getByText("Casa")).toBe(sent);
  const edit = within(log).getByRole("button", { name: "Modifica la risposta: Casa" });
  expect(edit.closest("[aria-live]")?.getAttribute("aria-live")).toBe("off");
});

test("shows a refusal at the field and keeps the typed text", () => {
  const message = "Scrivi il consumo in cifre, per esempio 2.700.";
  showAssistant(
    createTestChat(asked(), {
      refusal: { step: 1, text: "tanta", errors: [{ code: "invalid-answer", message }] },
    }),
  );

  const field = screen.getByLabelText<HTMLInputElement>("Consumo annuo");
  const error = screen.getByRole("alert");
  expect(field.value).toBe("tanta");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  const unit = screen.getByText("kWh");
  expect(field.getAttribute("aria-describedby")).toBe(`${unit.id} ${error.id}`);
  expect(error.textContent).toBe(message);
});

test("asks a question again when the edit button of its answer is pressed", () => {
  const test = createTestChat(asked());
  showAssistant(test);
  fireEvent.click(screen.getByRole("button", { name: "Modifica la risposta: Per casa mia" }));

  expect(test.chat.rewind.mock.calls).toEqual([[0]]);
});

test("starts with empty boxes and requires the mandatory one", () => {
  const test = createTestChat([says(4, ["I tuoi permessi."], [CONSENTS])]);
  showAssistant(test, { resolveUrl: (path) => `https://volpe.example${path}` });
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByRole("link", { name: "Leggi l’informativa" }).getAttribute("href")).toBe(
    "https://volpe.example/privacy-policy",
  );

  fireEvent.click(screen.getByRole("button", { name: "Mostrami le offerte" }));
  expect(test.chat.answer).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("serve questa spunta");

  fireEvent.click(screen.getByLabelText("Ho letto l’informativa."));
  fireEvent.click(screen.getByRole("button", { name: "Mostrami le offerte" }));
  expect(test.chat.answer.mock.calls).toEqual([
    [{ step: 4, text: "Mostrami le offerte", value: ["privacy"] }],
  ]);
});

test("takes an answer to the server's greeting before there is a connection", () => {
  const test = createTestChat([], { connection: "idle" });
  showAssistant(test, { greeting: greeting() });
  expect(screen.getByText("Per chi cerchi l’offerta?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Per casa mia" }));
  expect(test.chat.answer).toHaveBeenCalledWith({
    step: 0,
    text: "Per casa mia",
    value: "privati",
  });
});

test("keeps the greeting's node when the conversation repeats it", () => {
  const test = createTestChat([], { connection: "connecting" });
  showAssistant(test, { greeting: greeting() });
  const drawn = screen.getByText("Per chi cerchi l’offerta?");
  act(() => {
    test.state.messages = [{ ...greeting(), id: "stored" }];
  });
  expect(screen.getByText("Per chi cerchi l’offerta?")).toBe(drawn);
});

test("shows no greeting if an earlier conversation is resumed", () => {
  showAssistant(createTestChat([], { preload: true }), { greeting: greeting() });

  expect(screen.queryByText("Per chi cerchi l’offerta?")).toBeNull();
});

test("reports a lost connection without an alert and retries on a click", () => {
  const test = createTestChat(asked(), { connection: "stopped" });
  showAssistant(test);

  expect(screen.getByRole("status").textContent).toContain(
    "Sono senza connessione: tengo le tue risposte e le mando appena torna.",
  );
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(test.chat.retry).toHaveBeenCalledTimes(1);
});

test.each([
  ["connecting", true],
  ["reconnecting", false],
  ["stopped", false],
] as const)(
  "a resumed conversation that is %s shows Volpe writing: %s",
  (connection, isWriting) => {
    showAssistant(createTestChat([], { connection, preload: true }));
    expect(screen.queryByText("Volpe sta scrivendo") !== null).toBe(isWriting);
    expect(screen.queryByText(/^Sono senza connessione/) === null).toBe(isWriting);
  },
);

test("starts over only after a confirmation", () => {
  const test = createTestChat(asked());
  showAssistant(test);
  fireEvent.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(test.chat.restart).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Sì, ricomincia" }));
  expect(test.chat.restart).toHaveBeenCalledTimes(1);
});

test.each([
  [{}, 0],
  [{ controllerNotice: true }, 1],
])("names the data controller only if the props ask for it: %o", (props, controllers) => {
  showAssistant(createTestChat([]), props);
  const controller = new RegExp(COMPANY_NAME.slice(0, 16));
  expect(screen.queryAllByText(controller)).toHaveLength(controllers);
});

test.each(["page", "panel"] as const)("axe finds nothing in the %s", async (variant) => {
  const refusal = {
    step: 1,
    text: "x",
    errors: [{ code: "invalid-answer" as const, message: "Non ho capito." }],
  };
  const { container } = showAssistant(createTestChat(asked(), { refusal }), { variant });

  expect(await findViolations(container)).toEqual([]);
});

test("adds no second banner or footer landmark to the page with the panel", async () => {
  render(
    <>
      <header>Il sito</header>
      <main>
        <h1>Una pagina</h1>
      </main>
      <footer>In fondo</footer>
      <Assistant chat={createTestChat(asked()).chat} variant="panel" links={ASSISTANT_LINKS} />
    </>,
  );

  expect(await findViolations(document.body)).toEqual([]);
});
