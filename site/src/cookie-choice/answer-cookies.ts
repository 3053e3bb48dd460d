import type { CookieChoiceRequest } from "@volpe/contract";
import { type Client, createCookieChoices, findCookieChoice } from "@volpe/core";
import { PRESSED_FIELD } from "./question-fields.ts";
import { sendWhenOnline } from "./send-when-online.ts";

export type CookieAnswer = Pick<CookieChoiceRequest, "tracking" | "source">;

/** Stores a visitor's answer. Moves the focus to the page, because the pressed button disappears. */
export function answerCookies(client: Client, region: Element | null, answer: CookieAnswer): void {
  void sendWhenOnline(createCookieChoices(client).save(answer));
  if (region?.contains(document.activeElement)) {
    document.getElementById("contenuto")?.focus({ preventScroll: true });
  }
}

/** Tells the style sheet the height of the question, which leaves as much room below the footer. */
export function reserveRoom(region: HTMLElement | null): void {
  const size = `${region?.offsetHeight}px`;
  document.documentElement.style.setProperty("--cookie-banner-size", size);
}

/**
 * Whether an answer was given, for example in another tab. A consent is applied to this page too.
 */
export function takeAnswer(client: Client): boolean {
  const choice = findCookieChoice(client.cookies);
  if (choice?.tracking) client.consent.grant();
  return choice !== undefined;
}

/** The values of the buttons that answer; the remaining button shows the boxes. */
const ANSWERS = ["accept", "refuse", "close"] as const satisfies CookieAnswer["source"][];
export type PressedAnswer = (typeof ANSWERS)[number];

const isAnswer = (pressed: string): pressed is PressedAnswer =>
  ANSWERS.some((answer) => answer === pressed);

/** Lets visitors answer the server's question before hydration. Returns a function that stops this. */
export function listenForAnswers(client: Client, region: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  reserveRoom(region);
  const hide = () => {
    stop.abort();
    region.hidden = true;
    // Style sheets make room for the question while an element has its class.
    region.className = "";
  };
  region.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (button?.name !== PRESSED_FIELD || !isAnswer(button.value)) return;
      event.preventDefault();
      answerCookies(client, region, { tracking: button.value === "accept", source: button.value });
      hide();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (takeAnswer(client)) hide();
    },
    { signal },
  );
  return () => stop.abort();
}
