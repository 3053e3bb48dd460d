import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { RomeTime } from "./rome-time.tsx";

it("joins a day with the word before it, outside of the marked time", () => {
  const { container } = render(<RomeTime iso="2026-12-11T22:59:00Z" after="al" />);
  expect(container.textContent).toBe("all’11 dicembre 2026, 23:59");
  expect(container.querySelector("time")?.textContent).toBe("11 dicembre 2026, 23:59");
});
