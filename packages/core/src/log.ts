/** Where core writes its messages. Default: the global `console`. */
export type Log = { info(message: string): void; warn(message: string): void };
