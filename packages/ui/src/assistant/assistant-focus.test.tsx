import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  answers,
  CONSUMPTION,
  createTestChat,
  DESTINATION,
  QUOTE,
  RESTART,
  says,
} from "../testing/chat-fixture.ts";
import { ASSISTANT_LINKS, showAssistant } from "../testing/show-assistant.tsx";
import { Assistant } from "./assistant.tsx";

const first = () => says(0, ["Per chi?"], [DESTINATION]);
const next = () => says(1, ["Quanto?"], [CONSUMPTION]);

/**
 * Views of React and Preact update within `act`. Answers are shown a frame after their question.
 */
async function receive(change: () => void) {
  await act(async () => change());
  await act(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

test("draws a question before its answers, whatever else is drawn in between", async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { chat, state } = createTestChat([], { preload: true });
  showAssistant({ chat });
  await act(async () => state.messages.unshift(first()));
  await act(async () => {
    state.preload = false;
  });
  const find = () => screen.queryByRole("button", { name: "Per casa mia" });
  expect(find()).toBeNull();

  for (const frame of frames) frame();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(find()).not.toBeNull();
});

test("takes no focus on first render", () => {
  const { chat } = createTestChat([first()]);
  showAssistant({ chat });

  expect(document.activeElement).toBe(document.body);
});

test("moves focus to the next field after a typed answer", async () => {
  const { chat, state } = createTestChat([first()]);
  showAssistant({ chat });
  const field = screen.getByLabelText("Oppure scrivilo a parole tue");
  field.focus();
  fireEvent.input(field, { target: { value: "casa" } });
  fireEvent.submit(field);
  await receive(() => state.messages.unshift(next(), answers(0, "casa")));

  expect(document.activeElement).toBe(screen.getByLabelText("Consumo annuo"));
});

test("moves focus to the next field after a pressed choice", async () => {
  const { chat, state } = createTestChat([first()]);
  showAssistant({ chat });
  const choice = screen.getByRole("button", { name: "Per casa mia" });
  choice.focus();
  fireEvent.click(choice);
  await receive(() => state.messages.unshift(next(), answers(0, "Per casa mia")));

  expect(document.activeElement).toBe(screen.getByLabelText("Consumo annuo"));
});

test("opens no keyboard after a touched choice", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { chat, state } = createTestChat([first()]);
  showAssistant({ chat });
  const choice = screen.getByRole("button", { name: "Per casa mia" });
  choice.focus();
  fireEvent.click(choice);
  await receive(() => state.messages.unshift(next(), answers(0, "Per casa mia")));

  expect(document.activeElement).toBe(screen.getByRole("group", { name: "La tua risposta" }));
});

for (const { addons, name } of [
  { addons: [QUOTE, RESTART], name: "Apri il preventivo" },
  { addons: [RESTART], name: "Conversazione con Volpe" },
]) {
  test(`moves focus to «${name}» at the end of an interview`, async () => {
    const { chat, state } = createTestChat([next()]);
    showAssistant({ chat });
    const field = screen.getByLabelText("Consumo annuo");
    field.focus();
    fireEvent.input(field, { target: { value: "2700" } });
    fireEvent.submit(field);
    await receive(() => state.messages.unshift(says(900, ["Fatto."], addons), answers(1, "2700")));

    expect(document.activeElement).toBe(screen.getByLabelText(name));
  });
}

test("leaves focus on an element outside the assistant", async () => {
  const { chat, state } = createTestChat([first()]);
  render(
    <>
      <button type="button">altrove</button>
      <Assistant chat={chat} variant="page" links={ASSISTANT_LINKS} />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Per casa mia" }));
  screen.getByRole("button", { name: "altrove" }).focus();
  await receive(() => state.messages.unshift(next(), answers(0, "Per casa mia")));

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "altrove" }));
});

test("traps Tab in the floating panel, also in a shadow root", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const container = root.appendChild(document.createElement("div"));
  const { chat } = createTestChat([first()]);
  render(<Assistant chat={chat} variant="panel" links={ASSISTANT_LINKS} />, {
    container,
    baseElement: container,
  });
  const panel = root.querySelector("[role=dialog]");
  expect(root.activeElement).toBe(panel);

  await within(container).findByText("Voglio parlare con una persona");
  fireEvent.keyDown(panel ?? container, { key: "Tab", shiftKey: true });
  const last = root.activeElement;
  expect(last?.textContent).toBe("Voglio parlare con una persona");

  fireEvent.keyDown(last ?? container, { key: "Tab" });
  expect(root.activeElement?.getAttribute("aria-label")).toBe("Quello che so di te");
  host.remove();
});

test("Escape closes the draft first and then the panel", () => {
  const onClose = vi.fn();
  const { chat } = createTestChat([first()]);
  render(<Assistant chat={chat} variant="panel" links={ASSISTANT_LINKS} onClose={onClose} />);
  const toggle = screen.getByRole("button", { name: "Quello che so di te" });
  fireEvent.click(toggle);
  fireEvent.keyDown(toggle, { key: "Escape" });
  expect(onClose).not.toHaveBeenCalled();
  expect(toggle.getAttribute("aria-expanded")).toBe("false");

  fireEvent.keyDown(toggle, { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(1);
});
