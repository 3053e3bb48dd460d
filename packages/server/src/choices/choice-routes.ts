import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  CONSENT_POLICY_VERSION,
  COOKIE_CONSENT_TEXTS,
  CookieChoiceRecorded,
  CookieChoiceRequest,
  DataEnvelope,
} from "@volpe/contract";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findSignedIn } from "../sessions/signed-in.ts";
import { insertChoice } from "./choice-repository.ts";

/** A household changes its mind now and then; a program would fill the table. */
const CHOICES_PER_ADDRESS = { max: 60, windowSeconds: 60 * 60 };

/** `POST /frontend/consents`: what was chosen about cookies is written down. */
export function choiceRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/frontend/consents",
      {
        schema: {
          summary: "Write a choice about cookies down",
          body: CookieChoiceRequest,
          response: { 201: DataEnvelope(CookieChoiceRecorded) },
        },
      },
      async (request, reply) => {
        const { id, version, at, tracking, source } = request.body;
        const { clock, db, limits } = services;
        const signedIn = await findSignedIn(services, request);
        if (!(await limits.take(`choices:${request.visitorAddress}`, CHOICES_PER_ADDRESS))) {
          throw new AppError("too-many-requests");
        }
        await insertChoice(db, {
          choiceId: id,
          version,
          category: "tracking",
          text: version === CONSENT_POLICY_VERSION ? COOKIE_CONSENT_TEXTS.tracking : null,
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
