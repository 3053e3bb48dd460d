import { Events, OAuth2Server } from "oauth2-mock-server";

export type TestProvider = {
  issuer: string;
  /** Sets what the provider says about the next person who logs in. */
  say(claims: Record<string, unknown>): void;
  /** Replaces the answer to the next exchange of a code. */
  answerNext(statusCode: number, body: Record<string, unknown>): void;
  /** Visits the address, agrees, and returns the parameters that the page receives. */
  visit(url: string): Promise<{ returnedTo: string; code: string; state: string }>;
  /** How the profile was requested: the address and the access token. */
  readonly asked: { url: URL; token: string }[];
  close(): Promise<void>;
};

/** Google's endpoints are discovered; Facebook's have fixed paths below the issuer. */
const FACEBOOK_ENDPOINTS = {
  authorize: "/dialog/oauth",
  token: "/oauth/access_token",
  userinfo: "/me",
};

/** A real provider on this machine that accepts everybody. */
export async function startTestProvider(like: "google" | "facebook"): Promise<TestProvider> {
  const server = new OAuth2Server(
    undefined,
    undefined,
    like === "facebook" ? { endpoints: FACEBOOK_ENDPOINTS } : {},
  );
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  let claims: Record<string, unknown> = {};
  const asked: TestProvider["asked"] = [];
  server.service.on(Events.BeforeTokenSigning, ({ payload }) => Object.assign(payload, claims));
  server.service.on(Events.BeforeUserinfo, (reply, request) => {
    asked.push({
      url: new URL(request.url ?? "", server.issuer.url),
      token: request.headers.authorization?.replace("Bearer ", "") ?? "",
    });
    reply.body = claims;
  });
  return {
    issuer: server.issuer.url ?? "",
    say(given) {
      claims = given;
    },
    answerNext(statusCode, body) {
      server.service.once(Events.BeforeResponse, (reply) =>
        Object.assign(reply, { statusCode, body }),
      );
    },
    async visit(url) {
      const reply = await fetch(url, { redirect: "manual" });
      const target = new URL(reply.headers.get("location") ?? "");
      return {
        returnedTo: `${target.origin}${target.pathname}`,
        code: target.searchParams.get("code") ?? "",
        state: target.searchParams.get("state") ?? "",
      };
    },
    asked,
    close: () => server.stop(),
  };
}
