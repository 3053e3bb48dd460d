import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AFFILIATE_SENTENCES,
  AffiliateHookCreated,
  AffiliateHookRequest,
  AffiliateHooks,
  ChangeMade,
  HOUR_SECONDS,
  isUuid,
} from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import { getSignedIn } from "../accounts/sessions/signed-in.ts";
import { getFound, invalidField } from "../errors.ts";
import { sealText } from "../keys/sealed-text.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { type Affiliate, findAffiliate, lockAffiliate } from "./affiliate-repository.ts";
import { HOOK_SECRET, tryDelivery } from "./deliver-hooks.ts";
import {
  deleteHook,
  findHook,
  type Hook,
  insertDelivery,
  insertHook,
  listAttempts,
  listHooks,
} from "./hook-repository.ts";
import { isHookAddress } from "./send-hook.ts";

const HOOKS_MAX = 5;
const ATTEMPTS_SHOWN = 50;
/** A test calls an address at once, so it has a limit of its own. */
const TESTS_PER_HOUR = { max: 20, windowSeconds: HOUR_SECONDS };

const Params = Type.Object({ hook: Type.String({ maxLength: 40 }) });

/** Registers the routes of the addresses to which an affiliate's events are sent. */
export function hookRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { clock, config, db, limits } = services;

  async function getOwn(request: FastifyRequest): Promise<Affiliate> {
    const { accountId } = await getSignedIn(services, request);
    return getFound(await findAffiliate(db, accountId));
  }

  async function getOwnHook(request: FastifyRequest, id: string): Promise<Hook> {
    const { id: affiliateId } = await getOwn(request);
    return getFound(isUuid(id) ? await findHook(db, { id, affiliateId }) : null);
  }

  return async (app) => {
    app.get(
      "/affiliates/me/hooks",
      toRoute("The receivers of events, and the newest tries to reach them", AffiliateHooks),
      async (request) => {
        const { id } = await getOwn(request);
        const attempts = await listAttempts(db, id, ATTEMPTS_SHOWN);
        return {
          data: {
            hooks: (await listHooks(db, id)).map(toView),
            attempts: attempts.map(({ hookId, message, status, fault, at, retriedAt, nextAt }) => ({
              hook: hookId,
              event: message.id,
              type: message.type,
              status,
              fault,
              at: at.toISOString(),
              retriedAt: retriedAt?.toISOString() ?? null,
              nextAt: nextAt?.toISOString() ?? null,
            })),
          },
        };
      },
    );

    app.post(
      "/affiliates/me/hooks",
      {
        ...toRoute(
          "Add a receiver; the signing secret is answered this once",
          AffiliateHookCreated,
          { body: AffiliateHookRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async (request, reply) => {
        const own = await getOwn(request);
        const { kind, url } = request.body;
        if (!isHookAddress(url.trim())) {
          throw invalidField("url", AFFILIATE_SENTENCES.hook);
        }
        const secret = `whsec_${randomBytes(24).toString("base64")}`;
        const hook = {
          id: randomUUID(),
          affiliateId: own.id,
          kind,
          url: url.trim(),
          sealedSecret: sealText(secret, config.sessionSecret, HOOK_SECRET),
          createdAt: clock.now(),
        };
        const data = { hook: toView(hook), secret };
        await db.transaction(async (within) => {
          await lockAffiliate(within, own.id);
          const known = await listHooks(within, own.id);
          if (known.some((each) => each.kind === kind && each.url === hook.url)) {
            throw invalidField("url", "Questo indirizzo riceve già gli eventi.");
          }
          if (known.length >= HOOKS_MAX) {
            throw invalidField("url", `Ne puoi tenere ${HOOKS_MAX}: prima togline uno.`);
          }
          await insertHook(within, hook);
          await request.idempotentCall?.settle(within, { status: 201, body: { data } });
        });
        reply.code(201);
        return { data };
      },
    );

    app.delete(
      "/affiliates/me/hooks/:hook",
      toRoute("Remove a receiver with its tries", ChangeMade, { params: Params }),
      async (request) => {
        await deleteHook(db, (await getOwnHook(request, request.params.hook)).id);
        return { data: { done: true as const } };
      },
    );

    app.post(
      "/affiliates/me/hooks/:hook/test",
      toRoute("Send a test event now; its outcome is the newest try", ChangeMade, {
        params: Params,
      }),
      async (request) => {
        const hook = await getOwnHook(request, request.params.hook);
        await limits.demand(`hook-test:${hook.affiliateId}`, TESTS_PER_HOUR);
        const now = clock.now();
        const message = {
          id: `t-${randomUUID()}`,
          type: "test",
          at: now.toISOString(),
          data: { id: "prova", code: "", sub: "", widget: "", page: "", cents: 0 },
        };
        const queued = { hookId: hook.id, message, now, nextAt: null };
        const delivery = getFound(await insertDelivery(db, queued));
        await tryDelivery(services, { delivery, hook, isOnce: true });
        return { data: { done: true as const } };
      },
    );
  };
}

function toView({ id, kind, url, createdAt }: Hook) {
  return { id, kind, url, createdAt: createdAt.toISOString() };
}
