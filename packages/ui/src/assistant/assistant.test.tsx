import { fireEvent, render, screen, within } from "@testing-library/react";
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
import { createOffer } from "../testing/offer-fixture.ts";
import { Assistant } from "./assistant.tsx";
import type { AssistantProps } from "./assistant-props.ts";

const links = { privacy: "/privacy-policy" };
const greeting = () => says(0, ["Ciao, sono Volpe.", "Per chi cerchi l’offerta?"], [DESTINATION]);
const asked = () => [
  greeting(),
  answers(0, "Per casa mia"),
  says(1, ["Quanta luce consumi?"], [CONSUMPTION]),
];

function show(test: ReturnType<typeof createTestChat>, props: Partial<AssistantProps> = {}) {
  return render(<Assistant chat={test.chat} variant="page" links={links} {...props} />);
}

test("opens the chat when it is shown and closes it when it is taken away", () => {
  const test = createTestChat([]);
  const { unmount } = show(test, { opening: { type: "gas" } });
  expect(test.chat.open.mock.calls).toEqual([[{ type: "gas" }]]);

  unmount();
  expect(test.chat.close).toHaveBeenCalledTimes(1);
});

test("reads from the oldest to the newest, though the store keeps the newest first", () => {
  show(createTestChat(asked()));

  const log = screen.getByRole("log").textContent ?? "";
  const heard = ["Ciao, sono Volpe.", "Per casa mia", "Quanta luce consumi?"];
  expect(heard.map((text) => log.indexOf(text))).toEqual(
    heard.map((text) => log.indexOf(text)).sort((a, b) => a - b),
  );
  expect(heard.every((text) => log.includes(text))).toBe(true);
});

test("answers with a choice: its label as the text, its value beside", () => {
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

test("sends a figure as it was typed, and the way past the question as its value", () => {
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

test("sends nothing that is empty, and nothing more while an answer is on its way", () => {
  const test = createTestChat([greeting()], { pending: [{ id: "a", step: 0, text: "Casa" }] });
  show(test);
  fireEvent.click(screen.getByRole("button", { name: /Per la mia attività/ }));
  fireEvent.submit(screen.getByLabelText("Oppure scrivilo a parole tue"));

  expect(test.chat.answer).not.toHaveBeenCalled();
  expect(within(screen.getByRole("log")).getByText("In attesa")).toBeDefined();
});

test("shows a refusal at the field, with the text kept", () => {
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
  expect(field.getAttribute("aria-describedby")).toBe(error.id);
  expect(error.textContent).toBe(message);
});

test("asks again the question of an answer that is to be changed", () => {
  const test = createTestChat(asked());
  show(test);
  fireEvent.click(screen.getByRole("button", { name: "Modifica la risposta: Per casa mia" }));

  expect(test.chat.rewind.mock.calls).toEqual([[0]]);
});

test("ticks no box beforehand and does not go on without the one that is needed", () => {
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

test("shows offers as cards and the quote as links on the host", async () => {
  const { container } = show(
    createTestChat([
      says(
        5,
        ["Ecco le offerte."],
        [
          {
            kind: "offers",
            offers: [createOffer()],
            referenceSpendEur: 1450,
            referenceLabel: "la tua spesa di oggi",
          },
          { kind: "pdf", label: "Scarica il preventivo", url: "/q.pdf", page: "/preventivo/r" },
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
  ]);
  expect(screen.getByRole("link", { name: "Scarica il preventivo" }).hasAttribute("download")).toBe(
    true,
  );
  expect(await findViolations(container)).toEqual([]);
});

test("says quietly that the connection is gone, and tries again when asked", () => {
  const test = createTestChat(asked(), { connection: "stopped" });
  show(test);

  expect(screen.getByRole("status").textContent).toContain(
    "Sono senza connessione: tengo le tue risposte e le mando appena torna.",
  );
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(test.chat.retry).toHaveBeenCalledTimes(1);
});

test("begins again only after asking", () => {
  const test = createTestChat(asked());
  show(test);
  fireEvent.click(screen.getByRole("button", { name: "Ricomincia" }));
  expect(test.chat.restart).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Sì, ricomincia" }));
  expect(test.chat.restart).toHaveBeenCalledTimes(1);
});

test("tells who embeds it of a commission only where it is told to", () => {
  const { unmount } = show(createTestChat([]));
  expect(screen.queryByText(/commissione/)).toBeNull();
  unmount();

  show(createTestChat([]), { commissionNotice: true });
  expect(screen.getByText(/commissione/)).toBeDefined();
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

test("the panel over a page adds no second head and foot to it", async () => {
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
