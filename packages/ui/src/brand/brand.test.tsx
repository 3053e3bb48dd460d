import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fox, type FoxMood } from "./fox.tsx";
import { Mark } from "./mark.tsx";

const MOODS: FoxMood[] = ["idle", "listening", "thinking", "glad", "sorry", "asleep"];

test("draws six faces, no two alike, and hides them from readers", () => {
  const faces = MOODS.map((mood) => {
    const { container } = render(<Fox mood={mood} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    return container.innerHTML;
  });

  expect(new Set(faces).size).toBe(6);
});

test("turns its head to you when it listens, and looks away when it thinks", () => {
  const { container, rerender } = render(<Fox mood="thinking" />);
  expect(container.querySelector(".v-fox-ear-side")).not.toBeNull();

  rerender(<Fox mood="listening" />);
  expect(container.querySelector(".v-fox-ear-side")).toBeNull();
  expect(container.querySelector(".v-fox-ear-left")).not.toBeNull();
});

test("the logo says its name once", () => {
  const { container } = render(<Mark />);

  expect(container.textContent).toBe("Volpe");
});
