// This is a separate file, and so a chunk of its own: a list needs these calls only while a place
// is being chosen.
export { createPlaceCalls } from "@volpe/core";
