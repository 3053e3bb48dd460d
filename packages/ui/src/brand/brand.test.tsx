import { render } from "@testing-library/react";
import { FOX_MARK } from "@volpe/contract";
import { expect, test } from "vitest";
import { Fox, type FoxMood } from "./fox.tsx";

const MOODS: FoxMood[] = ["idle", "listening", "thinking", "glad", "sorry", "asleep"];

test("draws six different faces that are hidden from screen readers", () => {
  const faces = MOODS.map((mood) => {
    const { container } = render(<Fox mood={mood} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    // What is drawn within the picture, because the picture itself names the mood.
    return container.querySelector("svg")?.innerHTML;
  });

  expect(new Set(faces).size).toBe(6);
});

test("turns the fox towards the visitor while it listens", () => {
  const { container, rerender } = render(<Fox mood="thinking" />);
  expect(container.querySelector(".v-fox-ear-side")).not.toBeNull();

  rerender(<Fox mood="listening" />);
  expect(container.querySelector(".v-fox-ear-side")).toBeNull();
  expect(container.querySelector(".v-fox-ear-left")).not.toBeNull();
});

test("draws the same front head as the mark on paper", () => {
  const { container } = render(<Fox mood="listening" />);
  const drawn = [...container.querySelectorAll("path")].map((path) =>
    ["fill", "opacity", "d"].map((name) => path.getAttribute(name)),
  );

  expect(drawn).toEqual(
    FOX_MARK.map(({ fill, opacity, d }) => [fill, opacity?.toString().slice(1) ?? null, d]),
  );
});
