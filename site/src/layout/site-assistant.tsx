import { AssistantBubble } from "@volpe/ui";
import { type ReactNode, useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { useClient } from "../use-client.tsx";
import { AssistantContext, type AssistantOpening } from "./assistant-opening.tsx";

/** Where the assistant leads to, on every page of the site. */
export const ASSISTANT_LINKS = {
  privacy: "/privacy-policy",
  estimate: "/come-funziono#stima",
  form: "/calcola-preventivo#modulo",
};

/** The launcher on every page but the one where the assistant is the page. */
export function SiteAssistant({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { chat } = useClient();
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<AssistantOpening>();
  const openOn = useCallback((wish?: AssistantOpening) => {
    if (wish !== undefined) setOpening(wish);
    setOpen(true);
  }, []);
  if (pathname === "/calcola-preventivo") return children;
  return (
    <AssistantContext value={openOn}>
      {children}
      <AssistantBubble
        // A panel keeps what it was opened with, so another wish needs another panel.
        key={JSON.stringify(opening)}
        chat={chat}
        links={ASSISTANT_LINKS}
        invitation={null}
        open={open}
        onOpenChange={setOpen}
        {...(opening && { opening })}
      />
    </AssistantContext>
  );
}
