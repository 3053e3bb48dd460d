/**
 * Whether an address leads to this machine only, so that plain HTTP is safe.
 *
 * @example
 * isLoopback(new URL("http://demo.localhost:3001")); // true
 */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
