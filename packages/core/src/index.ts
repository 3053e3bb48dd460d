export { createAccountCalls } from "./api/account-calls.ts";
export { createAffiliateCalls } from "./api/affiliate-calls.ts";
export { ApiError } from "./api/api-error.ts";
export { createAssistantCalls } from "./api/assistant-calls.ts";
export { type AuthCalls, type AuthReply, createAuthCalls } from "./api/auth-calls.ts";
export { createBillCalls } from "./api/bill-calls.ts";
export { createBrowsingCalls } from "./api/browsing-calls.ts";
export { createOfferCalls, createProductCalls } from "./api/catalogue-calls.ts";
export { createContentCalls } from "./api/content-calls.ts";
export { createContractCalls } from "./api/contract-calls.ts";
export { findErrors, orElse } from "./api/envelope.ts";
export { createEstimateCalls } from "./api/estimate-calls.ts";
export { createGuestRequest } from "./api/guest-request.ts";
export { OfflineError } from "./api/offline-error.ts";
export { createPlaceCalls } from "./api/place-calls.ts";
export { createReminderCalls } from "./api/reminder-calls.ts";
export type { Request as ApiRequest } from "./api/request.ts";
export {
  createContactCalls,
  createCustomerRequestCalls,
  createRateCalls,
  createUnsubscribeCalls,
} from "./api/request-calls.ts";
export { createSearchCalls } from "./api/search-calls.ts";
export { createTicketCalls, type TicketCalls } from "./api/ticket-calls.ts";
export type { Fetch, Fetched } from "./api/transport.ts";
export { type UploadProgress, uploadBill } from "./api/upload-bill.ts";
export { findBeingRead, waitForBill } from "./api/wait-for-bill.ts";
export { findRedirect, reloadAfterChunkFailure, watchBuilds } from "./builds/builds.ts";
export { type Chat, createChat } from "./chat/chat.ts";
export { forgetConversation, storeConversation } from "./chat/chat-memory.ts";
export type { ChatTransports } from "./chat/chat-socket.ts";
export type { ChatState } from "./chat/chat-state.ts";
export { createRandomId, createRandomKey } from "./chat/random-id.ts";
export { CHAT_STORAGE_NAME, OWN_CHAT_STORAGE_PREFIX } from "./chat/stored-name.ts";
export { type Client, createClient } from "./client.ts";
export { type Consent, createConsent } from "./consent/consent.ts";
export { findCookieChoice, isCookieChoiceDue } from "./consent/cookie-choice.ts";
export { createCookieChoices } from "./consent/cookie-choices.ts";
export { createBrowserCookies } from "./cookies/browser-cookies.ts";
export type { CookieJar } from "./cookies/cookie-jar.ts";
export { createHeaderCookies } from "./cookies/header-cookies.ts";
export { createMemoryCookies } from "./cookies/memory-cookies.ts";
export { parseJson } from "./guard/guard.ts";
export {
  isPageVisit,
  isProviderAttempt,
  isRandomKey,
  isStoredFormDrafts,
} from "./guard/page-guards.ts";
export type { FavouriteChange } from "./lists/favourites.ts";
export type { Lists } from "./lists/lists.ts";
export { createPendingChanges } from "./lists/pending-changes.ts";
export type { ViewedItem } from "./lists/viewed.ts";
export { clearOutbox, createOutbox, type Outbox, type WaitingFiles } from "./outbox/outbox.ts";
export { OUTBOX_NAME } from "./outbox/outbox-name.ts";
export type { Session } from "./session/session.ts";
export { createBrowserStorage, createMemoryStorage, type TextStorage } from "./storage/storage.ts";
export { createTicketFeed } from "./tickets/ticket-feed.ts";
export { listenForWake, pollOnWake } from "./wake/wake-signals.ts";
