import type {
  AuthCookie,
  AuthSession,
  DecodedToken,
  Jwt,
  PersonalData,
  Position,
  SessionUser,
} from "@volpe/contract";
import { isNullable, isNumber, isOneOf, isOptional, isShape, isText } from "../guard/guard.ts";

const sessionFields = {
  jwt: isShape<Jwt>({ accessToken: isText, expired: isNumber, refreshToken: isText }),
  user: isShape<SessionUser>({ id: isText, email: isText, name: isText }),
  position: isOptional(isNullable(isShape<Position>({ latitude: isNumber, longitude: isNumber }))),
};

export const isAuthSession = isShape<AuthSession>(sessionFields);
export const isAuthCookie = isShape<AuthCookie>({
  ...sessionFields,
  lifetime: isOptional(isOneOf("update")),
});
export const isPersonalData = isShape<PersonalData>({ _id: isText, email: isText, name: isText });
export const isDecodedToken = isShape<DecodedToken>({ email: isText, name: isText, id: isText });
