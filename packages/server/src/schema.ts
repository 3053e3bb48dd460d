export { sessions } from "./accounts/sessions/session-tables.ts";
export { accountConsents, accounts, mailedTokens } from "./accounts/store/account-tables.ts";
export { accountIdentities, providerAttempts } from "./accounts/store/provider-tables.ts";
export {
  affiliateBalances,
  affiliateCodes,
  affiliateEntries,
  affiliatePayouts,
  affiliateReferrals,
  affiliates,
} from "./affiliates/affiliate-tables.ts";
export {
  affiliateHookAttempts,
  affiliateHookDeliveries,
  affiliateHooks,
} from "./affiliates/hook-tables.ts";
export { billFiles, bills } from "./bills/bill-tables.ts";
export { supplierNames } from "./catalogue/energy/supplier-tables.ts";
export {
  closedItems,
  importRefusals,
  itemSlugs,
  snapshotItems,
  snapshots,
} from "./catalogue/snapshots/snapshot-tables.ts";
export { contactMessages } from "./contacts/contact-tables.ts";
export {
  contractCodes,
  contractDocuments,
  contractEvents,
  contracts,
} from "./contracts/store/contract-tables.ts";
export {
  chatMessages,
  conversationAliases,
  conversationLinks,
  conversationReceipts,
  conversations,
} from "./conversations/conversation-tables.ts";
export { cookieChoices } from "./cookie-choices/cookie-choice-tables.ts";
export { idempotentCalls } from "./idempotency/idempotency-tables.ts";
export { leadConsents, leads, recallRequests } from "./leads/lead-tables.ts";
export { limitCounters } from "./limits/limit-tables.ts";
export { listEntries, sessionLists } from "./lists/list-tables.ts";
export { mailSuppressions } from "./mail/suppression-tables.ts";
export { switchedOffOrigins } from "./origins/origin-tables.ts";
export { rates } from "./quote/rate-tables.ts";
export { reminders } from "./reminders/reminder-tables.ts";
export { sellerContacts, sellerPapers } from "./seller-papers/seller-paper-tables.ts";
export { ticketAttachments, ticketMessages, tickets } from "./tickets/ticket-tables.ts";
export { trackingArrivals } from "./tracking/tracking-tables.ts";
