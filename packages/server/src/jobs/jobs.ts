/** What a job is given: plain JSON. */
export type JobData = Record<string, unknown>;

export type JobOptions = {
  /** How many times a failed job is tried again; 0 = never. */
  retryLimit?: number;
  /** Seconds before the first new try; doubled each time. */
  retryDelaySeconds?: number;
  /** A job that runs longer is taken for lost and tried again. */
  expireInSeconds?: number;
};

/** Work that outlives the request that asked for it; each job runs in one process only. */
export type Jobs = {
  /** Before `start`. The handler's exception is the job's failure; a job may run more than once. */
  define<Data extends JobData>(
    name: string,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Before `start`: a defined job by the clock, `cron` of five fields in the zone `tz`. */
  schedule(name: string, cron: string, tz?: string): void;
  /** Resolves once stored. With a `singletonKey`, a job of that key still waiting is enough. */
  send(
    name: string,
    data: JobData,
    options?: { singletonKey?: string; startAfterSeconds?: number },
  ): Promise<void>;
  start(): Promise<void>;
  /** Waits for the running handlers, at most some seconds. */
  stop(): Promise<void>;
};
