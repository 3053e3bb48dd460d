import { AssistantBubble } from "@volpe/ui";
import { useClient } from "../use-client.tsx";
import { ASSISTANT_LINKS } from "./assistant-links.ts";
import type { AssistantOpening } from "./assistant-opening.tsx";

type AssistantOverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opening: AssistantOpening | undefined;
};

/** The launcher and its panel, fetched when somebody opens the assistant over a page. */
export function AssistantOverlay({ open, onOpenChange, opening }: AssistantOverlayProps) {
  const { chat, place } = useClient();
  const known = place.read();
  const wish = known === null ? opening : { ...opening, place: known.label };
  return (
    <AssistantBubble
      // A panel keeps what it was opened with, so another wish needs another panel.
      key={JSON.stringify(opening)}
      chat={chat}
      links={ASSISTANT_LINKS}
      invitation={null}
      open={open}
      onOpenChange={onOpenChange}
      {...(wish && { opening: wish })}
    />
  );
}
