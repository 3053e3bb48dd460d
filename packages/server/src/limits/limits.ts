export type Limits = {
  /**
   * Counts one use of `key`; false = over the limit. The key is hashed before it is stored.
   * The count lives in the database, so it holds across processes and restarts.
   */
  take(key: string, options: { max: number; windowSeconds: number }): Promise<boolean>;
};
