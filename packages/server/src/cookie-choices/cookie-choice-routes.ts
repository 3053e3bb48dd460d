import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  CONSENT_VERSIONS,
  COOKIE_CONSENT_TEXTS,
  CookieChoiceRecorded,
  CookieChoiceRequest,
  HOUR_SECONDS,
} from "@volpe/contract";
import { findSignedIn } from "../accounts/sessions/signed-in.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { insertChoice } from "./cookie-choice-repository.ts";

/** This is enough for a household and keeps programs from filling the table. */
const CHOICES_PER_ADDRESS = { max: 60, windowSeconds: HOUR_SECONDS };

/** `POST /frontend/consents`: records a cookie choice. */
export function choiceRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/frontend/consents",
      {
        ...toRoute(
          "Record a choice about cookies",
          CookieChoiceRecorded,
          { body: CookieChoiceRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const { id, version, at, tracking, source } = request.body;
        const { clock, db, limits } = services;
        const signedIn = await findSignedIn(services, request);
        await limits.demand(`choices:${request.visitorAddress}`, CHOICES_PER_ADDRESS);
        await insertChoice(db, {
          choiceId: id,
          version,
          category: "tracking",
          text: version === CONSENT_VERSIONS.cookies ? COOKIE_CONSENT_TEXTS.tracking : null,
          granted: tracking,
          source,
          chosenAt: new Date(at * 1000),
          receivedAt: clock.now(),
          accountId: signedIn?.accountId ?? null,
        });
        reply.code(201);
        return { data: { recorded: true as const } };
      },
    );
  };
}
