import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ChatMessage, ChatOpening } from "@volpe/contract";
import { begin } from "../interview/begin.ts";
import { type FlowServices, toFlowContext } from "../interview/flow-context.ts";
import { toEmptyInterview } from "../interview/interview.ts";
import { readOpening } from "../interview/opening.ts";
import { FLOW } from "../interview/questions/flow.ts";
import { toRoute } from "../route.ts";

/** `GET /assistant/greeting`: the first question, for a page that shows it before its script runs. */
export function greetingRoutes(services: FlowServices): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/assistant/greeting",
      toRoute("The assistant's first question", ChatMessage, { querystring: ChatOpening }),
      async ({ query }) => {
        const context = toFlowContext(services);
        const empty = toEmptyInterview({ tracking: "", ...readOpening(query, context) });
        return { data: begin(FLOW, empty, context).message };
      },
    );
  };
}
