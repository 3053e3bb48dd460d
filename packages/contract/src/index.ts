export {
  AccountDetail,
  Activation,
  ChangeMade,
  ConsentUpdate,
  Device,
  ErasureRequest,
  GivenConsent,
  IdentityProvider,
  LoginLinkRequest,
  LoginRequest,
  MailAsked,
  PasswordUpdate,
  PersonalDataUpdate,
  ProviderLoginRequest,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
} from "./account.ts";
export type { Acknowledgement } from "./acknowledgement.ts";
export { BRAND, OPEN_DATA_ATTRIBUTION } from "./brand.ts";
export { BrandOffers, BrandSummary } from "./brands.ts";
export {
  AccountLists,
  AccountListsRequest,
  Item,
  ItemFigure,
  ItemsRequest,
  ListKind,
  SyncedLists,
  SyncRequest,
} from "./browsing.ts";
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
export { Comparison } from "./comparison.ts";
export { CONSENT_TEXTS, COOKIE_CONSENT_TEXTS } from "./consent-texts.ts";
export { CONSENT_POLICY_VERSION } from "./consent-version.ts";
export { CONTACT_TOPICS, type ContactTopic } from "./contact-topics.ts";
export { ContactReceived, ContactRequest } from "./contacts.ts";
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
export { CookieChoice, CookieChoiceRecorded, CookieChoiceRequest } from "./cookie-choices.ts";
export { COOKIES, TRACKING_HEADER, TRACKING_PARAMETER, TRACKING_PATTERN } from "./cookies.ts";
export { type LoneDot, parseDecimal, parseFigure } from "./decimal.ts";
export { EMPTY_ADDRESS } from "./empty-address.ts";
export { toEmptyDraft } from "./empty-draft.ts";
export { EMPTY_RATE } from "./empty-rate.ts";
export { DataEnvelope, ErrorEnvelope, WireError } from "./envelope.ts";
export { ERRORS, type ErrorCode } from "./errors.ts";
export { FAQ_GROUPS } from "./faq-groups.ts";
export { GENERAL_ERRORS } from "./general-errors.ts";
export { AccessTechnology, InternetRow } from "./internet.ts";
export { ItemRequest, ItemRequestReceived } from "./item-requests.ts";
export {
  ATTACHMENT_MAX_BYTES,
  ATTACHMENTS_MAX,
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  BRANDS_KEPT,
  BRANDS_TRIM_ABOVE,
  BUILD_CHECK_INTERVAL_MS,
  CHUNK_RELOAD_WINDOW_MS,
  COMPARED_MAX,
  COOKIE_CHOICE_SECONDS,
  COOKIE_MAX_BYTES,
  DEFAULT_LAYOUT,
  DEFAULT_PHONE_PREFIX,
  FAVOURITES_MAX,
  LANGUAGE,
  LIST_COOKIE_SECONDS,
  PAGE_ENTRIES,
  PASSWORD_MAX,
  PASSWORD_MIN,
  RECENT_ITEMS_MAX,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  TICKET_MESSAGE_MAX,
  TRACKING_COOKIE_SECONDS,
} from "./limits.ts";
export {
  AppliedFilter,
  Facet,
  FacetValue,
  IgnoredParameter,
  ListFrame,
  RangeFilter,
  SortChoice,
} from "./listing.ts";
export { MenuItem, MenuRequest } from "./menu.ts";
export {
  BreakEven,
  CatalogueState,
  Destination,
  EnergyTipology,
  ExcludedGroup,
  ExcludedList,
  ExcludedOffer,
  IndexScenario,
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
export { PersonalDataExport } from "./personal-data.ts";
export {
  listPictures,
  type PictureFamily,
  type PictureFile,
  toMarkPath,
  toPicture,
} from "./pictures.ts";
export {
  AddressMap,
  PlaceChoice,
  PlaceOffer,
  PlaceOffers,
  PlaceProducts,
  PlaceResolution,
  PlaceSuggestions,
  PlacesNear,
  PlaceTipology,
  RegionOffers,
  RememberedPlace,
} from "./places.ts";
export {
  CompareQuery,
  InternetQuery,
  TerminalQuery,
  VehicleQuery,
} from "./product-queries.ts";
export {
  Chooser,
  FigurePer,
  Picture,
  ProductList,
  ProductResult,
  ProductSheet,
  ProductState,
  ProductTipology,
} from "./products.ts";
export { PROVINCES, type Province } from "./provinces.ts";
export {
  Consents,
  Rate,
  RateCreated,
  RateRequest,
  RateView,
  SavingReference,
} from "./rates.ts";
export { CustomerRequest } from "./requests.ts";
export {
  CONTACT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
  COOKIE_CHOICE_KEPT_DAYS,
  REQUEST_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  TICKET_KEPT_DAYS,
  UNCONFIRMED_ACCOUNT_KEPT_DAYS,
} from "./retention.ts";
export {
  SearchGroup,
  SearchGroupKey,
  SearchRequest,
  SearchResult,
  SearchResults,
  SearchSpan,
  SearchSuggestion,
  SearchSuggestions,
} from "./search.ts";
export { SEARCH_GROUPS, type SearchGroupName } from "./search-groups.ts";
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
export { FOOTER_MENUS, type MenuName, SITE_MENU } from "./site-menu.ts";
export { TerminalRow, TerminalType } from "./terminals.ts";
export { TICKET_EVENT, TICKET_NAMESPACE } from "./ticket-socket.ts";
export {
  TicketAttachment,
  TicketCreateFields,
  TicketMessage,
  TicketPlace,
  TicketReplyFields,
  TicketState,
  TicketSummary,
  TicketThread,
} from "./tickets.ts";
export { TrackingArrival, TrackingRecorded, TrackingValue } from "./tracking.ts";
export { Unsubscribed, UnsubscribeRequest } from "./unsubscribe.ts";
export {
  Fuel,
  Gearbox,
  RentalService,
  VehicleRow,
  VehicleSegment,
} from "./vehicles.ts";
