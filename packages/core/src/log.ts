/** Where core speaks to who reads the console. Default: the global `console`. */
export type Log = { info(message: string): void; warn(message: string): void };
