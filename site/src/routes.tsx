import { data, type RouteObject } from "react-router-dom";
import { guards } from "./guards.ts";
import { OFFLINE_PATH } from "./page/offline-path.ts";
import { page } from "./page-route.ts";
import { BareErrorBoundary, Root, RootErrorBoundary } from "./root.tsx";

/** Every URL of the site. A page is a line here and a file below `routes/`. */
const root: RouteObject = {
  id: "root",
  Component: Root,
  ErrorBoundary: RootErrorBoundary,
  middleware: guards,
  // The router would treat a route with guards but without data as not loaded yet, and render it
  // twice.
  loader: () => null,
  children: [
    page("/", "home/home"),
    page("/home", "home/home"),
    page("/_index", "home/home"),
    page("/accessibilita", "about/accessibility"),
    page("/active", "auth/activation", { audience: "owner" }),
    page("/affiliate", "affiliate/affiliate", { layout: "banner", audience: "visitor" }),
    page("/affiliate/pannello", "affiliate/panel", { layout: "banner", audience: "owner" }),
    page("/auth/facebook", "auth/provider", { audience: "owner" }),
    page("/auth/google", "auth/provider", { audience: "owner" }),
    // The address contains a mailed link's token.
    page("/auth/login", "auth/login", { audience: "owner" }),
    page("/auth/logout", "auth/logout", { audience: "owner" }),
    page("/auth/profile", "profile/profile", { audience: "owner" }),
    page("/auth/registrazione", "auth/registration", { audience: "visitor" }),
    page("/blog", "blog/blog"),
    page("/blog/:slug", "blog/post"),
    page("/brands", "brands/brands"),
    page("/calcola-preventivo", "quote-calculator/quote-calculator", {
      audience: "visitor",
      hydratesOn: "resume",
    }),
    page("/cart/:rate", "contracts/rate-cart", { audience: "owner" }),
    page("/chi-sono", "about/about"),
    page("/come-funziono", "how-it-works/how-it-works"),
    page("/perche-affidarti-a-me", "about/trust"),
    page("/contatti", "contacts/contacts", { audience: "visitor" }),
    // The address contains a mailed link's token.
    page("/continua", "quote-calculator/continue", { audience: "owner" }),
    page("/contratto/:rate", "contracts/contract", { audience: "owner" }),
    page("/contratto/:rate/recesso", "contracts/withdrawal", { audience: "owner" }),
    page("/cookie-policy", "policies/cookie-policy", { audience: "visitor" }),
    page("/policy", "policies/privacy-policy"),
    page("/privacy", "policies/privacy-policy"),
    page("/privacy-policy", "policies/privacy-policy"),
    page("/disiscrivimi/:rate", "unsubscribe/unsubscribe", { audience: "owner" }),
    page("/faqs", "faqs/faqs"),
    page("/faqs/:slug", "faqs/faq"),
    page("/localizza-affare", "locate-deal/locate-deal"),
    page("/noleggio", "catalogue/products/product-list"),
    page("/noleggio/:vehicle/:variant", "catalogue/products/product-sheet"),
    page("/noleggio/cart/:slug", "contracts/cart", { audience: "owner" }),
    page("/offerte", "catalogue/overview/overview"),
    page("/offerte/internet", "catalogue/products/product-list"),
    page("/offerte/noleggio", "catalogue/products/product-list"),
    page("/offerte/pos", "catalogue/products/product-list"),
    page("/offerte/:typology", "catalogue/energy/energy-list"),
    page("/offerte/activation/:slug", "quote-calculator/quote-calculator", {
      audience: "visitor",
      hydratesOn: "resume",
    }),
    page("/offerte/cart/:slug", "contracts/cart", { audience: "owner" }),
    page("/offerte/pos/:slug", "catalogue/products/product-sheet"),
    page("/pos", "catalogue/products/product-list"),
    page("/pos/cart/:slug", "contracts/cart", { audience: "owner" }),
    page("/preferiti", "item-lists/item-list", { audience: "visitor" }),
    page("/preventivo/:rate/:offer", "quote/quoted-offer", { audience: "owner" }),
    page("/preventivo/:rate", "quote/quote", { audience: "owner" }),
    page("/preventivo/calcolo", "estimate/calculation", { audience: "visitor" }),
    page("/preventivo/risultato", "estimate/result", { audience: "visitor" }),
    page("/promemoria/:reminder", "estimate/reminder", { audience: "owner" }),
    page("/preventivo/upload", "bill/upload", { audience: "sender" }),
    page("/profilo", "profile/profile", { audience: "owner" }),
    page("/richieste", "requests/requests", { audience: "owner" }),
    page("/ripristino", "auth/recovery", { audience: "owner" }),
    page("/search", "search/search"),
    // This page opens the wanted page by itself when the host answers.
    page(OFFLINE_PATH, "offline/offline", { hydratesOn: "load" }),
    page("/termini", "policies/terms"),
    page("/tickets", "tickets/tickets", { audience: "owner" }),
    page("/tickets/create/:rate", "tickets/ticket-create", { audience: "owner" }),
    page("/tickets/:slug/:message", "tickets/ticket-thread", { audience: "owner" }),
    page("/visualizzati", "item-lists/item-list", { audience: "visitor" }),
    page("/:destination/internet/:brand/:slug", "catalogue/products/product-sheet"),
    page("/:destination/noleggio/:brand/:slug", "catalogue/products/product-sheet"),
    page("/:destination/pos/:brand/:slug", "catalogue/products/product-sheet"),
    page("/:destination/:tipology/:brand/:slug", "catalogue/energy/energy-sheet"),
    absent("*"),
  ],
};

/** Shows an error of the root's layout without that layout. */
export const routes: RouteObject[] = [{ ErrorBoundary: BareErrorBoundary, children: [root] }];

/** The route of addresses without a page: it answers 404 with the root's error screen. */
export function absent(path: string): RouteObject {
  return {
    id: path,
    path,
    // The component is never rendered, because the loader throws. The router warns of a route
    // without a component.
    Component: () => null,
    loader: () => {
      throw data(null, { status: 404 });
    },
  };
}
