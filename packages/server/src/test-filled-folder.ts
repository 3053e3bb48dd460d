import { findFilledFolder } from "./test-data-folder.ts";

/** Test process: prints the path of the filled data folder, for tests of other packages. */
process.stdout.write(await findFilledFolder());
