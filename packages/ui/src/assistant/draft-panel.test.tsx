import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createTestChat, DESTINATION, says } from "../testing/chat-fixture.ts";
import { Assistant } from "./assistant.tsx";

const WAY = "Continuo su un altro dispositivo";

function chooseWay() {
  const { chat } = createTestChat([says(30, ["Dove abiti?"], [DESTINATION])]);
  render(<Assistant chat={chat} variant="page" links={{ privacy: "/p" }} />);
  const toggle = screen.getByRole("button", { name: "Quello che so di te" });
  fireEvent.click(toggle);
  fireEvent.click(screen.getByRole("button", { name: WAY }));
  return { chat, toggle };
}

test("sends a suggested text as the answer to the open question", () => {
  expect(chooseWay().chat.answer.mock.calls).toEqual([[{ step: 30, text: WAY }]]);
});

test("closes the draft after a suggested text was pressed", () => {
  expect(chooseWay().toggle.getAttribute("aria-expanded")).toBe("false");
});

test("ignores a suggested text while an answer is being sent", () => {
  const { chat, state } = createTestChat([says(30, ["Dove abiti?"], [DESTINATION])]);
  state.pending = [{ id: "a", step: 30, text: "Milano" }];
  render(<Assistant chat={chat} variant="page" links={{ privacy: "/p" }} />);
  fireEvent.click(screen.getByRole("button", { name: WAY }));

  expect(chat.answer).not.toHaveBeenCalled();
});
