/**
 * Reads and writes a visitor's cookies: those of the browser, of a request, or in memory. Every
 * cookie is written with `Path=/`, `SameSite=Lax` and, under https, `Secure`.
 */
export type CookieJar = {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  remove(name: string): void;
  /**
   * Runs one task at a time among all tabs that share the jar. Tasks of another name run in
   * parallel.
   */
  exclusive?<T>(task: () => Promise<T>, name?: string): Promise<T>;
};
