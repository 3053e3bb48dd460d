import { AssistantBubble } from "@volpe/ui";
import { useClient } from "../page/use-client.tsx";
import { useUploadBill } from "../page/use-upload-bill.ts";
import { ASSISTANT_LINKS } from "./assistant-links.ts";
import type { AssistantOpening } from "./assistant-opening.tsx";

type AssistantOverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opening: AssistantOpening | undefined;
};

/** The launcher and its panel. The first click on the launcher loads this module. */
export function AssistantOverlay({ open, onOpenChange, opening }: AssistantOverlayProps) {
  const { chat, place } = useClient();
  const uploadFile = useUploadBill();
  const known = place.read();
  const wish = known === null ? opening : { ...opening, place: known.label };
  return (
    <AssistantBubble
      // A panel keeps its opening, so another opening needs a new panel.
      key={JSON.stringify(opening)}
      chat={chat}
      links={ASSISTANT_LINKS}
      uploadFile={uploadFile}
      invitation={null}
      open={open}
      onOpenChange={onOpenChange}
      {...(wish && { opening: wish })}
    />
  );
}
