export { accountConsents, accounts, mailedTokens } from "../accounts/account-tables.ts";
export {
  chatMessages,
  conversationAliases,
  conversationReceipts,
  conversationSteps,
  conversations,
} from "../assistant/conversation-tables.ts";
export { cookieChoices } from "../choices/choice-tables.ts";
export { contactMessages } from "../contacts/contact-tables.ts";
export { contentDocuments, contentSnapshots } from "../content/content-tables.ts";
export { leadConsents, leads, recallRequests } from "../leads/lead-tables.ts";
export { limitCounters } from "../limits/limit-tables.ts";
export { accountLists, sessionLists } from "../lists/list-tables.ts";
export {
  closedOffers,
  importRefusals,
  offerIndices,
  offerParameters,
  offerSlugs,
  offerSnapshots,
  offers,
  supplierNames,
} from "../offers/offer-tables.ts";
export {
  closedProducts,
  productRefusals,
  productSlugs,
  productSnapshots,
  products,
} from "../products/product-tables.ts";
export { accountIdentities, providerAttempts } from "../providers/provider-tables.ts";
export { rates } from "../rates/rate-tables.ts";
export { searchDocuments, searchSources, searchWords } from "../search/search-tables.ts";
export { sessions } from "../sessions/session-tables.ts";
export { ticketAttachments, ticketMessages, tickets } from "../tickets/ticket-tables.ts";
export { trackingArrivals } from "../tracking/tracking-tables.ts";
export { mailSuppressions } from "../unsubscribe/suppression-tables.ts";
