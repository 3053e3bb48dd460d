import type { CookieChoiceRequest } from "@volpe/contract";
import { type Client, createCookieChoices, findCookieChoice } from "@volpe/core";
import { PRESSED_FIELD } from "./question-fields.ts";
import { sendWhenOnline } from "./send-when-online.ts";

export type CookieAnswer = Pick<CookieChoiceRequest, "tracking" | "source">;

/** Keeps a visitor's answer, and moves the focus of its button, which goes away, to the page. */
export function answerCookies(client: Client, region: Element | null, answer: CookieAnswer): void {
  void sendWhenOnline(createCookieChoices(client).save(answer));
  if (region?.contains(document.activeElement)) {
    document.getElementById("contenuto")?.focus({ preventScroll: true });
  }
}

/** The style sheet leaves as much room below the footer. */
export function reserveRoom(region: HTMLElement | null): void {
  const size = `${region?.offsetHeight}px`;
  document.documentElement.style.setProperty("--cookie-banner-size", size);
}

/** Whether another tab got the answer meanwhile; then its consent is this page's too. */
export function takeAnswer(client: Client): boolean {
  const choice = findCookieChoice(client.cookies);
  if (choice?.tracking) client.consent.grant();
  return choice !== undefined;
}

/** The buttons that answer; the third one shows the boxes. */
const ANSWERS: readonly string[] = ["accept", "refuse", "close"] satisfies CookieAnswer["source"][];

const isAnswer = (pressed: string): pressed is "accept" | "refuse" | "close" =>
  ANSWERS.includes(pressed);

/** Lets the drawn question be answered before React takes over the page. Returns what ends that. */
export function listenForAnswers(client: Client, region: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  reserveRoom(region);
  const hide = () => {
    stop.abort();
    region.hidden = true;
    // The style sheets know the question by its class.
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
