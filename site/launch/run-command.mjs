import { spawn } from "node:child_process";
import { NODE, ROOT } from "./paths.mjs";

/**
 * An error that stops the launcher: one Italian sentence, and the command's output if it was not
 * shown.
 */
export class CommandError extends Error {
  constructor(message, output = "") {
    super(message);
    this.output = output.trimEnd();
  }
}

/**
 * Runs a command to its end and returns its output. Throws `CommandError` if it fails, or if it is ended
 * after `timeoutMs`.
 */
export function runQuietly(what, command, args, { cwd = ROOT, env = process.env, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    let output = "";
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) =>
      reject(new CommandError(`${what}: non ha funzionato.`, error.message)),
    );
    child.on("close", (code) =>
      code === 0
        ? resolve(output)
        : reject(new CommandError(`${what}: non ha funzionato.`, output)),
    );
  });
}

/** Runs a command in this terminal and returns its exit code. */
export function runShown(command, args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: "inherit" });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/**
 * Replaces this process with the project's Node: forwards signals to it and exits with its code.
 * Through the IPC channel the new process notices if this one is killed without a signal to forward
 * (SIGKILL).
 */
export function runAsProcess(args, env) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("close", (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
  });
}
