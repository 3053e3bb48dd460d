import { AssistantLauncher, type LauncherProps } from "./assistant-launcher.tsx";
import type { AssistantProps } from "./assistant-props.ts";

export type AssistantBubbleProps = LauncherProps &
  Omit<AssistantProps, "variant" | "hidden" | "onClose"> & {
    loadPanel?: typeof loadAssistant;
  };

const loadAssistant = () => import("./assistant.tsx");

/** The launcher with a chat that is already at hand, as on the site. */
export function AssistantBubble({ loadPanel = loadAssistant, ...props }: AssistantBubbleProps) {
  return <AssistantLauncher {...props} loadPanel={loadPanel} panelProps={props} />;
}
