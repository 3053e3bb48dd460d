/**
 * Where a visitor's cookies are read and written: the browser's, those of a request being
 * answered, or memory. Every cookie is written for `/`, `SameSite=Lax`, `Secure` under https.
 */
export type CookieJar = {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAgeSeconds: number }): void;
  remove(name: string): void;
  /**
   * Runs one task at a time among all that share the jar, as the tabs of a browser do. Tasks of
   * another name go on beside it.
   */
  exclusive?<T>(task: () => Promise<T>, name?: string): Promise<T>;
};
