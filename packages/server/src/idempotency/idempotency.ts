import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { DAY_MS, IDEMPOTENCY_HEADER, MINUTE_MS } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { findAccessToken, readAccessToken } from "../accounts/sessions/access-token.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import { hashUploadForm } from "../files/read-upload-form.ts";
import { toKeyedHash } from "../keys/keyed-hash.ts";
import { openText, sealText } from "../keys/sealed-text.ts";
import type { Services } from "../services.ts";
import {
  claimCall,
  findCall,
  type IdempotentCall,
  releaseCall,
  renewCall,
  settleCall,
} from "./idempotency-repository.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set on routes that create something: whether the header is required. */
    idempotency?: "needed" | "accepted";
  }
  interface FastifyRequest {
    /** The key of this call while it runs; null without one. */
    idempotentCall: IdempotentCallInWork | null;
  }
}

type IdempotentCallInWork = {
  /**
   * Stores the answer in the transaction that creates its object, so that a second try after a
   * crash creates no second object. Throws if another caller took over.
   */
  settle(within: Database, answer: { status: number; body: unknown }): Promise<void>;
  /**
   * Stores the hash of a form with files, which distinguishes it from another form with the same
   * key.
   */
  noteForm(hash: string): void;
};

/** After this time without a renewal the caller counts as dead. */
const CLAIM_MS = 30_000;
const RENEWAL_MS = 10_000;
/** No call takes longer: at most five PDFs of 5 s each, behind a queue of eight. */
const WORK_MS = 10 * MINUTE_MS;
/** How long a caller waits for another one with the same key. */
const WAIT_MS = 10_000;
const POLL_MS = 25;
/** A UUID or an equally long text; the draft of the standard writes it as a quoted text. */
const KEY = /^"?([\w.:-]{16,128})"?$/;

/** The purpose to which the encrypted answers are bound. */
const ANSWER = "idempotent answer";

type Claim = Pick<IdempotentCall, "key" | "claim">;
type State = {
  claim: Claim;
  secret: string;
  form: string | null;
  isSettled: boolean;
  /** Ends the renewal of the claim. */
  end: () => void;
};

/**
 * A creating call with a key happens once (draft-ietf-httpapi-idempotency-key-header). The same key
 * with the same body and login gets the first call's answer; another body or login is refused. Only
 * successes are stored, so a refused call may be corrected and sent again with its key.
 */
export const idempotency = fastifyPlugin(
  async (app, services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">) => {
    const { db, clock, config } = services;
    const states = new WeakMap<FastifyRequest, State>();
    const toHash = (...parts: string[]) =>
      toKeyedHash(config.sessionSecret, ["idempotency", ...parts].join("\n"));

    app.decorateRequest("idempotentCall", null);

    app.addHook("preHandler", async (request, reply) => {
      const mode = request.routeOptions.config.idempotency;
      const header = request.headers[IDEMPOTENCY_HEADER];
      if (mode === undefined || (header === undefined && mode === "accepted")) {
        return;
      }
      const secret = KEY.exec(String(header ?? ""))?.[1];
      if (secret === undefined) {
        throw new AppError("idempotency-key-missing");
      }
      const route = `${request.method} ${request.routeOptions.url}`;
      const wanted = {
        key: toHash("key", route, secret),
        body: toHash("body", route, await toAccountId(request), toFingerprint(request)),
        claim: randomBytes(12).toString("base64url"),
      };
      const found = await claim(wanted).catch((error: unknown) => {
        // The database may have stored the claim before its connection broke.
        void release(wanted);
        throw error;
      });
      if (found.claim !== wanted.claim) {
        if (found.form !== null && found.form !== toHash("form", await hashUploadForm(request))) {
          throw new AppError("idempotency-key-reused");
        }
        reply.code(found.status).header("idempotency-replayed", "true");
        return reply
          .type("application/json; charset=utf-8")
          .send(openText(found.answer, secret, ANSWER));
      }
      const end = keepClaim(wanted);
      const state: State = { claim: wanted, secret, form: null, isSettled: false, end };
      states.set(request, state);
      request.idempotentCall = {
        async settle(within, { status, body }) {
          await settle(within, state, { status, text: JSON.stringify(body) });
        },
        noteForm(hash) {
          state.form = toHash("form", hash);
        },
      };
      return;
    });

    // Handles a route that has no transaction in which to store the answer.
    app.addHook("onSend", async (request, reply, payload) => {
      const state = states.get(request);
      state?.end();
      if (state === undefined) {
        return payload;
      }
      if (reply.statusCode >= 300 || typeof payload !== "string") {
        // Also runs after a `settle` whose transaction was rolled back. A key with a stored answer
        // is kept.
        await releaseCall(db, state.claim).catch(() => void release(state.claim));
      } else if (!state.isSettled) {
        await settle(db, state, { status: reply.statusCode, text: payload });
      }
      return payload;
    });

    /**
     * The account's id; empty without a valid login. A route that needs a login refuses the call
     * and so releases its key.
     */
    async function toAccountId(request: FastifyRequest): Promise<string> {
      const token = findAccessToken(request);
      return token === undefined ? "" : ((await readAccessToken(services, token))?.accountId ?? "");
    }

    async function settle(
      within: Database,
      state: State,
      { status, text }: { status: number; text: string },
    ): Promise<void> {
      const answer = { status, form: state.form, answer: sealText(text, state.secret, ANSWER) };
      if (!(await settleCall(within, state.claim, answer))) {
        throw new AppError("unavailable");
      }
      state.isSettled = true;
    }

    /**
     * Renews the claim until the returned function is called, so that a slow caller does not count
     * as dead.
     */
    function keepClaim(own: Claim): () => void {
      const start = Date.now();
      const timer = setInterval(() => {
        if (Date.now() - start > WORK_MS) {
          clearInterval(timer);
          return;
        }
        renewCall(db, own, new Date(clock.now().getTime() + CLAIM_MS)).catch((error: unknown) =>
          app.log.error({ err: error }, "the key of a creating call was not renewed"),
        );
      }, RENEWAL_MS).unref();
      return () => clearInterval(timer);
    }

    /** Releases the key as soon as the database answers again. Never throws. */
    async function release(own: Claim): Promise<void> {
      const start = Date.now();
      for (let pause = POLL_MS; Date.now() - start < CLAIM_MS; pause = Math.min(pause * 2, 1000)) {
        try {
          return await releaseCall(db, own);
        } catch (error) {
          app.log.warn({ err: error }, "the key of a creating call was not released yet");
        }
        await wait(pause, undefined, { ref: false });
      }
    }

    /** The row with this caller's claim, or with another call's answer. */
    async function claim(
      wanted: Claim & { body: string },
    ): Promise<{ claim: string; status: number; answer: string; form: string | null }> {
      const start = Date.now();
      let isFree = true;
      for (let pause = POLL_MS; ; pause = Math.min(pause * 2, 400)) {
        const now = clock.now();
        const row: IdempotentCall | null =
          isFree || Date.now() - start > WAIT_MS
            ? await claimCall(
                db,
                {
                  ...wanted,
                  claimedUntil: new Date(now.getTime() + CLAIM_MS),
                  expiresAt: new Date(now.getTime() + DAY_MS),
                },
                now,
              )
            : await findCall(db, wanted.key);
        isFree = row === null;
        if (row !== null && row.body !== wanted.body) {
          throw new AppError("idempotency-key-reused");
        }
        if (row?.claim === wanted.claim) {
          return { claim: row.claim, status: 0, answer: "", form: null };
        }
        if (row?.status != null && row.answer !== null) {
          return { ...row, status: row.status, answer: row.answer };
        }
        if (Date.now() - start > WAIT_MS) {
          throw new AppError("unavailable", { retryAfterSeconds: CLAIM_MS / 1000 });
        }
        await wait(pause);
      }
    }
  },
  { name: "idempotency", dependencies: ["errors"] },
);

/** Text that identifies the call. A form with files is read later, see `noteForm`. */
function toFingerprint({ body, url }: FastifyRequest): string {
  return `${url} ${JSON.stringify(body ?? null)}`;
}
