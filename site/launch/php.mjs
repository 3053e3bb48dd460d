import { findCommand, installDebianPackage } from "./debian-package.mjs";

/**
 * Gets the PHP that runs the WordPress plugin in a test. Without it the tests still read the plugin's
 * grammar, and this says that nothing ran it.
 */
export async function ensurePhp() {
  if (findCommand(["php"]) === null && !(await installDebianPackage("php-cli"))) {
    console.error("Senza PHP il plugin di WordPress è letto, ma non eseguito.");
  }
}
