// @vitest-environment jsdom

import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { TicketPlace, TicketThread } from "@volpe/contract";
import { OfflineError } from "@volpe/core";
import { beforeEach, expect, it, vi } from "vitest";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { createSampleMessage, createSampleThread } from "./sample-tickets.ts";
import { createTicketDrafts } from "./ticket-drafts.ts";
import * as page from "./ticket-thread-page.tsx";
import { useTicketFeed } from "./use-ticket-feed.ts";

vi.mock(import("./use-ticket-feed.ts"), () => ({ useTicketFeed: vi.fn() }));

const scrolled: string[] = [];
/** Tells what is watched whether it is in view. */
let show: (isIntersecting: boolean) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #targets: Element[] = [];
      constructor(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        show = (isIntersecting) =>
          act(() => onChange(this.#targets.map((target) => ({ target, isIntersecting }))));
      }
      observe(target: Element) {
        this.#targets.push(target);
      }
      disconnect() {
        this.#targets.length = 0;
      }
    },
  );
  localStorage.clear();
  scrolled.length = 0;
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});

const OWN = createSampleMessage({ readAt: "2026-11-20T10:00:00Z" });
const ANSWER = createSampleMessage({
  id: "m2",
  author: "operator",
  text: "Ecco il conto.\nSono due voci.",
  sentAt: "2026-11-20T11:00:00Z",
  attachments: [{ id: "a1", name: "conto.pdf", bytes: 2048, mediaType: "application/pdf" }],
});

/** What the feed would call. */
const tell = (place: TicketPlace | null) =>
  act(async () => vi.mocked(useTicketFeed).mock.lastCall?.[0](place));

function renderThread({
  message = "m1",
  answer = () => createSampleThread([OWN]),
}: {
  message?: string;
  answer?: () => TicketThread;
} = {}) {
  const read = vi.fn();
  const close = vi.fn(() => ({ done: true }));
  const replies: FormData[] = [];
  const client = createFakeClient({
    cookies: { auth: TEST_LOGIN },
    calls: {
      "GET /tickets/s1": () => answer(),
      "POST /tickets/s1/read": ({ body }) => {
        read(body);
        return { done: true };
      },
      "POST /tickets/s1/close": close,
      "POST /tickets/s1/messages": ({ body }) => {
        replies.push(body as FormData);
        return { slug: "s1", message: "m3" };
      },
    },
  });
  const path = "/tickets/:slug/:message";
  const router = renderRoute(page, { path, url: `/tickets/s1/${message}`, client });
  return { router, read, close, replies };
}

const getMessage = (): HTMLTextAreaElement => screen.getByLabelText("Messaggio");

it("shows who wrote what and when, what was read, and the files to save", async () => {
  renderThread({ answer: () => createSampleThread([OWN, ANSWER], { state: "answered" }) });
  const [own, answer] = await screen.findAllByRole("article");
  expect(own?.textContent).toContain("Tu20 novembre 2026, 10:00");
  expect(own?.textContent).toContain("Letto il 20 novembre 2026, 11:00");
  expect(answer?.textContent).toContain("Assistenza Volpe");
  expect(answer?.textContent).toContain("Nuova");
  expect(answer?.textContent).toContain("Ecco il conto.\nSono due voci.");
  const link = screen.getByRole("link", { name: /conto\.pdf/ });
  expect(link.getAttribute("href")).toBe("/tickets/s1/allegati/a1");
  expect(screen.getByLabelText("A che punto è").textContent).toContain("Abbiamo risposto.");
});

it("begins at the message that the address names, and counts the answers as read", async () => {
  const { read } = renderThread({
    message: "m2",
    answer: () => createSampleThread([OWN, ANSWER]),
  });
  await screen.findAllByRole("article");
  expect(document.activeElement?.id).toBe("messaggio-m2");
  expect(scrolled).toEqual(["messaggio-m2"]);
  expect(read.mock.calls).toEqual([[{ message: "m2" }]]);
});

it("«ultimo» leads to the newest message", async () => {
  const { router } = renderThread({
    message: "ultimo",
    answer: () => createSampleThread([OWN, ANSWER]),
  });
  await screen.findAllByRole("article");
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe("/tickets/s1/m2#messaggio-m2");
});

it("an answer that comes is shown and said, and what is being typed stays", async () => {
  let thread = createSampleThread([OWN]);
  const { read } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  fireEvent.input(getMessage(), { target: { value: "Intanto aggiung" } });
  thread = createSampleThread([OWN, ANSWER], { state: "answered" });
  await tell({ slug: "another", message: "m2" });
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await tell({ slug: "s1", message: "m2" });
  expect(screen.getAllByRole("article")).toHaveLength(2);
  expect(screen.getByText(/È arrivata una risposta\./)).toBeTruthy();
  expect(getMessage().value).toBe("Intanto aggiung");
  expect(read.mock.calls).toEqual([[{ message: "m2" }]]);
});

const NEWS = /È arrivata una risposta\./;

/** A thread to which an answer has just come. */
async function renderAnswered() {
  let thread = createSampleThread([OWN]);
  const rendered = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  const come = async (messages: TicketThread["messages"]) => {
    thread = createSampleThread(messages, { state: "answered" });
    await tell({ slug: "s1", message: messages.at(-1)?.id ?? "" });
  };
  await come([OWN, ANSWER]);
  expect(screen.getByText(NEWS)).toBeTruthy();
  return { ...rendered, come };
}

it("an answer is no news once it was in view for a while, on a page that was looked at", async () => {
  const { come } = await renderAnswered();
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const wait = () => act(() => vi.runAllTimers());
  try {
    show(true);
    wait();
    expect(screen.getByText(NEWS)).toBeTruthy();
    visibility.mockReturnValue("visible");
    show(false);
    document.dispatchEvent(new Event("visibilitychange"));
    wait();
    expect(screen.getByText(NEWS)).toBeTruthy();
    show(true);
    expect(screen.getByText(NEWS)).toBeTruthy();
    wait();
    expect(screen.queryByText(NEWS)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
  await come([OWN, ANSWER, createSampleMessage({ id: "m4", author: "operator" })]);
  expect(screen.getByRole("link", { name: "Leggila" }).getAttribute("href")).toBe(
    "/tickets/s1/m4#messaggio-m4",
  );
});

it("an answer is no news once its link was followed", async () => {
  const { router } = await renderAnswered();
  fireEvent.click(screen.getByRole("link", { name: "Leggila" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/tickets/s1/m2"));
  expect(screen.queryByText(NEWS)).toBeNull();
});

it("an answer is no news once one has replied, unless another came meanwhile", async () => {
  const { come } = await renderAnswered();
  const reply = createSampleMessage({ id: "m3", text: "Ancora io." });
  await come([OWN, ANSWER, reply]);
  expect(screen.queryByText(NEWS)).toBeNull();
  const next = createSampleMessage({ id: "m4", author: "operator" });
  await come([OWN, ANSWER, reply, next, createSampleMessage({ id: "m5", text: "Eccomi." })]);
  expect(screen.getByText(NEWS)).toBeTruthy();
});

it("on a page that is out of view answers stay unread until it is looked at", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { read } = renderThread({ answer: () => createSampleThread([OWN, ANSWER]) });
  await screen.findAllByRole("article");
  expect(read).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(read.mock.calls).toEqual([[{ message: "m2" }]]);
  visibility.mockRestore();
});

it("a question that fails leaves the page as it is", async () => {
  let isDown = false;
  renderThread({
    answer: () => {
      if (isDown) {
        throw new OfflineError();
      }
      return createSampleThread([OWN]);
    },
  });
  await screen.findByRole("article");
  isDown = true;
  await tell(null);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("a reply leads to itself, and its form is empty again", async () => {
  let thread = createSampleThread([OWN], { state: "closed" });
  const { replies, router } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  expect(screen.getByLabelText("A che punto è").textContent).toContain("si riapre da sola");
  fireEvent.input(getMessage(), { target: { value: "Ancora io." } });
  const reply = createSampleMessage({ id: "m3", text: "Ancora io." });
  thread = createSampleThread([OWN, reply], { state: "open" });
  fireEvent.click(screen.getByRole("button", { name: "Invia e riapri" }));
  await screen.findByText("Ancora io.", { selector: "p" });
  expect(router.state.location.pathname).toBe("/tickets/s1/m3");
  expect(replies.map((form) => [form.get("message"), form.has("subject")])).toEqual([
    ["Ancora io.", false],
  ]);
  expect(getMessage().value).toBe("");
  expect(createTicketDrafts("u1").find("s1")).toBeUndefined();
});

it("a draft of what arrived already is not put back", async () => {
  createTicketDrafts("u1").keep("s1", {
    ...{ id: "1", subject: "", message: `${OWN.text}\r\n`, attempted: true },
  });
  renderThread();
  await screen.findByRole("article");
  expect(getMessage().value).toBe("");
  expect(createTicketDrafts("u1").find("s1")).toBeUndefined();
});

it("«È risolto, chiudi» ends the conversation, and one that has ended has no such button", async () => {
  let thread = createSampleThread([OWN]);
  const { close } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  thread = createSampleThread([OWN], { state: "closed" });
  fireEvent.click(screen.getByRole("button", { name: "È risolto, chiudi" }));
  await screen.findByText("Chiusa");
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "È risolto, chiudi" })).toBeNull();
});
