import { AssistantBubble } from "@volpe/ui";
import { useLocation } from "react-router-dom";
import { useClient } from "../use-client.tsx";

/** The launcher on every page but the one where the assistant is the page. */
export function SiteAssistant() {
  const { pathname } = useLocation();
  const client = useClient();
  if (pathname === "/calcola-preventivo") return null;
  return <AssistantBubble client={client} />;
}
