/** The target of core's messages. Default: the global `console`. */
export type Log = { info(message: string): void; warn(message: string): void };
