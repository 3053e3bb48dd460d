/** Whether the bench was started with `--quick`, with which it only shows that it runs and ends. */
export const QUICK = process.argv.includes("--quick");

/** Makes the bench end with 1 if its bound does not hold; quick figures mean nothing. */
export function requireBound(holds: boolean): void {
  if (!holds && !QUICK) {
    process.exitCode = 1;
  }
}
