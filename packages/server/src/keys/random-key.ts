import { RandomKey } from "@volpe/contract";
import { Compile } from "typebox/compile";

const key = Compile(RandomKey);

/** Whether a text may be a key or an id. The database rejects some texts that a path may contain. */
export function isRandomKey(text: string): boolean {
  return key.Check(text);
}
