// This is a separate file, and so a chunk of its own: the server renders the first page, so only
// later pages need these calls.
export { createOfferCalls, createProductCalls } from "@volpe/core";
