import { AssistantLauncher, type LauncherProps } from "./assistant-launcher.tsx";
import type { AssistantProps } from "./assistant-props.ts";

export type AssistantBubbleProps = LauncherProps &
  Omit<AssistantProps, "variant" | "hidden" | "onClose"> & {
    loadPanel?: typeof loadAssistant;
  };

const loadAssistant = () => import("./assistant.tsx");

/**
 * The launcher for a given chat, as the site uses it.
 *
 * @example
 * <AssistantBubble chat={client.chat} links={{ privacy: "/privacy" }} />
 */
export function AssistantBubble({ loadPanel = loadAssistant, ...props }: AssistantBubbleProps) {
  return <AssistantLauncher {...props} loadPanel={loadPanel} panelProps={props} />;
}
