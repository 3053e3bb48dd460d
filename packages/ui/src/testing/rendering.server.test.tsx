// @vitest-environment node
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Assistant, AssistantBubble, FavouriteButton, OfferCard } from "../index.ts";
import { createTestChat } from "./chat-fixture.ts";
import { createOffer } from "./offer-fixture.ts";

const links = { privacy: "/privacy-policy" };

test("renders a complete card on the server without style attributes", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    <OfferCard
      offer={createOffer()}
      href="/x"
      favourite={<FavouriteButton pressed={false} onToggle={() => undefined} />}
    />,
  );

  expect(html).toContain("1.274,92");
  expect(html).toContain('<a class="v-card-action" part="action" href="/x">');
  expect(html).not.toContain("style=");
});

test("renders the empty conversation on the server", () => {
  const { chat } = createTestChat([]);
  const html = renderToString(
    <Assistant chat={chat} variant="page" links={links} foot={<p>Sotto</p>} />,
  );

  expect(chat.open).not.toHaveBeenCalled();
  expect(html).toContain("Volpe sta scrivendo");
  expect(html).toContain("<p>Sotto</p>");
  expect(html).not.toContain("style=");
});

test("renders the launcher without its panel", () => {
  const { chat } = createTestChat([]);
  const html = renderToString(
    <AssistantBubble chat={chat} links={links} open={false} onOpenChange={() => undefined} />,
  );

  expect(html).toContain("Apri la chat con Volpe");
  expect(html).not.toContain('role="dialog"');
});
