import { isIP } from "node:net";

/** The variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An unusable variable. The message is one Italian line for the operator. */
export class ConfigError extends Error {
  readonly variable: string;

  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`La variabile ${variable} ${problem}.`, options);
    this.name = "ConfigError";
    this.variable = variable;
  }
}

/** Null if the variable is unset or blank. */
export function readTextVariable(env: Environment, name: string): string | null {
  const text = env[name]?.trim() ?? "";
  return text === "" ? null : text;
}

export function readIntegerVariable(
  env: Environment,
  name: string,
  { fallback, min, max, also }: { fallback: number; min: number; max: number; also?: string },
): number {
  const text = readTextVariable(env, name);
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

/** An IP address or a host name. Only `listen` shows whether it belongs to this machine. */
export function readHostVariable(env: Environment, name: string, fallback: string): string {
  const text = readTextVariable(env, name) ?? fallback;
  // Rejects names whose last label is numeric: they parse as IPv4.
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

/** The first choice is the default, unless another fallback is given. */
export function readChoiceVariable<const Choice extends string>(
  env: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice | undefined = choices[0],
): Choice {
  const text = readTextVariable(env, name) ?? fallback;
  const choice = choices.find((known) => known === text);
  if (choice === undefined) {
    throw new ConfigError(name, `vale «${text}»: accetta ${choices.join(", ")}`);
  }
  return choice;
}

export function readSwitchVariable(env: Environment, name: string, fallback: boolean): boolean {
  return readChoiceVariable(env, name, ["on", "off"], fallback ? "on" : "off") === "on";
}

/** The message never repeats the value, because an address may contain a password. */
export function readAddressVariable(
  env: Environment,
  name: string,
  protocols: readonly string[],
): string | null {
  const text = readTextVariable(env, name);
  if (text === null) {
    return null;
  }
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new ConfigError(name, `non è un indirizzo che inizi con ${protocols.join("// o ")}//`);
  }
  return text;
}
