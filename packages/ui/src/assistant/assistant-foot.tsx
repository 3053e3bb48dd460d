import type { AssistantProps } from "./assistant-props.ts";
import { isOffline } from "./question.ts";
import type { AssistantTexts } from "./texts-it.ts";
import type { ChatView } from "./use-chat-state.ts";

type AssistantFootProps = Pick<AssistantProps, "links" | "controllerNotice" | "foot"> & {
  view: ChatView;
  texts: AssistantTexts;
  onRetry: () => void;
};

/** The state of the connection, and the permanent notices. */
export function AssistantFoot(props: AssistantFootProps) {
  const { links, controllerNotice, foot, view, texts, onRetry } = props;
  return (
    <div className="v-assistant-foot">
      <div role="status">
        {isOffline(view) ? (
          <p className="v-offline">
            <span>{texts.offline}</span>
            <button type="button" className="v-text-button" onClick={onRetry}>
              {texts.retry}
            </button>
          </p>
        ) : null}
      </div>
      <p className="v-assistant-small">
        <a href={links.privacy} target={links.target} rel="noopener">
          {texts.privacy}
        </a>
        {controllerNotice ? <span>{texts.controller}</span> : null}
      </p>
      {foot}
    </div>
  );
}
