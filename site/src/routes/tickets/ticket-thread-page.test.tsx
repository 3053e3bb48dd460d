import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { TicketPlace, TicketThread } from "@volpe/contract";
import { OfflineError } from "@volpe/core";
import { beforeEach, expect, it, vi } from "vitest";
import { createFormDrafts } from "../../forms/form-drafts.ts";
import { createFakeClient, TEST_LOGIN } from "../testing/fake-client.ts";
import { renderRoute } from "../testing/render-route.tsx";
import { createSampleMessage, createSampleThread } from "./sample-tickets.ts";
import * as page from "./ticket-thread-page.tsx";
import { useTicketFeed } from "./use-ticket-feed.ts";

vi.mock(import("./use-ticket-feed.ts"), async (original) => ({
  ...(await original()),
  useTicketFeed: vi.fn(),
}));

const scrolled: string[] = [];
/** Reports to the observer whether the element is in view. */
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
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});

const QUESTION = createSampleMessage({ readAt: "2026-11-20T10:00:00Z" });
const ANSWER = createSampleMessage({
  id: "m2",
  author: "operator",
  text: "Ecco il conto.\nSono due voci.",
  sentAt: "2026-11-20T11:00:00Z",
  attachments: [{ id: "a1", name: "conto.pdf", bytes: 2048, mediaType: "application/pdf" }],
});

/** Calls the callback of the mocked feed. */
const tell = (place: TicketPlace | null) =>
  act(async () => vi.mocked(useTicketFeed).mock.lastCall?.[0](place));

function renderThread({
  message = "m1",
  answer = () => createSampleThread([QUESTION]),
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

it("shows author, time, read receipt and files of each message", async () => {
  renderThread({ answer: () => createSampleThread([QUESTION, ANSWER], { state: "answered" }) });
  const [question, answer] = await screen.findAllByRole("article");
  expect(question?.textContent).toContain("Tu20 novembre 2026, 10:00");
  expect(question?.textContent).toContain("Letto il 20 novembre 2026, 11:00");
  expect(answer?.textContent).toContain("Assistenza Volpe");
  expect(answer?.textContent).toContain("Nuova");
  expect(answer?.textContent).toContain("Ecco il conto.\nSono due voci.");
  const link = screen.getByRole("link", { name: /conto\.pdf/ });
  expect(link.getAttribute("href")).toBe("/tickets/s1/allegati/a1");
  expect(screen.getByLabelText("A che punto è").textContent).toContain("Abbiamo risposto.");
});

it("does not attribute a message of the chat to the reader", async () => {
  const messages = [createSampleMessage({ isFromChat: true }), { ...QUESTION, id: "m9" }];
  renderThread({ answer: () => createSampleThread(messages, { isFromChat: true }) });
  await screen.findAllByRole("article");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);
  expect(headings.slice(0, 2)).toEqual(["Dalla chat", "Tu"]);
});

it.each([
  ["open", true, "senza accesso. Se non sei stato tu, chiudila."],
  ["closed", true, "senza accesso. Se non sei stato tu, ignorala."],
  ["open", false, null],
] as const)(
  "says of a thread that is %s, from the chat: %s, %s",
  async (state, isFromChat, words) => {
    renderThread({ answer: () => createSampleThread([QUESTION], { state, isFromChat }) });
    const { textContent } = await screen.findByLabelText("A che punto è");
    expect(textContent?.match(/senza accesso\. Se non sei stato tu, \w+\./)?.[0] ?? null).toBe(
      words,
    );
  },
);

it("scrolls to the message in the address and marks the answers as read", async () => {
  const { read } = renderThread({
    message: "m2",
    answer: () => createSampleThread([QUESTION, ANSWER]),
  });
  await screen.findAllByRole("article");
  await waitFor(() => expect(read.mock.calls).toEqual([[{ message: "m2" }]]));
  expect(document.activeElement?.id).toBe("messaggio-m2");
  expect(scrolled).toEqual(["messaggio-m2"]);
});

it("«ultimo» scrolls to the newest message", async () => {
  const { router } = renderThread({
    message: "ultimo",
    answer: () => createSampleThread([QUESTION, ANSWER]),
  });
  await screen.findAllByRole("article");
  const { pathname, hash } = router.state.location;
  expect(pathname + hash).toBe("/tickets/s1/m2#messaggio-m2");
});

it("a new answer is shown and announced while typed text stays", async () => {
  let thread = createSampleThread([QUESTION]);
  const { read } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  fireEvent.input(getMessage(), { target: { value: "Intanto aggiung" } });
  thread = createSampleThread([QUESTION, ANSWER], { state: "answered" });
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
  let thread = createSampleThread([QUESTION]);
  const rendered = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  const come = async (messages: TicketThread["messages"]) => {
    thread = createSampleThread(messages, { state: "answered" });
    await tell({ slug: "s1", message: messages.at(-1)?.id ?? "" });
  };
  await come([QUESTION, ANSWER]);
  expect(screen.getByText(NEWS)).toBeTruthy();
  return { ...rendered, come };
}

it("the notice of a new answer disappears after the answer was visible for a while", async () => {
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
  await come([QUESTION, ANSWER, createSampleMessage({ id: "m4", author: "operator" })]);
  expect(screen.getByRole("link", { name: "Leggila" }).getAttribute("href")).toBe(
    "/tickets/s1/m4#messaggio-m4",
  );
});

it("the notice of a new answer disappears after a click on its link", async () => {
  const { router } = await renderAnswered();
  fireEvent.click(screen.getByRole("link", { name: "Leggila" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/tickets/s1/m2"));
  expect(screen.queryByText(NEWS)).toBeNull();
});

it("the notice of a new answer disappears after a reply, unless another answer came", async () => {
  const { come } = await renderAnswered();
  const reply = createSampleMessage({ id: "m3", text: "Ancora io." });
  await come([QUESTION, ANSWER, reply]);
  expect(screen.queryByText(NEWS)).toBeNull();
  const next = createSampleMessage({ id: "m4", author: "operator" });
  await come([QUESTION, ANSWER, reply, next, createSampleMessage({ id: "m5", text: "Eccomi." })]);
  expect(screen.getByText(NEWS)).toBeTruthy();
});

it("marks answers as read once the page is visible", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { read } = renderThread({ answer: () => createSampleThread([QUESTION, ANSWER]) });
  await screen.findAllByRole("article");
  expect(read).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  // On a busy machine the page may begin to listen later than it is drawn.
  await waitFor(() => {
    fireEvent(document, new Event("visibilitychange"));
    expect(read).toHaveBeenCalled();
  });
  fireEvent(document, new Event("visibilitychange"));
  expect(read.mock.calls).toEqual([[{ message: "m2" }]]);
  visibility.mockRestore();
});

it("keeps the page if a refresh fails", async () => {
  let isDown = false;
  renderThread({
    answer: () => {
      if (isDown) {
        throw new OfflineError();
      }
      return createSampleThread([QUESTION]);
    },
  });
  await screen.findByRole("article");
  isDown = true;
  await tell(null);
  expect(screen.getAllByRole("article")).toHaveLength(1);
});

it("after a reply the page shows it and the form is empty", async () => {
  let thread = createSampleThread([QUESTION], { state: "closed" });
  const { replies, router } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  expect(screen.getByLabelText("A che punto è").textContent).toContain("si riapre da sola");
  fireEvent.input(getMessage(), { target: { value: "Ancora io." } });
  const reply = createSampleMessage({ id: "m3", text: "Ancora io." });
  thread = createSampleThread([QUESTION, reply], { state: "open" });
  fireEvent.click(screen.getByRole("button", { name: "Invia e riapri" }));
  await screen.findByText("Ancora io.", { selector: "p" });
  expect(router.state.location.pathname).toBe("/tickets/s1/m3");
  expect(replies.map((form) => [form.get("message"), form.has("subject")])).toEqual([
    ["Ancora io.", false],
  ]);
  expect(getMessage().value).toBe("");
  expect(createFormDrafts("u1").find("s1")).toBeUndefined();
});

it("does not restore the draft of a message that was already sent", async () => {
  createFormDrafts("u1").keep("s1", {
    values: [{ field: "message", value: `${QUESTION.text}\r\n` }],
    id: "1",
    attempted: true,
  });
  renderThread();
  await screen.findByRole("article");
  expect(getMessage().value).toBe("");
  await waitFor(() => expect(createFormDrafts("u1").find("s1")).toBeUndefined());
});

it("«È risolto, chiudi» closes the ticket and disappears", async () => {
  let thread = createSampleThread([QUESTION]);
  const { close } = renderThread({ answer: () => thread });
  await screen.findByRole("article");
  thread = createSampleThread([QUESTION], { state: "closed" });
  fireEvent.click(screen.getByRole("button", { name: "È risolto, chiudi" }));
  await screen.findByText("Chiusa");
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "È risolto, chiudi" })).toBeNull();
});
