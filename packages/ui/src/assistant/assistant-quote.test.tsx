import { fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { findViolations } from "../testing/axe.ts";
import {
  answers,
  createTestChat,
  DESTINATION,
  QUOTE,
  RESTART,
  says,
} from "../testing/chat-fixture.ts";
import { createOffer } from "../testing/offer-fixture.ts";
import { showAssistant } from "../testing/show-assistant.tsx";
import { LATER_TEXTS } from "./later-texts-it.ts";

test("shows the quote between the first offer and the others", async () => {
  const { container } = showAssistant(
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
          QUOTE,
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

test("shows the quote before all offers at the end of the interview", () => {
  const offers = ["a", "b", "c"].map((slug) =>
    createOffer({ slug, path: `/privati/luce/${slug}` }),
  );
  const { container } = showAssistant(
    createTestChat([
      says(
        900,
        ["Va bene, nessun contatto.", "Il preventivo è qui."],
        [
          { kind: "offers", offers, referenceSpendEur: 1450, referenceLabel: "oggi" },
          QUOTE,
          RESTART,
        ],
      ),
    ]),
  );

  const links = within(screen.getByRole("log")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/preventivo/r",
    "/q.pdf",
    "/privati/luce/a",
    "/privati/luce/b",
    "/privati/luce/c",
  ]);
  const bubble = container.querySelector(".v-said-result .v-bubble");
  expect(bubble, "the text stands before the result").toBeNull();
});

test("shows the links of a quote between its offers in words and the question", () => {
  const offers = ["«Uno»: 50 € al mese.", "«Due»: 60 € al mese.", "«Tre»: 70 € al mese."];
  const { container } = showAssistant(
    createTestChat([
      says(
        220,
        ["Le tre che oggi costano meno:", ...offers, "Ti risponde una persona?"],
        [QUOTE, DESTINATION],
      ),
    ]),
  );
  const parts = container.querySelectorAll(".v-said-volpe :is(.v-bubble, .v-said-quote)");
  expect([...parts].map((part) => part.textContent?.replace("Volpe: ", ""))).toEqual([
    "Le tre che oggi costano meno:",
    ...offers,
    container.querySelector(".v-said-quote")?.textContent,
    "Ti risponde una persona?",
  ]);
});

test("states the distance from the median offer instead of a saving if today's spend is unknown", () => {
  const median = {
    kind: "offers" as const,
    offers: [createOffer()],
    referenceSpendEur: 1450,
    referenceLabel: "la spesa annua dell’offerta mediana",
  };
  for (const [addon, words] of [
    [median, /Risparmi/],
    [{ ...median, isMedian: true }, /sotto l’offerta mediana/],
  ] as const) {
    const { container, unmount } = showAssistant(
      createTestChat([says(5, ["Ecco le offerte."], [addon, QUOTE])]),
    );
    expect(container.querySelector(".v-card-saving")?.textContent).toMatch(words);
    unmount();
  }
});

test("opens the quote with its owner's key, which a copied link does not have", () => {
  const own = "/preventivo/r?chiave=k";
  showAssistant(createTestChat([says(5, ["Ecco le offerte."], [{ ...QUOTE, own }])]));
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: LATER_TEXTS.openPage });
  const followed: string[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    followed.push(link.getAttribute("href") ?? "");
  };
  document.addEventListener("click", follow);
  onTestFinished(() => document.removeEventListener("click", follow));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(link);
  expect(followed).toEqual([own]);
  vi.runAllTimers();
  expect(link.getAttribute("href")).toBe("/preventivo/r");
});

test("shows the quote once, in the newest message that has it", () => {
  showAssistant(
    createTestChat([
      says(220, ["Te lo mando?"], [QUOTE, DESTINATION]),
      answers(220, "No, grazie"),
      says(900, ["Il preventivo è qui."], [QUOTE, DESTINATION]),
    ]),
  );

  expect(screen.getAllByRole("link", { name: "Apri il preventivo" })).toHaveLength(1);
});

test("copies the quote's address if the device cannot share", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  showAssistant(createTestChat([says(900, ["Il preventivo è qui."], [QUOTE])]), {
    resolveUrl: (path) => `https://volpe.example${path}`,
  });
  fireEvent.click(screen.getByRole("button", { name: "Condividi" }));

  expect(await screen.findByRole("button", { name: "Link copiato" })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith("https://volpe.example/preventivo/r");
});
