import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";
import Type from "typebox";
import { getFound } from "../errors.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";

const Slug = Type.Object({ slug: Type.String({ maxLength: 200 }) });

/** `GET /posts`, `/posts/{slug}`, `/faqs` and `/faqs/{slug}`, from memory. */
export function contentRoutes({ content }: Pick<Services, "content">): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get("/posts", toRoute("All posts, newest first", Type.Array(PostSummary)), async () => ({
      data: content.posts(),
    }));
    app.get(
      "/posts/:slug",
      toRoute("One post with its body", Post, { params: Slug }),
      async ({ params }) => ({ data: getFound(content.post(params.slug)) }),
    );
    app.get(
      "/faqs",
      toRoute("All questions, in the order of their groups", Type.Array(FaqSummary)),
      async () => ({ data: content.faqs() }),
    );
    app.get(
      "/faqs/:slug",
      toRoute("One question with its answer", Faq, { params: Slug }),
      async ({ params }) => ({ data: getFound(content.faq(params.slug)) }),
    );
  };
}
