/** Whether an address leads to this machine only, so that plain HTTP is safe. */
export function isLoopback({ hostname }: Pick<URL, "hostname">): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
