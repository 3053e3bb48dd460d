import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import { createTestChat } from "../testing/chat-fixture.ts";
import { AssistantBubble } from "./assistant-bubble.tsx";
import { AssistantLauncher } from "./assistant-launcher.tsx";
import type { AssistantProps } from "./assistant-props.ts";

type PageProps = Pick<AssistantProps, "chat"> & {
  isKept?: boolean;
  invitation?: string;
  loadPanel?: () => Promise<typeof import("./assistant.tsx")>;
};

const links = { privacy: "/privacy-policy" };

/** A page that keeps whether the assistant is open. */
function Page({ chat, loadPanel, ...props }: PageProps) {
  const [open, setOpen] = useState(false);
  const shared = { ...props, open, onOpenChange: setOpen };
  return loadPanel === undefined ? (
    <AssistantBubble {...shared} chat={chat} links={links} />
  ) : (
    <AssistantLauncher {...shared} loadPanel={loadPanel} panelProps={{ chat, links }} />
  );
}

const launcher = () => screen.getByRole("button", { name: "Apri la chat con Volpe" });

test("loads the panel only after a click", async () => {
  const { chat } = createTestChat([]);
  const loadPanel = vi.fn(() => import("./assistant.tsx"));
  render(<Page chat={chat} loadPanel={loadPanel} />);
  expect(loadPanel).not.toHaveBeenCalled();
  expect(chat.open).not.toHaveBeenCalled();

  fireEvent.click(launcher());
  await screen.findByRole("dialog");
  expect(loadPanel).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(chat.open).toHaveBeenCalledTimes(1));
});

test("Escape closes the panel and returns the focus", async () => {
  const { chat } = createTestChat([]);
  render(<Page chat={chat} />);
  fireEvent.click(launcher());
  const panel = await screen.findByRole("dialog");
  await waitFor(() => expect(document.activeElement).toBe(panel));

  fireEvent.keyDown(panel, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(launcher()));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("returns focus to the control that opened the panel", async () => {
  const { chat } = createTestChat([]);
  function OwnOpener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Chiedi un preventivo
        </button>
        <AssistantBubble chat={chat} links={links} open={open} onOpenChange={setOpen} />
      </>
    );
  }
  render(<OwnOpener />);
  const elsewhere = screen.getByRole("button", { name: "Chiedi un preventivo" });
  for (let time = 0; time < 2; time += 1) {
    elsewhere.focus();
    fireEvent.click(elsewhere);
    const panel = await screen.findByRole("dialog");
    await waitFor(() => expect(document.activeElement).toBe(panel));
    fireEvent.keyDown(panel, { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(elsewhere));
  }
});

test("returns focus from a shadow root to the page's own control", async () => {
  const { chat } = createTestChat([]);
  const [ours, theirs] = ["ours", "theirs"].map((id) => {
    const host = document.body.appendChild(document.createElement("div"));
    host.id = id;
    onTestFinished(() => host.remove());
    return host.attachShadow({ mode: "open" });
  }) as [ShadowRoot, ShadowRoot];
  const container = ours.appendChild(document.createElement("div"));
  const show = (open: boolean) => (
    <AssistantBubble chat={chat} links={links} open={open} onOpenChange={(next) => change(next)} />
  );
  const { rerender } = render(show(false), { container, baseElement: container });
  const change = (open: boolean) => rerender(show(open));
  const findPanel = () => ours.querySelector<HTMLElement>("[role=dialog]:not([hidden])");
  for (const root of [document.body, theirs]) {
    const opener = root.appendChild(document.createElement("button"));
    onTestFinished(() => opener.remove());
    opener.focus();
    change(true);
    await waitFor(() => expect(ours.activeElement).toBe(findPanel()));
    fireEvent.keyDown(findPanel() as HTMLElement, { key: "Escape" });
    await waitFor(() => expect((opener.getRootNode() as Document).activeElement).toBe(opener));
  }
});

test("keeps the conversation while the panel is closed", async () => {
  const { chat } = createTestChat([]);
  render(<Page chat={chat} />);
  fireEvent.click(launcher());
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  await waitFor(() => launcher());
  fireEvent.click(launcher());
  await screen.findByRole("dialog");

  expect(chat.open).toHaveBeenCalledTimes(1);
  expect(chat.close).not.toHaveBeenCalled();
});

test("dismisses the invitation", () => {
  const { chat } = createTestChat([]);
  render(<Page chat={chat} invitation="Ti do una mano?" />);
  fireEvent.click(screen.getByRole("button", { name: "Nascondi il messaggio" }));

  expect(screen.queryByText("Ti do una mano?")).toBeNull();
});

test.each([
  [false, "Quanto potresti risparmiare? Te lo dico in due minuti."],
  [true, "Riprendiamo la chat?"],
])("while a conversation is kept (%s) the invitation says «%s»", (isKept, line) => {
  const { chat } = createTestChat([]);
  render(<Page chat={chat} isKept={isKept} />);
  fireEvent.click(screen.getByRole("button", { name: line }));
  expect(launcher().getAttribute("aria-busy")).toBe("true");
});

test("loads the panel again on a second click after a failure", async () => {
  const { chat } = createTestChat([]);
  const loadPanel = vi
    .fn<() => Promise<typeof import("./assistant.tsx")>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockImplementation(() => import("./assistant.tsx"));
  render(<Page chat={chat} loadPanel={loadPanel} />);
  fireEvent.click(launcher());
  expect((await screen.findByRole("alert")).textContent).toContain("Controlla la connessione");

  fireEvent.click(launcher());
  expect(await screen.findByRole("dialog")).toBeDefined();
});

test("reports a failure after the invitation was dismissed, and hides that line too", async () => {
  const { chat } = createTestChat([]);
  const loadPanel = () => Promise.reject(new TypeError("offline"));
  render(<Page chat={chat} loadPanel={loadPanel} invitation="Ti do una mano?" />);
  fireEvent.click(screen.getByRole("button", { name: "Nascondi il messaggio" }));
  for (let time = 0; time < 2; time += 1) {
    fireEvent.click(launcher());
    expect((await screen.findByRole("alert")).textContent).toContain("Controlla la connessione");
    fireEvent.click(screen.getByRole("button", { name: "Nascondi il messaggio" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText("Ti do una mano?")).toBeNull();
  }
});

test("axe finds nothing in the launcher", async () => {
  const { container } = render(<Page chat={createTestChat([]).chat} />);

  expect(await findViolations(container)).toEqual([]);
});
