import {
  createVolpe,
  defineFavouritesButton,
  defineOfferCards,
  defineQuoteAssistant,
} from "./node_modules/@volpe/widgets/dist/index.js";

document.addEventListener("volpe-cards", ({ detail }) => {
  document.querySelector("output").textContent = String(detail.shown);
});

const volpe = createVolpe({ host: document.body.dataset.host, tracking: "APP-PLAIN" });
for (const define of [defineOfferCards, defineFavouritesButton, defineQuoteAssistant]) {
  define(volpe);
}
