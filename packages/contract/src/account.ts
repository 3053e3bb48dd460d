import Type, { type Static } from "typebox";

const Email = Type.String({ minLength: 3, maxLength: 254 });
const Password = Type.String({ minLength: 1, maxLength: 200 });
const MailedToken = Type.String({ minLength: 1, maxLength: 2000 });

/** `POST /auth/signin`: registers, and mails an activation link. */
export const SigninRequest = Type.Object({
  name: Type.String({ minLength: 2, maxLength: 80 }),
  email: Email,
  password: Password,
  consents: Type.Object({ privacy: Type.Literal(true), marketing: Type.Boolean() }),
});
export type SigninRequest = Static<typeof SigninRequest>;

/** `POST /auth/login`. */
export const LoginRequest = Type.Object({ email: Email, password: Password });
export type LoginRequest = Static<typeof LoginRequest>;

/** `POST /auth/loginbytoken`: a mailed link's token, good once. */
export const TokenLoginRequest = Type.Object({ token: MailedToken });
export type TokenLoginRequest = Static<typeof TokenLoginRequest>;

/** `POST /auth/google`, `/auth/facebook`: what the provider sent back. */
export const ProviderLoginRequest = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 4000 }),
  state: Type.String({ minLength: 1, maxLength: 4000 }),
});
export type ProviderLoginRequest = Static<typeof ProviderLoginRequest>;

/** `POST /auth/ripristino`: asks for a link, or sets the new password with the link's token. */
export const RecoveryRequest = Type.Union([
  Type.Object({ email: Email }),
  Type.Object({ token: MailedToken, password: Password }),
]);
export type RecoveryRequest = Static<typeof RecoveryRequest>;
