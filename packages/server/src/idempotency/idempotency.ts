import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { IDEMPOTENCY_HEADER } from "@volpe/contract";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { readAccessToken } from "../accounts/sessions/access-token.ts";
import type { Database } from "../db/database.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import {
  claimCall,
  findCall,
  type IdempotentCall,
  releaseCall,
  settleCall,
} from "./idempotency-repository.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Set on routes that create something: whether the header must be there. */
    idempotency?: "needed" | "accepted";
  }
  interface FastifyRequest {
    /** The key of this call while it is worked on; null without one. */
    idempotentCall: IdempotentCallInWork | null;
  }
}

type IdempotentCallInWork = {
  /**
   * Stores the answer in the transaction that creates what it names, so that a process that dies
   * creates nothing that a second try would create again. Throws if another took over.
   */
  settle(within: Database, answer: { status: number; body: unknown }): Promise<void>;
};

const KEPT_MS = 24 * 60 * 60 * 1000;
/** After so long without an answer the caller counts as dead. */
const CLAIM_MS = 30_000;
/** A caller waits for another one with the same key for so long. */
const WAIT_MS = 10_000;
const POLL_MS = 25;
/** A UUID, or what is as hard to guess; the draft writes it as a quoted text. */
const KEY = /^"?([\w.:-]{16,128})"?$/;

type Claim = Pick<IdempotentCall, "key" | "claim">;
type State = { claim: Claim; secret: string; isSettled: boolean };

/**
 * Creating calls with a key happen once (draft-ietf-httpapi-idempotency-key-header): the same key
 * with the same body and login answers what the first call answered; another body or login is refused.
 * Only successes are kept, so a refused call may be mended and sent again with its key.
 */
export const idempotency = fastifyPlugin(
  async (app, services: Pick<Services, "clock" | "config" | "db" | "sessionKeys">) => {
    const { db, clock, config } = services;
    const states = new WeakMap<FastifyRequest, State>();
    const toHash = (...parts: string[]) =>
      createHmac("sha256", config.sessionSecret)
        .update(["idempotency", ...parts].join("\n"))
        .digest("base64url");

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
      const found = await claim(wanted);
      if (found.claim !== wanted.claim) {
        // The files of a form stay unread, and the connection would wait for us to read them.
        request.raw.resume();
        reply.code(found.status).header("idempotency-replayed", "true");
        return reply.type("application/json; charset=utf-8").send(open(found.answer, secret));
      }
      const state: State = { claim: wanted, secret, isSettled: false };
      states.set(request, state);
      request.idempotentCall = {
        async settle(within, { status, body }) {
          await settle(within, state, { status, text: JSON.stringify(body) });
        },
      };
      return;
    });

    // A route that has no transaction of its own to settle in.
    app.addHook("onSend", async (request, reply, payload) => {
      const state = states.get(request);
      if (state === undefined || state.isSettled) {
        return payload;
      }
      if (reply.statusCode < 300 && typeof payload === "string") {
        await settle(db, state, { status: reply.statusCode, text: payload });
      } else {
        await releaseCall(db, state.claim);
      }
      return payload;
    });

    /** Empty without a valid login; a route that needs one refuses the call and frees its key. */
    async function toAccountId({ headers }: FastifyRequest): Promise<string> {
      const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
      return token === undefined ? "" : ((await readAccessToken(services, token))?.accountId ?? "");
    }

    async function settle(
      within: Database,
      state: State,
      { status, text }: { status: number; text: string },
    ): Promise<void> {
      const answer = { status, answer: seal(text, state.secret) };
      if (!(await settleCall(within, state.claim, answer))) {
        throw new AppError("unavailable");
      }
      state.isSettled = true;
    }

    /** The row with the own claim, or with the answer of another call. */
    async function claim(
      wanted: Claim & { body: string },
    ): Promise<{ claim: string; status: number; answer: string }> {
      const start = Date.now();
      for (let pause = POLL_MS; ; pause = Math.min(pause * 2, 400)) {
        const now = clock.now();
        const row =
          pause === POLL_MS || Date.now() - start > WAIT_MS
            ? await claimCall(
                db,
                {
                  ...wanted,
                  claimedUntil: new Date(now.getTime() + CLAIM_MS),
                  expiresAt: new Date(now.getTime() + KEPT_MS),
                },
                now,
              )
            : await findCall(db, wanted.key);
        if (row !== null && row.body !== wanted.body) {
          throw new AppError("idempotency-key-reused");
        }
        if (row?.claim === wanted.claim) {
          return { claim: row.claim, status: 0, answer: "" };
        }
        if (row?.status != null && row.answer !== null) {
          return { claim: row.claim, status: row.status, answer: row.answer };
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

/** What tells two bodies apart; a form with files is read later, so its length stands for it. */
function toFingerprint({ body, headers, url }: FastifyRequest): string {
  return body == null
    ? `${url} ${headers["content-length"] ?? ""}`
    : `${url} ${JSON.stringify(body)}`;
}

const toCipherKey = (secret: string) =>
  new Uint8Array(hkdfSync("sha256", secret, "", "volpe idempotent answer", 32));

function seal(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", toCipherKey(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

function open(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", toCipherKey(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}
