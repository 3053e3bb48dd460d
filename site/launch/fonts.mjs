import { findCommand, installDebianPackage } from "./debian-package.mjs";
import { runQuietly } from "./run-command.mjs";

/** Arial, or the font of its metrics that Linux takes in its place. */
const ARIAL = /Arial|Liberation Sans|Arimo/;

/**
 * Gets a font of Arial's metrics, which phones and desktops have. Until the site's own fonts arrive
 * a page is drawn in a font that is scaled to them, so that nothing moves; the tests of layout
 * shift need it.
 */
export async function ensureFonts() {
  if (findCommand(["fc-match"]) === null) {
    return;
  }
  const family = await runQuietly("fc-match", "fc-match", ["-f", "%{family}", "Arial"]);
  if (!ARIAL.test(family) && !(await installDebianPackage("fonts-liberation"))) {
    console.error(
      "Senza un carattere come Arial i test dello spostamento della pagina sono incerti.",
    );
  }
}
