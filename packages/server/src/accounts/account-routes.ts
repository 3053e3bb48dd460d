import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  Activation,
  ChangeMade,
  DecodedToken,
  LoginDone,
  LoginLinkRequest,
  LoginRequest,
  MailAsked,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
  toEmailKey,
} from "@volpe/contract";
import Type from "typebox";
import { AppError } from "../errors.ts";
import { checkPerson } from "../person/check-person.ts";
import { toMailAddress } from "../person/mail-address.ts";
import { toRoute } from "../route.ts";
import type { Services } from "../services.ts";
import { takeMail, takeRegistration } from "./account-limits.ts";
import { sendAccountRequest } from "./account-requests.ts";
import { completeLogin } from "./complete-login.ts";
import { confirmLink } from "./confirm-link.ts";
import { loginByPassword, loginByToken } from "./login.ts";
import { findMailedToken } from "./mailed-tokens.ts";
import { checkNewPassword } from "./password-rules.ts";
import { findBearer, findSignedIn } from "./sessions/signed-in.ts";
import { recoverPassword } from "./set-password.ts";
import { findAccountByEmail, getAccount } from "./store/account-repository.ts";

const MAILED = { data: { mailed: true as const } };
const TokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 4000 }) });

/** Registration, login and links: the routes that work without a login. */
export function accountRoutes(services: Services): FastifyPluginAsyncTypebox {
  // Known and unknown addresses get the same work and the same answer.
  const askForLink = async (
    kind: "login" | "recovery",
    { email, visitorAddress }: { email: string; visitorAddress: string },
  ) => {
    const address = toMailAddress(email);
    await takeMail(services, { kind, email: address, visitorAddress });
    await sendAccountRequest(services, { kind, email: address });
    return MAILED;
  };

  return async (app) => {
    app.post(
      "/auth/signin",
      {
        ...toRoute(
          "Register; a link that confirms the address is mailed",
          MailAsked,
          { body: SigninRequest },
          201,
        ),
        config: { idempotency: "accepted" },
      },
      async ({ body, visitorAddress }, reply) => {
        // A filled honeypot gets the usual answer, and nothing is stored or sent.
        if ((body.website ?? "") === "") {
          await register(services, { form: body, visitorAddress });
        }
        return reply.code(201).send(MAILED);
      },
    );

    app.get(
      "/auth/active",
      toRoute(
        "Follow the link of a registration or, logged in, of a change of address",
        Activation,
        { querystring: TokenQuery },
      ),
      async (request) => ({
        data: await confirmLink(services, {
          token: request.query.token,
          findFollower: () => findSignedIn(services, request),
        }),
      }),
    );

    app.post(
      "/auth/login",
      toRoute("Log in by e-mail and password", LoginDone, { body: LoginRequest }),
      async (request) => {
        const { body, headers, visitorAddress } = request;
        const userAgent = headers["user-agent"];
        const session = await loginByPassword(services, body, { visitorAddress, userAgent });
        return { data: await completeLogin(services, request, session) };
      },
    );

    app.post(
      "/auth/logintoken",
      toRoute("Ask for a mailed login link", MailAsked, {
        body: LoginLinkRequest,
      }),
      ({ body, visitorAddress }) => askForLink("login", { email: body.email, visitorAddress }),
    );

    app.post(
      "/auth/loginbytoken",
      toRoute("Log in with the token of a mailed link, which works once", LoginDone, {
        body: TokenLoginRequest,
      }),
      async (request) => {
        const { token } = request.body;
        const userAgent = request.headers["user-agent"];
        const session = await loginByToken(services, { token, userAgent });
        return { data: await completeLogin(services, request, session) };
      },
    );

    app.post(
      "/auth/ripristino",
      toRoute(
        "Ask for a link to set a new password, or set it with the link's token",
        Type.Union([MailAsked, ChangeMade]),
        { body: RecoveryRequest },
      ),
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
      toRoute("The owner of a token, which stays valid", DecodedToken, {
        querystring: TokenQuery,
      }),
      async ({ query }) => ({ data: await decodeToken(services, query.token) }),
    );
  };
}

/**
 * Accepts a registration. It does one lookup, one hash and one job, whether or not the address is
 * known. Throws `AppError` only for invalid fields and for limits.
 */
async function register(
  services: Services,
  { form, visitorAddress }: { form: SigninRequest; visitorAddress: string },
): Promise<void> {
  const { name, email } = checkPerson(form);
  checkNewPassword(form.password, { name, email });
  await takeRegistration(services, visitorAddress);
  await takeMail(services, { kind: "registration", email, visitorAddress });
  await sendAccountRequest(services, {
    kind: "registration",
    name,
    email,
    passwordHash: await toPasswordHash(services, { email, password: form.password }),
    marketing: form.consents.marketing,
    at: services.clock.now().toISOString(),
  });
}

async function toPasswordHash(
  { db, passwords }: Pick<Services, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<string | null> {
  const account = await findAccountByEmail(db, toEmailKey(email));
  const earlier = account?.activatedAt === null ? account.passwordHash : null;
  if (earlier === null) {
    return passwords.hash(password);
  }
  return (await passwords.verify(earlier, password)) ? earlier : null;
}

/**
 * Returns the owner of an access token or mailed link without using it up. Throws
 * `AppError("link-expired")`.
 */
async function decodeToken(
  services: Pick<Services, "clock" | "db" | "sessionKeys">,
  token: string,
): Promise<DecodedToken> {
  const bearer = await findBearer(services, token);
  const found = bearer ?? (await findMailedToken(services.db, services, { token }));
  if (found === null) {
    throw new AppError("link-expired");
  }
  const { id, name, email } = await getAccount(services.db, found.accountId);
  return { id, name, email: "email" in found ? found.email : email };
}
