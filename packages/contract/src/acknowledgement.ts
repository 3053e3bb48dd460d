import type { WireError } from "./envelope.ts";

/** How the server acknowledges `message`, `rewind` and `resume`. */
export type Acknowledgement = { ok: true } | { ok: false; errors: WireError[] };
