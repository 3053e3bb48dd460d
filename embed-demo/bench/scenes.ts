import rooms from "../rooms.json" with { type: "json" };

/** One element on a page, ours or a peer's. Each code runs in the page. */
export type Scene = {
  id: string;
  /** The package and its version, or "Volpe". */
  suite: string;
  name: string;
  /** Markup that stands in the page before the script arrives. */
  markup: string;
  /** The snippet that a host inserts. */
  snippet: string;
  /** Selectors from the document inwards, each in the last one's shadow root or frame. */
  shown: readonly string[];
  /** What is pressed, if the measure ends only after a press. */
  pressed?: readonly string[];
  /** Mounts the element once more, after the snippet has run. Default: the markup again. */
  mount?: string;
  unmount?: string;
  /** Whether the element shows its whole content with the code of its package alone. */
  complete: boolean;
  /** The text is in Italian, because the demonstration's page shows it. */
  note: string;
};

type Addresses = { hostUrl: string; peerUrl: string; slug: string };

const EMPTY = `place.replaceChildren();`;

export function listOurScenes({ hostUrl, slug }: Addresses): Scene[] {
  const ours = {
    suite: "Volpe",
    snippet: `const script = document.createElement("script"); script.async = true; script.src = "${hostUrl}/embed/v1/embed.js"; script.dataset.tracking = "AFF-123"; document.head.append(script);`,
    complete: true,
  };
  const assistant = "<volpe-quote-assistant></volpe-quote-assistant>";
  return [
    {
      ...ours,
      id: "cards",
      name: "tre schede di offerte",
      markup: `<volpe-offer-cards typology="luce" limit="3">${rooms.cards3}</volpe-offer-cards>`,
      // The cards are shown part by part.
      shown: ["volpe-offer-cards", "[data-slug]:last-child .v-card-action"],
      note: "con le offerte del giorno",
    },
    {
      ...ours,
      id: "favourites",
      name: "pulsante dei preferiti",
      markup: `<volpe-favourites-button slug="${slug}" label="Offerta">${rooms.heart}</volpe-favourites-button>`,
      shown: ["volpe-favourites-button", "button"],
      note: "",
    },
    {
      ...ours,
      id: "launcher",
      name: "assistente chiuso",
      markup: assistant,
      shown: ["volpe-quote-assistant", "button"],
      note: "",
    },
    {
      ...ours,
      id: "assistant",
      name: "assistente aperto",
      markup: assistant,
      pressed: ["volpe-quote-assistant", "button"],
      shown: ["volpe-quote-assistant", ".v-answer"],
      note: "fino alla prima domanda; il tempo corre dal clic",
    },
  ];
}

/** `packages` maps the name of each peer to its version. */
export function listPeerScenes({ peerUrl }: Addresses, packages: Map<string, string>): Scene[] {
  const typebot = {
    suite: toSuite(packages, "@typebot.io/js"),
    markup: "",
    snippet: `import("${peerUrl}/@typebot.io/js").then(({ default: bot }) => { window.mountBot = () => bot.initBubble({ typebot: "casa", apiHost: "${peerUrl}" }); window.mountBot(); });`,
    mount: "window.mountBot();",
    unmount: `document.querySelector("typebot-bubble").remove();`,
  };
  return [
    {
      ...typebot,
      id: "typebot",
      name: "chat chiusa",
      shown: ["typebot-bubble", "button"],
      complete: false,
      note: "solo il pulsante",
    },
    {
      ...typebot,
      id: "typebot-open",
      name: "chat aperta",
      pressed: ["typebot-bubble", "button"],
      shown: ["typebot-bubble", ".typebot-button"],
      complete: true,
      note: "una domanda da un server finto, senza il suo font; il tempo corre dal clic",
    },
    {
      id: "cal",
      suite: toSuite(packages, "@calcom/embed-core"),
      name: "pulsante",
      markup: "",
      snippet: `window.Cal = function (...args) { window.Cal.q.push(args); }; Object.assign(window.Cal, { ns: {}, q: [], loaded: true }); const script = document.createElement("script"); script.src = "${peerUrl}/@calcom/embed-core"; document.head.append(script); window.mountCal = () => window.Cal("floatingButton", { calLink: "casa", calOrigin: "${peerUrl}" }); window.Cal("init", { origin: "${peerUrl}" }); window.mountCal();`,
      shown: ["cal-floating-button", "button"],
      mount: "window.mountCal();",
      unmount: `document.querySelector("cal-floating-button").remove();`,
      complete: false,
      note: "solo il pulsante: il calendario è una pagina del suo server, che qui non c’è",
    },
    {
      id: "deep-chat",
      suite: toSuite(packages, "deep-chat"),
      name: "chat nella pagina",
      markup: `<deep-chat demo="true" style="display:block;width:350px;height:350px"></deep-chat>`,
      snippet: `const script = document.createElement("script"); script.type = "module"; script.src = "${peerUrl}/deep-chat"; document.head.append(script);`,
      shown: ["deep-chat", "#text-input"],
      complete: true,
      note: "vuota, senza il suo font",
    },
    {
      id: "shopify",
      suite: toSuite(packages, "@shopify/buy-button-js"),
      name: "scheda di un prodotto",
      markup: `<div id="product"></div>`,
      snippet: `const script = document.createElement("script"); script.src = "${peerUrl}/@shopify/buy-button-js"; script.onload = () => { const client = ShopifyBuy.buildClient({ domain: "peer.localhost", storefrontAccessToken: "none" }); client.graphQLClient.fetcher = (body) => fetch("${peerUrl}/graphql", { method: "POST", body: JSON.stringify(body) }).then((reply) => reply.json()); const ui = ShopifyBuy.UI.init(client); window.mountProduct = () => ui.createComponent("product", { id: "1", node: document.getElementById("product"), options: { product: { buttonDestination: "checkout" } } }); window.unmountProduct = () => ui.destroyComponent("product"); window.mountProduct(); }; document.head.append(script);`,
      shown: ["#product iframe", ".shopify-buy__btn"],
      mount: `place.innerHTML = '<div id="product"></div>'; window.mountProduct();`,
      unmount: `window.unmountProduct(); ${EMPTY}`,
      complete: true,
      note: "un prodotto senza immagine, da un server finto",
    },
  ];
}

const toSuite = (packages: Map<string, string>, name: string) =>
  `${name} ${packages.get(name) ?? ""}`;

/** The code that puts a scene's element in the page once more, and the one that removes it. */
export function toMounts({ markup, mount, unmount }: Scene): { mount: string; unmount: string } {
  return {
    mount: mount ?? `place.innerHTML = ${JSON.stringify(markup)};`,
    unmount: unmount ?? EMPTY,
  };
}
