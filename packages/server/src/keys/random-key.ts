const KEY = /^[\w-]{22}$/;

/** Whether a text may be a key or an id. The database rejects some texts that a path may contain. */
export function isRandomKey(text: string): boolean {
  return KEY.test(text);
}
