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

test("answers the open question with a suggested way out", () => {
  expect(chooseWay().chat.answer.mock.calls).toEqual([[{ step: 30, text: WAY }]]);
});

test("closes the panel after a way out was chosen", () => {
  expect(chooseWay().toggle.getAttribute("aria-expanded")).toBe("false");
});

test("ignores a way out while an answer is being sent", () => {
  const { chat, state } = createTestChat([says(30, ["Dove abiti?"], [DESTINATION])]);
  state.pending = [{ id: "a", step: 30, text: "Milano" }];
  render(<Assistant chat={chat} variant="page" links={{ privacy: "/p" }} />);
  fireEvent.click(screen.getByRole("button", { name: WAY }));

  expect(chat.answer).not.toHaveBeenCalled();
});
