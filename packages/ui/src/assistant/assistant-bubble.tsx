import { AssistantLauncher, type LauncherProps } from "./assistant-launcher.tsx";
import type { AssistantProps } from "./assistant-props.ts";

type AssistantBubbleProps = LauncherProps & Omit<AssistantProps, "variant" | "hidden" | "onClose">;

const loadAssistant = () => import("./assistant.tsx");

/**
 * The launcher for a given chat, as the site uses it.
 *
 * @example
 * <AssistantBubble
 *   chat={client.chat}
 *   links={{ privacy: "/privacy" }}
 *   open={false}
 *   onOpenChange={console.log}
 * />
 */
export function AssistantBubble(props: AssistantBubbleProps) {
  return <AssistantLauncher {...props} loadPanel={loadAssistant} panelProps={props} />;
}
