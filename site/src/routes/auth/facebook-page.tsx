import { createProviderLoader } from "./provider-login.ts";

export const loader = createProviderLoader("facebook");

/** Never drawn: the loader leads on, or back to the login. */
export function Component() {
  return null;
}
