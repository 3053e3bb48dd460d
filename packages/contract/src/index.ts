export {
  LoginRequest,
  ProviderLoginRequest,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
} from "./account.ts";
export type { Acknowledgement } from "./acknowledgement.ts";
export { BRAND, OPEN_DATA_ATTRIBUTION } from "./brand.ts";
export { Item, ItemsRequest, SyncRequest } from "./browsing.ts";
export { BuildManifest, LatestBuild } from "./builds.ts";
export {
  Addon,
  AnswerValue,
  ChatAnswer,
  ChatConversation,
  ChatHandshake,
  ChatMessage,
  ChatResume,
  ChatRewind,
  ChatUpload,
  ChoicesAddon,
  ConsentsAddon,
  Draft,
  FieldAddon,
  FileAddon,
  OffersAddon,
  PdfAddon,
} from "./chat.ts";
export { CONSENT_POLICY_VERSION, CONSENT_TEXTS } from "./consent-texts.ts";
export {
  ContentBlock,
  ContentLink,
  ContentSource,
  Faq,
  FaqFrontMatter,
  FaqGroup,
  FaqSummary,
  Post,
  PostFrontMatter,
  PostSummary,
  TextSpan,
} from "./content.ts";
export { COOKIES, TRACKING_HEADER, TRACKING_PARAMETER, TRACKING_PATTERN } from "./cookies.ts";
export { parseDecimal } from "./decimal.ts";
export { EMPTY_ADDRESS } from "./empty-address.ts";
export { toEmptyDraft } from "./empty-draft.ts";
export { EMPTY_RATE } from "./empty-rate.ts";
export { DataEnvelope, ErrorEnvelope, WireError } from "./envelope.ts";
export { ERRORS, type ErrorCode } from "./errors.ts";
export { FAQ_GROUPS } from "./faq-groups.ts";
export {
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  BRANDS_KEPT,
  BRANDS_TRIM_ABOVE,
  BUILD_CHECK_INTERVAL_MS,
  CHUNK_RELOAD_WINDOW_MS,
  COOKIE_MAX_BYTES,
  DEFAULT_LAYOUT,
  DEFAULT_PHONE_PREFIX,
  FAVOURITES_MAX,
  LANGUAGE,
  LIST_COOKIE_SECONDS,
  RECENT_ITEMS_MAX,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  TRACKING_COOKIE_SECONDS,
} from "./limits.ts";
export { MenuRequest } from "./menu.ts";
export {
  CatalogueState,
  Destination,
  EnergyTipology,
  ExcludedGroup,
  ExcludedList,
  ExcludedOffer,
  OfferList,
  OfferListRequest,
  OfferQuery,
  OfferResult,
  OfferSheet,
  SheetLine,
  SpendParts,
  SupplyProfile,
  Tipology,
} from "./offers.ts";
export { type ParsedOfferQuery, parseOfferQuery } from "./parse-offer-query.ts";
export { AddressMap } from "./places.ts";
export { PROVINCES, type Province } from "./provinces.ts";
export {
  Consents,
  Rate,
  RateCreated,
  RateRequest,
  RateView,
  SavingReference,
} from "./rates.ts";
export {
  AuthCookie,
  AuthSession,
  DecodedToken,
  Jwt,
  PersonalData,
  Position,
  RefreshRequest,
  SessionUser,
} from "./session.ts";
export { TrackingArrival, TrackingRecorded, TrackingValue } from "./tracking.ts";
