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
  MailSent,
  PasswordUpdate,
  PersonalDataExport,
  PersonalDataUpdate,
  ProviderLoginRequest,
  RecoveryRequest,
  SigninRequest,
  TokenLoginRequest,
} from "./account.ts";
export { toAddressLine } from "./address-line.ts";
export { AFFILIATE_FIELDS, AFFILIATE_SENTENCES } from "./affiliate-fields.ts";
export { AFFILIATE_PANEL_PATH } from "./affiliate-path.ts";
export { AFFILIATE_TERMS, COUNTED_ARRIVALS, type CountedArrival } from "./affiliate-terms.ts";
export {
  AffiliateBalance,
  AffiliateEntry,
  AffiliateFigures,
  AffiliateFiguresQuery,
  AffiliateHookCreated,
  AffiliateHookRequest,
  AffiliateHooks,
  AffiliateLedger,
  AffiliatePayee,
  AffiliateReport,
  AffiliateRequest,
  AffiliateState,
  AffiliateView,
  EntryKind,
  FigureGroup,
  SHOWN_ENTRIES,
} from "./affiliates.ts";
export { ATTACHMENT_REMEDIES } from "./attachment-remedies.ts";
export {
  GROUPED_FIGURE,
  readCardsLimit,
  toFigureReader,
  toPlainFigure,
} from "./attribute-figure.ts";
export { type BandParts, formatBandParts, parseBandParts, toBandParts } from "./band-parts.ts";
export {
  BILL_ADDRESS,
  BILL_CONFIDENCE_WORDS,
  BILL_FIELDS,
  type BillFieldName,
  toBillName,
  toBillUnit,
} from "./bill-fields.ts";
export { parseBillReference, toBillReference } from "./bill-reference.ts";
export {
  BillConfirmation,
  BillContract,
  BillCreated,
  BillField,
  BillFile,
  BillOfferCode,
  BillProblemCode,
  BillRateCreated,
  BillSupply,
  BillView,
} from "./bills.ts";
export { blocksToText, spansToText } from "./block-text.ts";
export { BRAND, BRAND_NAME, COMPANY_NAME, OPEN_DATA_ATTRIBUTION } from "./brand.ts";
export {
  AccountLists,
  AccountListsRequest,
  BrandOffers,
  BrandSummary,
  Item,
  ItemsRequest,
  ListChange,
  ListKind,
  MenuItem,
  MenuRequest,
  PendingListChanges,
  SyncedLists,
  SyncRequest,
  TrackingArrival,
  TrackingRecorded,
  TrackingValue,
} from "./browsing.ts";
export { BuildManifest, ChunkReload, LatestBuild } from "./builds.ts";
export {
  addDays,
  countDays,
  countMonths,
  isCalendarDay,
  toDateParts,
  toRomeDay,
} from "./calendar-day.ts";
export { capitalize, uncapitalize } from "./capitalize.ts";
export { CardFeed, FeedCard } from "./card-feed.ts";
export {
  CARD_CIRCUITS,
  CARD_MIXES,
  type CardCircuit,
  describeCardMix,
  parseCardMix,
} from "./card-mix.ts";
export {
  Acknowledgement,
  AnswerValue,
  ChatAnswer,
  ChatContinuation,
  ChatConversation,
  ChatHandshake,
  ChatMessage,
  ChatMessageBody,
  ChatOpening,
  ChatResume,
  ChatRewind,
  ChatUpload,
  Draft,
  KnownAnswer,
  StoredChat,
} from "./chat.ts";
export { Addon, ChoicesAddon, ConsentsAddon, FieldAddon } from "./chat-addons.ts";
export { COMMISSION_CENTS } from "./commissions.ts";
export { toCompactCode } from "./compact-code.ts";
export { Comparison } from "./comparison.ts";
export {
  COMMISSION_LINE,
  COMMISSION_NOTICE,
  CONSENT_TEXTS,
  COOKIE_CONSENT_TEXTS,
  RECALL_CONSENT,
  SUPPLIER_CONSENT_TEXTS,
} from "./consent-texts.ts";
export { CONSENT_VERSIONS } from "./consent-version.ts";
export { ContactRequest } from "./contacts.ts";
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
export { CONTRACT_FIELDS, CONTRACT_SENTENCES } from "./contract-fields.ts";
export {
  Conclusion,
  ContractBox,
  ContractDuties,
  ContractNeeds,
  ContractOffer,
  ContractPreview,
  ContractPreviewQuery,
  ContractPrice,
  Counterparty,
  type OrderedOffer,
  Regime,
  SupplyPlaceFaults,
  SupplyPlaceQuery,
  toMainPaper,
  toPeriodWords,
  toSeatWords,
  toSheetOrigin,
} from "./contract-offers.ts";
export {
  BusinessParty,
  ConsumerParty,
  ContractChange,
  ContractPayment,
  ContractSupply,
  SupplyReason,
} from "./contract-parts.ts";
export { type CheckedField, findContractFault } from "./contract-rules.ts";
export {
  CONTRACT_WORDS,
  isTakenBack,
  listContractSteps,
  nameHandOver,
  ORDER_VERBS,
  toOrderVerb,
} from "./contract-words.ts";
export {
  ContractAction,
  ContractCreated,
  ContractDocument,
  ContractMail,
  ContractRequest,
  ContractRole,
  ContractSign,
  ContractState,
  ContractSubmit,
  ContractSummary,
  ContractView,
  ContractWithdraw,
  SigningCode,
  SigningCodeRequest,
} from "./contracts.ts";
export { CookieChoice, CookieChoiceRecorded, CookieChoiceRequest } from "./cookie-choices.ts";
export { encodeCookie, fitsCookie } from "./cookie-size.ts";
export { type LoneDot, parseDecimal } from "./decimal.ts";
export { toDemonstrationConsent } from "./demonstration-consent.ts";
export { listDistinct } from "./distinct-sentences.ts";
export { DAY_MS, DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from "./durations.ts";
export { ELEMENT_SIZES, toElementRoom } from "./element-room.ts";
export { toEmailKey } from "./email-key.ts";
export { EMPTY_ADDRESS, EMPTY_RATE, toEmptyDraft } from "./empty-draft.ts";
export { endSentence } from "./end-sentence.ts";
export { END_STEP } from "./end-step.ts";
export { GREEN_LABEL, PRICING_LABELS, toPriceFact } from "./energy-labels.ts";
export { DataEnvelope, ErrorEnvelope, WireError } from "./envelope.ts";
export { ERRORS, type ErrorCode } from "./errors.ts";
export { escapeMarkup } from "./escape-markup.ts";
export { markEstimate } from "./estimate-mark.ts";
export {
  Estimate,
  EstimateBreakEven,
  EstimatedSaving,
  EstimateQuery,
  EstimateRequest,
  EstimateSave,
  EstimateVariant,
  IndexHistoryMonth,
  PresentContract,
} from "./estimates.ts";
export { toEuphonic } from "./euphonic.ts";
export { toExcerpt } from "./excerpt.ts";
export { FIGURE_PERIODS, toFigureBasis } from "./figure-periods.ts";
export {
  ADDRESS_CONSUMPTION,
  BUSINESS_GAS_SENTENCE,
  CONTRACT_FIGURES,
  EXPIRY_SENTENCE,
  FIGURE_SENTENCES,
} from "./figure-sentences.ts";
export { isFiscalCode } from "./fiscal-code.ts";
export { splitFiscalName } from "./fiscal-name.ts";
export { dropAccents, foldText, toHyphenated, withoutLegalForm } from "./fold-text.ts";
export { StoredFormDrafts } from "./form-drafts.ts";
export {
  EMAIL,
  FIELD_SENTENCES,
  FORM_FIELDS,
  type FormOf,
  toPostalCode,
} from "./form-fields.ts";
export { FORM_FIGURES } from "./form-figures.ts";
export {
  CHANNEL_LABELS,
  Channel,
  Consents,
  PaymentMethod,
  SUPPLY_PROVINCE_SENTENCE,
} from "./form-schemas.ts";
export { formatCents } from "./format-cents.ts";
export { formatDecimal } from "./format-decimal.ts";
export { FOX_MARK } from "./fox-mark.ts";
export { GENERAL_ERRORS } from "./general-errors.ts";
export { OFFER_ENDED, OFFER_UNKNOWN } from "./gone-offers.ts";
export {
  CONTACT_TOPICS,
  type ContactTopic,
  FAQ_GROUPS,
  SEARCH_GROUPS,
  type SearchGroupName,
} from "./group-names.ts";
export { hideIdentifiers } from "./hide-identifiers.ts";
export { toHostName } from "./host-name.ts";
export {
  findHouseholdChoice,
  GAS_USE_CHOICES,
  type HouseholdChoice,
  listHouseholdChoices,
  PEOPLE_CHOICES,
} from "./household-choices.ts";
export { hideIban, isIban } from "./iban.ts";
export { AccessTechnology, InternetRow } from "./internet.ts";
export { isRecord } from "./is-record.ts";
export {
  formatColumnShare,
  formatDate,
  formatEurCents,
  formatMoment,
  formatPercentage,
  formatQuantity,
  formatShare,
  formatSignedPercentage,
  formatTyped,
  formatTypedEur,
  formatUnitPrice,
  toEnergyUnit,
  toFigureFormat,
} from "./italian-figures.ts";
export {
  ITEM_CARDS_DEFAULT,
  ITEM_CARDS_MAX,
  ItemCard,
  ItemCardsQuery,
} from "./item-cards.ts";
export { ITEM_CHOICES, type ItemChoice } from "./item-choices.ts";
export {
  ARRIVAL_ADDRESS_KEPT_DAYS,
  ARRIVAL_KEPT_DAYS,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  ATTACHMENTS_MAX,
  ATTEMPT_COOKIE_SECONDS,
  type AttachmentType,
  AUTH_COOKIE_LOGIN_SECONDS,
  AUTH_COOKIE_UPDATE_SECONDS,
  BACKUP_KEPT_DAYS,
  BILL_KEPT_DAYS,
  BILL_PAGES_MAX,
  BRANDS_MAX,
  BUILD_CHECK_INTERVAL_MS,
  CHUNK_RELOAD_WINDOW_MS,
  CLICK_DAYS,
  COMPARED_MAX,
  CONTACT_KEPT_DAYS,
  CONTRACT_DRAFT_KEPT_DAYS,
  CONTRACT_KEPT_DAYS,
  CONVERSATION_KEPT_DAYS,
  COOKIE_CHOICE_KEPT_DAYS,
  COOKIE_CHOICE_SECONDS,
  COOKIE_MAX_BYTES,
  DEFAULT_LAYOUT,
  DEFAULT_PHONE_PREFIX,
  FAVOURITES_MAX,
  HOOK_ATTEMPTS_KEPT_DAYS,
  KNOWN_DEVICE_SECONDS,
  LANGUAGE,
  LIST_COOKIE_SECONDS,
  LIST_ENTRY_MAX,
  MAIL_FILE_KEPT_DAYS,
  PAGE_ENTRIES,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PAYOUT_KEPT_DAYS,
  RECENT_ITEMS_MAX,
  REMINDER_KEPT_DAYS,
  REMINDER_UNCONFIRMED_KEPT_DAYS,
  REPAIR_COOKIE_SECONDS,
  REQUEST_KEPT_DAYS,
  SESSION_KEPT_DAYS,
  SIGNING_CODE_KEPT_DAYS,
  SOCKET_RECONNECTION_ATTEMPTS,
  SOCKET_RECONNECTION_DELAY_MAX_MS,
  SOCKET_RECONNECTION_DELAY_MS,
  TICKET_KEPT_DAYS,
  TICKET_MESSAGE_MAX,
  TRACKING_COOKIE_SECONDS,
  UNCONFIRMED_ACCOUNT_KEPT_DAYS,
  UNUSED_ACCOUNT_KEPT_DAYS,
  UNUSED_ACCOUNT_NOTICE_DAYS,
} from "./limits.ts";
export { diffList } from "./list-difference.ts";
export {
  AppliedFilter,
  Facet,
  FacetValue,
  IgnoredParameter,
  ListFrame,
  RangeFilter,
  ShareFilter,
  SortChoice,
} from "./listing.ts";
export { MAIL_DOMAINS } from "./mail-domains.ts";
export { nameIndex, namePaidIndex } from "./market-index.ts";
export { COMPLETED_MONTHS_MAX, MONTH_NAMES, nameMonth, nameShortMonth } from "./month-names.ts";
export { NO_VALUE } from "./no-value.ts";
export { formatVersion, NOTICE_VERSIONS } from "./notice-versions.ts";
export { readNumberWord, readRoundNoun } from "./number-words.ts";
export { OembedAnswer } from "./oembed.ts";
export { nameLastDay, namePhone, nameTerm, OFFER_NOTES } from "./offer-notes.ts";
export { OfferSheet, SaleParts } from "./offer-sheets.ts";
export { OFFER_WORDS } from "./offer-words.ts";
export {
  BreakEven,
  CatalogueState,
  CHOSEN_MAX,
  DESTINATIONS,
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
  PresentSpend,
  SpendParts,
  SpendSpread,
  SupplyProfile,
  Tipology,
} from "./offers.ts";
export { OLDEST_BROWSERS } from "./oldest-browsers.ts";
export { ASSISTANT_PATH, LISTED_KIND_KEYS, OPENING_KEYS } from "./opening-keys.ts";
export { BLOG_LINK, HEADER_MENU, METHOD_LINK, QUICK_MENU } from "./page-menus.ts";
export { PageVisit } from "./page-visit.ts";
export { PALETTE } from "./palette.ts";
export {
  CAR_PAINTS,
  listPictures,
  toCarPicture,
  toLogoPath,
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
  guessFigure,
  moveDecimalSign,
  PLAUSIBLE_FIGURES,
  PLAUSIBLE_PRICES,
  SECOND_HOME_MIN_KWH,
} from "./plausible-figures.ts";
export { guessHomeSpend } from "./plausible-spend.ts";
export { guessUnitPrice, isUnitPrice, UNIT_PRICES } from "./plausible-unit-price.ts";
export {
  Chooser,
  CompareQuery,
  FigurePer,
  InternetQuery,
  Picture,
  ProductList,
  ProductResult,
  ProductSheet,
  ProductState,
  ProductTipology,
  TerminalQuery,
  VehicleQuery,
} from "./products.ts";
export { PROVINCES, type Province, toProvinceName } from "./provinces.ts";
export { OfferTerms, QuotedOffer } from "./quoted-offers.ts";
export { RandomKey } from "./random-key.ts";
export {
  EnergyRateRequest,
  QuoteLetter,
  Rate,
  RateAnswer,
  RateCreated,
  RateHolder,
  RateOfferView,
  RateRequest,
  RateView,
  SavingReference,
} from "./rates.ts";
export { REMINDED_DAYS_BEFORE, REMINDER_CONSENT, toReminderDay } from "./reminder-terms.ts";
export { ReminderConfirmed, ReminderRequest } from "./reminders.ts";
export {
  CustomerRequest,
  ItemRequest,
  LINE_PROVINCE_SENTENCE,
  MailedLink,
  Unsubscribed,
} from "./requests.ts";
export { RESTART_TEXTS } from "./restart-texts.ts";
export { toSavingCents, toSavingWords } from "./saving.ts";
export {
  SearchGroup,
  SearchRequest,
  SearchResults,
  SearchSpan,
  SearchSuggestion,
  SearchSuggestions,
} from "./search.ts";
export {
  SELLER_PAPER_MAX_BYTES,
  SELLER_PAPER_TITLES,
  SellerPaper,
  SellerPaperKind,
} from "./seller-papers.ts";
export {
  AuthCookie,
  AuthSession,
  DecodedToken,
  Jwt,
  LoginDone,
  PersonalData,
  Position,
  ProviderAttempt,
  RefreshRequest,
} from "./session.ts";
export { shareCents } from "./share-cents.ts";
export { SheetLine } from "./sheet-line.ts";
export { FOOTER_MENUS, SITE_MENU } from "./site-menu.ts";
export { toSpendQuery } from "./spend-query.ts";
export { type SpendShare, toSpendShares } from "./spend-shares.ts";
export { isStoredTracking } from "./stored-tracking-pattern.ts";
export { SupplierConsent, SupplierConsentUpdate } from "./supplier-consents.ts";
export { type SupplyParts, toSupplyParts } from "./supply-parts.ts";
export { isPdr, isPod, toSupplyPoint } from "./supply-point.ts";
export {
  findReasonFault,
  listSupplyReasons,
  nameSupplyReason,
  SUPPLY_POINT_LABELS,
  toAllowedReasons,
  toLeftOutReasons,
} from "./supply-reasons.ts";
export { TerminalRow, TerminalType } from "./terminals.ts";
export {
  TicketCreateFields,
  TicketMessage,
  TicketPlace,
  TicketReplyFields,
  TicketState,
  TicketSummary,
  TicketThread,
} from "./tickets.ts";
export { toTrackedAddress } from "./tracking-address.ts";
export {
  isTrackedWidget,
  joinTracking,
  splitTracking,
  TRACKED_WIDGETS,
  type TrackedWidget,
} from "./tracking-value.ts";
export { explainConsumption, explainIndex } from "./typed-consumption.ts";
export { type FigureSpelling, parseFigure, parseTyped } from "./typed-figure.ts";
export { REFERENCE_SUPPLY, toTypicalKwh, toTypicalSmc } from "./typical-consumption.ts";
export {
  BRAND_KEYS,
  ENERGY_TIPOLOGIES,
  isEnergyTipology,
  isProductTipology,
  isTipology,
  PRODUCT_FOLDERS,
  PRODUCT_TIPOLOGIES,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  toTipologyWords,
} from "./typology-lists.ts";
export { isUuid, UUID_PATTERN } from "./uuid-pattern.ts";
export { isVatNumber, toVatNumber } from "./vat-number.ts";
export { VEHICLE_SEGMENT_NAMES } from "./vehicle-segment-names.ts";
export { Fuel, Gearbox, RentalService, VehicleRow, VehicleSegment } from "./vehicles.ts";
export { VERSION } from "./version.ts";
export { WaitingForm, WaitingForms } from "./waiting-forms.ts";
export {
  CLICK_HEADER,
  COOKIES,
  IDEMPOTENCY_HEADER,
  OWNER_KEY_HEADER,
  TICKET_EVENT,
  TICKET_NAMESPACE,
  TRACKING_HEADER,
  TRACKING_PARAMETER,
  TRACKING_PATTERN,
  WIDGET_PARAMETER,
} from "./wire-names.ts";
export { withDay } from "./with-day.ts";
export { toWithdrawalCost, WITHDRAWAL_COSTS } from "./withdrawal-costs.ts";
