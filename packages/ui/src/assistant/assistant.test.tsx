import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { COMMISSION_NOTICE, COMPANY_NAME } from "@volpe/contract";
import { expect, onTestFinished, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import {
  answers,
  CONSENTS,
  CONSUMPTION,
  createTestChat,
  DESTINATION,
  says,
} from "../testing/chat-fixture.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { Assistant } from "./assistant.tsx";
import type { AssistantProps } from "./assistant-props.ts";

const links = { privacy: "/privacy-policy" };
const PDF = {
  kind: "pdf",
  label: "Scarica il PDF",
  url: "/q.pdf",
  page: "/preventivo/r",
} as const;
const greeting = () => says(0, ["Ciao, sono Volpe.", "Per chi cerchi l’offerta?"], [DESTINATION]);
const asked = () => [
  greeting(),
  answers(0, "Per casa mia"),
  says(1, ["Quanta luce consumi?"], [CONSUMPTION]),
];

function show(test: ReturnType<typeof createTestChat>, props: Partial<AssistantProps> = {}) {
  return render(<Assistant chat={test.chat} variant="page" links={links} {...props} />);
}

test("opens the chat on mount and closes it on unmount", () => {
  const test = createTestChat([]);
  const { unmount } = show(test, { opening: { type: "gas" } });
  expect(test.chat.open.mock.calls).toEqual([[{ type: "gas" }]]);

  unmount();
  expect(test.chat.close).toHaveBeenCalledTimes(1);
});

test("shows the messages from oldest to newest", () => {
  show(createTestChat(asked()));

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
  show(test, { onEvent });
  fireEvent.click(screen.getByRole("button", { name: /Per la mia attività/ }));

  expect(test.chat.answer.mock.calls).toEqual([
    [{ step: 0, text: "Per la mia attività", value: "aziende" }],
  ]);
  expect(onEvent.mock.calls).toEqual([["answered", { step: 0 }]]);
});

test("takes a typed answer beside the choices", () => {
  const test = createTestChat([greeting()]);
  show(test);
  const field = screen.getByLabelText("Oppure scrivilo a parole tue");
  fireEvent.input(field, { target: { value: "  per mia madre " } });
  fireEvent.submit(field);

  expect(test.chat.answer.mock.calls).toEqual([[{ step: 0, text: "per mia madre" }]]);
});

test("sends a typed figure as text and the «Non lo so» button as its value", () => {
  const test = createTestChat(asked());
  show(test);
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
  show(test);
  fireEvent.click(screen.getByRole("button", { name: /Per la mia attività/ }));
  fireEvent.submit(screen.getByLabelText("Oppure scrivilo a parole tue"));

  expect(test.chat.answer).not.toHaveBeenCalled();
  expect(within(screen.getByRole("log")).getByText("In attesa")).toBeDefined();
});

test("keeps the element of the visitor's message when it arrives, so that it is read once", () => {
  const test = createTestChat([greeting()], { pending: [{ id: "a", step: 0, text: "Casa" }] });
  show(test);
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
  show(
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

test("the button that changes an answer asks its question again", () => {
  const test = createTestChat(asked());
  show(test);
  fireEvent.click(screen.getByRole("button", { name: "Modifica la risposta: Per casa mia" }));

  expect(test.chat.rewind.mock.calls).toEqual([[0]]);
});

test("starts with unticked boxes and requires the mandatory one", () => {
  const test = createTestChat([says(4, ["I tuoi permessi."], [CONSENTS])]);
  show(test, { resolveUrl: (path) => `https://volpe.example${path}` });
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

test("shows the first offer, the quote as links to the host, then the other offers", async () => {
  const { container } = show(
    createTestChat([
      says(
        5,
        ["Ecco le offerte."],
        [
          {
            kind: "offers",
            offers: [createOffer(), createOffer({ slug: "b", path: "/privati/luce/b/b" })],
            referenceSpendEur: 1450,
            referenceLabel: "la tua spesa di oggi",
            opened: { slug: "b", note: "Quella da cui sei partito" },
          },
          PDF,
        ],
      ),
    ]),
    { resolveUrl: (path) => `https://volpe.example${path}` },
  );

  const addresses = within(screen.getByRole("log"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "https://volpe.example/privati/luce/monti-energia/luce-fissa-24",
    "https://volpe.example/preventivo/r",
    "https://volpe.example/q.pdf",
    "https://volpe.example/privati/luce/b/b",
  ]);
  expect(screen.getByRole("link", { name: "Scarica il PDF" }).hasAttribute("download")).toBe(true);
  const [, started] = container.querySelectorAll(".v-card");
  expect(started?.textContent).toContain("Quella da cui sei partito");
  expect(container.querySelectorAll(".v-card-note")).toHaveLength(1);
  expect(await findViolations(container)).toEqual([]);
});

test("shows the server's greeting until the conversation begins, and takes answers once it opens", () => {
  const test = createTestChat([], { connection: "idle" });
  const { rerender } = show(test, { greeting: greeting() });
  expect(screen.getByText("Per chi cerchi l’offerta?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Per casa mia" }));
  expect(test.chat.answer).not.toHaveBeenCalled();

  act(() => {
    test.state.connection = "connecting";
  });
  rerender(<Assistant chat={test.chat} variant="page" links={links} greeting={greeting()} />);
  fireEvent.click(screen.getByRole("button", { name: "Per casa mia" }));
  expect(test.chat.answer).toHaveBeenCalledWith({
    step: 0,
    text: "Per casa mia",
    value: "privati",
  });
});

test("shows no greeting where an earlier conversation comes back", () => {
  show(createTestChat([], { preload: true }), { greeting: greeting() });

  expect(screen.queryByText("Per chi cerchi l’offerta?")).toBeNull();
});

test("shows the quote once, where it was shown last", () => {
  show(
    createTestChat([
      says(220, ["Te lo mando?"], [PDF, DESTINATION]),
      answers(220, "No, grazie"),
      says(900, ["Il preventivo è qui."], [PDF, DESTINATION]),
    ]),
  );

  expect(screen.getAllByRole("link", { name: "Apri il preventivo" })).toHaveLength(1);
});

test("shares the quote's address, or copies it where nothing can be shared", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  show(createTestChat([says(900, ["Il preventivo è qui."], [PDF])]), {
    resolveUrl: (path) => `https://volpe.example${path}`,
  });
  fireEvent.click(screen.getByRole("button", { name: "Condividi" }));

  expect(await screen.findByRole("button", { name: "Link copiato" })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("https://volpe.example/preventivo/r");
});

test("reports a lost connection without an alert and retries on a click", () => {
  const test = createTestChat(asked(), { connection: "stopped" });
  show(test);

  expect(screen.getByRole("status").textContent).toContain(
    "Sono senza connessione: tengo le tue risposte e le mando appena torna.",
  );
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(test.chat.retry).toHaveBeenCalledTimes(1);
});

test("starts over only after a confirmation", () => {
  const test = createTestChat(asked());
  show(test);
  fireEvent.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(test.chat.restart).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Sì, ricomincia" }));
  expect(test.chat.restart).toHaveBeenCalledTimes(1);
});

test("mentions the commission only if configured to", () => {
  const { unmount } = show(createTestChat([]));
  expect(screen.queryByText(/compenso/)).toBeNull();
  unmount();

  show(createTestChat([]), { commissionNotice: true });
  expect(
    screen.getByText(new RegExp(`${COMPANY_NAME.slice(0, 16)}.*${COMMISSION_NOTICE}`)),
  ).toBeDefined();
});

test.each(["page", "panel"] as const)("axe finds nothing in the %s", async (variant) => {
  const refusal = {
    step: 1,
    text: "x",
    errors: [{ code: "invalid-answer" as const, message: "Non ho capito." }],
  };
  const { container } = show(createTestChat(asked(), { refusal }), { variant });

  expect(await findViolations(container)).toEqual([]);
});

test("the panel adds no second banner or footer landmark to the page", async () => {
  render(
    <>
      <header>Il sito</header>
      <main>
        <h1>Una pagina</h1>
      </main>
      <footer>In fondo</footer>
      <Assistant chat={createTestChat(asked()).chat} variant="panel" links={links} />
    </>,
  );

  expect(await findViolations(document.body)).toEqual([]);
});
