import type { BuildManifest } from "@volpe/contract";

/** The path that replaces `pathname` in this build, if any. */
export function findRedirect(
  redirects: BuildManifest["redirects"],
  pathname: string,
): string | undefined {
  return Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
}
