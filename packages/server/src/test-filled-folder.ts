import { findFilledFolder } from "./test-data-folder.ts";

/* Test process: prints the path of the filled data folder, for tests that this package doesn't hold. */
process.stdout.write(await findFilledFolder());
