import type { Readable, Writable } from "node:stream";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Static, TSchema } from "typebox";
import { Check } from "typebox/value";
import { formatCount } from "../figures/italian-figures.ts";
import type { Config } from "../process/config.ts";
import type { Services } from "../services.ts";

export type AdminIo = {
  /** Prints one line, or several; the last line break is added. */
  out(text: string): void;
  err(text: string): void;
  /** The absolute path of a path that the caller wrote. */
  toPath(path: string): string;
  /** Streams a file; a relative path starts from the caller's folder. */
  readFile(path: string): Readable;
  /** Streams into a new file that only its owner may read. Fails if the file exists. */
  writeFile(path: string): Writable;
  /** The names in a folder. */
  listFolder(path: string): Promise<string[]>;
  /** Aborted when the caller goes away or presses Ctrl-C. */
  signal: AbortSignal;
};

/** One command of `npm run admin -- <name> …`. */
export type AdminCommand = {
  /** One word, or two as `tickets list`. */
  name: string;
  /** Another name of the same command. */
  alias?: string;
  /** The arguments, as `<file.xml> [--dry-run]`. */
  usage: string;
  /** What it does, in one Italian line. */
  summary: string;
  /** True if it may create the database of an empty data folder. */
  startsEmpty?: true;
  /** Returns the exit code: 0 done, 1 failed. Throws UsageError for a wrong call. */
  run(services: Services, args: readonly string[], io: AdminIo): Promise<number>;
  /**
   * Replaces `run` where no server holds the data folder: it opens what it needs by itself, and
   * nothing is migrated before.
   */
  runAlone?(config: Config, args: readonly string[], io: AdminIo): Promise<number>;
};

/**
 * A wrong call: the command ends with 2 and prints the message, or its usage if the message is
 * empty.
 */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * The value of an option that takes the words of `schema`; undefined if it was not given. Throws
 * `UsageError` for another word.
 */
export function readChoice<Words extends TSchema>(
  words: Words,
  given: string | undefined,
): Static<Words> | undefined {
  if (given !== undefined && !Check(words, given)) {
    throw new UsageError();
  }
  return given;
}

/** Prints the entries, one a line, and below them their number with its noun. */
export function printList(
  io: AdminIo,
  entries: readonly string[],
  noun: readonly [one: string, many: string],
): void {
  for (const entry of entries) {
    io.out(entry);
  }
  io.out(`${formatCount(entries.length, noun)}.`);
}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Call<T extends Options> = { options: T; strict: true; allowPositionals: true };
type Values<T extends Options> = ReturnType<typeof parseArgs<Call<T>>>["values"];

/**
 * Makes a command whose arguments are parsed before it runs.
 *
 * @example
 * defineCommand({
 *   name: "import-pos",
 *   usage: "<file.csv> [--force]",
 *   summary: "sostituisce i terminali POS con quelli di un file",
 *   options: { force: { type: "boolean" } },
 *   words: 1,
 *   run: (services, { words: [path = ""], options }, io) => importPos(path, options.force),
 * });
 */
export function defineCommand<const T extends Options>({
  options,
  words: count = 0,
  wrongCall,
  run,
  runAlone,
  ...command
}: Omit<AdminCommand, "run" | "runAlone"> & {
  options?: T;
  /** Number of arguments that are not options: exactly this many, or a range. */
  words?: number | readonly [min: number, max: number];
  /** The error for too few or too many arguments. The default is the usage. */
  wrongCall?: string;
  run(
    services: Services,
    call: { words: readonly string[]; options: Values<T> },
    io: AdminIo,
  ): Promise<number>;
  runAlone?(
    config: Config,
    call: { words: readonly string[]; options: Values<T> },
    io: AdminIo,
  ): Promise<number>;
}): AdminCommand {
  const [min, max] = typeof count === "number" ? [count, count] : count;
  const read = (args: readonly string[]) => {
    const { values, positionals } = parse(args, options ?? ({} as T));
    if (positionals.length < min || positionals.length > max) {
      throw new UsageError(wrongCall);
    }
    return { words: positionals, options: values };
  };
  return {
    ...command,
    run: async (services, args, io) => await run(services, read(args), io),
    ...(runAlone && {
      runAlone: async (config, args, io) => await runAlone(config, read(args), io),
    }),
  };
}

function parse<T extends Options>(args: readonly string[], options: T) {
  // One id in 64 begins with a dash, and so does a text such as "- primo punto": neither is an option.
  const isWord = (arg: string) =>
    /^-\s/.test(arg) || (/^-[\w-]{21}$/.test(arg) && !Object.hasOwn(options, arg.slice(2)));
  const config = {
    args: args.map((arg) => (isWord(arg) ? WORD_MARK + arg : arg)),
    options,
    allowPositionals: true,
  };
  try {
    const call = parseArgs<Call<T>>({ ...config, strict: true, allowPositionals: true });
    const values = Object.entries(call.values).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(unmark) : unmark(value),
    ]);
    return {
      values: Object.fromEntries(values) as Values<T>,
      positionals: call.positionals.map(unmark),
    };
  } catch {
    const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
    const unknown = tokens.find((token) => token.kind === "option" && !(token.name in options));
    throw new UsageError(
      unknown?.kind === "option" ? `Opzione sconosciuta: ${unknown.rawName}.` : "",
    );
  }
}

/** Stands before a word that begins with a dash. No argument of a process can contain it. */
const WORD_MARK = "\0";

const unmark = <V>(value: V) => (typeof value === "string" ? value.replace(WORD_MARK, "") : value);
