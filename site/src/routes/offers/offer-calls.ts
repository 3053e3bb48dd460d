// A chunk of its own: the server has drawn the page, and only the next one asks again.
export { createOfferCalls } from "@volpe/core";
