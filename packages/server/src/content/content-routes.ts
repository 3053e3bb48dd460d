import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DataEnvelope, Faq, FaqSummary, Post, PostSummary } from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";

const Slug = Type.Object({ slug: Type.String({ maxLength: 200 }) });

/** `GET /posts`, `/posts/{slug}`, `/faqs` and `/faqs/{slug}`, from memory. */
export function contentRoutes({ content }: Pick<Services, "content">): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/posts",
      {
        schema: {
          summary: "All posts, newest first",
          response: { 200: DataEnvelope(Type.Array(PostSummary)) },
        },
      },
      async () => ({ data: content.posts() }),
    );
    app.get(
      "/posts/:slug",
      {
        schema: {
          summary: "One post with its body",
          params: Slug,
          response: { 200: DataEnvelope(Post) },
        },
      },
      async ({ params }) => ({ data: content.post(params.slug) ?? refuse() }),
    );
    app.get(
      "/faqs",
      {
        schema: {
          summary: "All questions, in the order of their groups",
          response: { 200: DataEnvelope(Type.Array(FaqSummary)) },
        },
      },
      async () => ({ data: content.faqs() }),
    );
    app.get(
      "/faqs/:slug",
      {
        schema: {
          summary: "One question with its answer",
          params: Slug,
          response: { 200: DataEnvelope(Faq) },
        },
      },
      async ({ params }) => ({ data: content.faq(params.slug) ?? refuse() }),
    );
  };
}

function refuse(): never {
  throw new AppError("not-found");
}
