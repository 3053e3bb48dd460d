// A chunk of its own: a list asks about places only where one is being chosen.
export { createPlaceCalls } from "@volpe/core";
