import { isIP } from "node:net";

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be used; the message is one Italian line for the operator. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`La variabile ${variable} ${problem}.`, options);
    this.name = "ConfigError";
    this.variable = variable;
  }
}

/** null = unset; blank counts as unset. */
export function readText(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? "";
  return text === "" ? null : text;
}

export function readInteger(
  env: Environment,
  name: string,
  { fallback, min, max, also }: { fallback: number; min: number; max: number; also?: string },
): number {
  const text = readText(env, name);
  if (text === null) {
    return fallback;
  }
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    const ways = also === undefined ? "" : ` oppure ${also}`;
    throw new ConfigError(
      name,
      `vale «${text}»: deve essere un numero intero da ${min} a ${max}${ways}`,
    );
  }
  return value;
}

/** An IP address or a host's name; whether this machine has it shows when it listens. */
export function readHost(env: Environment, name: string, fallback: string): string {
  const text = readText(env, name) ?? fallback;
  // A name whose last label is a number would be taken for an IPv4 address, and is none.
  const isName =
    /^(?=.{1,253}$)([a-z\d]([a-z\d_-]*[a-z\d])?\.)*(?!\d+$)[a-z\d]([a-z\d-]*[a-z\d])?$/i;
  if (isIP(text) === 0 && !isName.test(text)) {
    throw new ConfigError(
      name,
      `vale «${text}»: deve essere un indirizzo di questa macchina, per esempio 127.0.0.1 o 0.0.0.0`,
    );
  }
  return text;
}

/** The first choice stands in when unset, unless another fallback is given. */
export function readChoice<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice | undefined = choices[0],
): Choice {
  const text = readText(env, name) ?? fallback;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) {
    throw new ConfigError(name, `vale «${text}»: accetta ${choices.join(", ")}`);
  }
  return choice;
}

export function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  return readChoice(env, name, ["on", "off"], fallback ? "on" : "off") === "on";
}

/** The value is never repeated in the message: an address may hold a password. */
export function readAddress(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const text = readText(env, name);
  if (text === null) {
    return null;
  }
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(name, `non è un indirizzo che inizi con ${protocols.join("// o ")}//`);
  }
  return text;
}
