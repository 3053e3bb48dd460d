import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  Activation,
  AuthSession,
  ChangeMade,
  DataEnvelope,
  DecodedToken,
  LoginLinkRequest,
  LoginRequest,
  MailAsked,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
} from "@volpe/contract";
import Type from "typebox";
import type { Services } from "../services.ts";
import { findSignedIn } from "../sessions/signed-in.ts";
import { takeMail } from "./account-limits.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { checkEmail } from "./check-person.ts";
import { confirmLink } from "./confirm-link.ts";
import { decodeToken } from "./decode-token.ts";
import { loginByPassword, loginByToken } from "./login.ts";
import { register } from "./register.ts";
import { recoverPassword } from "./set-password.ts";

const MAILED = { data: { mailed: true as const } };
const TokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 4000 }) });

/** The ways in, by whoever is not yet logged in. */
export function accountRoutes(services: Services): FastifyPluginAsyncTypebox {
  // The same work and answer whether the address has an account or not.
  const askForLink = async (
    kind: "login" | "recovery",
    { email, visitorAddress }: { email: string; visitorAddress: string },
  ) => {
    const address = checkEmail(email);
    await takeMail(services, { kind, email: address, visitorAddress });
    await sendAccountRequest(services, { kind, email: address });
    return MAILED;
  };

  return async (app) => {
    app.post(
      "/auth/signin",
      {
        schema: {
          summary: "Register; the mailbox gets a link to confirm with",
          body: SigninRequest,
          response: { 201: DataEnvelope(MailAsked) },
        },
      },
      async ({ body, visitorAddress }, reply) => {
        // Whoever fills the field that nobody sees is thanked, and nothing is kept or sent.
        if ((body.website ?? "") === "") {
          await register(services, { form: body, visitorAddress });
        }
        return reply.code(201).send(MAILED);
      },
    );

    app.get(
      "/auth/active",
      {
        schema: {
          summary: "Follow the link of a registration or, logged in, of a change of address",
          querystring: TokenQuery,
          response: { 200: DataEnvelope(Activation) },
        },
      },
      async (request) => ({
        data: await confirmLink(services, {
          token: request.query.token,
          findFollower: () => findSignedIn(services, request),
        }),
      }),
    );

    app.post(
      "/auth/login",
      {
        schema: {
          summary: "Log in by e-mail and password",
          body: LoginRequest,
          response: { 200: DataEnvelope(AuthSession) },
        },
      },
      async ({ body, headers, visitorAddress }) => ({
        data: await loginByPassword(services, body, {
          visitorAddress,
          userAgent: headers["user-agent"],
        }),
      }),
    );

    app.post(
      "/auth/logintoken",
      {
        schema: {
          summary: "Ask for a mailed link to log in with",
          body: LoginLinkRequest,
          response: { 200: DataEnvelope(MailAsked) },
        },
      },
      ({ body, visitorAddress }) => askForLink("login", { email: body.email, visitorAddress }),
    );

    app.post(
      "/auth/loginbytoken",
      {
        schema: {
          summary: "Log in by the token of a mailed link, once",
          body: TokenLoginRequest,
          response: { 200: DataEnvelope(AuthSession) },
        },
      },
      async ({ body, headers }) => ({
        data: await loginByToken(services, {
          token: body.token,
          userAgent: headers["user-agent"],
        }),
      }),
    );

    app.post(
      "/auth/ripristino",
      {
        schema: {
          summary: "Ask for a link to set a new password with, or set it with the link's token",
          body: RecoveryRequest,
          response: { 200: DataEnvelope(Type.Union([MailAsked, ChangeMade])) },
        },
      },
      async ({ body, visitorAddress }) => {
        if ("token" in body) {
          await recoverPassword(services, body);
          return { data: { done: true as const } };
        }
        return askForLink("recovery", { email: body.email, visitorAddress });
      },
    );

    app.get(
      "/auth/decode",
      {
        schema: {
          summary: "Whose a token is; it stays good",
          querystring: TokenQuery,
          response: { 200: DataEnvelope(DecodedToken) },
        },
      },
      async ({ query }) => ({ data: await decodeToken(services, query.token) }),
    );
  };
}
