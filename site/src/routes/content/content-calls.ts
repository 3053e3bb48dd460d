// This is a separate file, and so a chunk of its own: the server renders the first page, so only
// the next one needs these calls.
export { createContentCalls } from "@volpe/core";
