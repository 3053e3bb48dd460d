import {
  BaseResolver,
  createConfig,
  lintDocument,
  makeDocumentFromString,
} from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import {
  BRAND_KEYS,
  PRODUCT_FOLDERS,
  PRODUCT_TIPOLOGIES,
  type ProductTipology,
} from "@volpe/contract";
import OpenAPIClientAxios, { type Document as OpenApiDocument } from "openapi-client-axios";
import { expect, test } from "vitest";
import {
  PAGE_FIELDS,
  SCENARIO_FIELDS,
  SORT_FIELDS,
  SUPPLY_FIELDS,
} from "./catalogue/energy/energy-fields.ts";
import { createEnergyFilters } from "./catalogue/energy/energy-filters.ts";
import { INTERNET_LINES } from "./catalogue/internet/internet-lines.ts";
import type { Typology } from "./catalogue/list/typology.ts";
import { TERMINALS } from "./catalogue/pos/terminals.ts";
import { RENTALS } from "./catalogue/rental/rentals.ts";
import { seedCatalogue } from "./seed/seed-catalogue.ts";
import { createTestServer } from "./test-server.ts";

type Operation = {
  parameters?: { in: string; name: string; schema?: object }[];
  responses: object;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

async function readDocument(): Promise<Document> {
  const { app, close } = await createTestServer();
  const reply = await app.inject("/api/v1/openapi.json");
  await close();
  return reply.json();
}

test("the OpenAPI document is valid by the schema of its version", async () => {
  const document = await readDocument();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect({ version: document.openapi, valid, errors }).toMatchObject({
    version: "3.1.0",
    valid: true,
  });
});

/** The named schemas, on which generated clients depend. */
const SCHEMA_NAMES = `
  AccountDetail AccountLists Activation AddressMap AffiliateBalance AffiliateEntry
  AffiliateFigures AffiliateHookCreated AffiliateHookRequest AffiliateHooks AffiliateLedger
  AffiliatePayee AffiliateReport AffiliateRequest AppliedFilter AuthSession BillConfirmation
  BillContract BillCreated BillField BillFile BillOfferCode BillRateCreated BillSupply BillView
  BrandOffers BrandSummary BusinessParty CatalogueState ChangeMade ChatContinuation
  ChatConversation ChatMessage ChoicesAddon Chooser Comparison ConsentUpdate Consents
  ConsentsAddon ConsumerParty ContactRequest ContentLink ContentSource ContractBox
  ContractChange ContractCreated ContractDocument ContractDuties ContractNeeds ContractOffer
  ContractPayment ContractPreview ContractPrice ContractRequest ContractSign ContractSubmit
  ContractSummary ContractSupply ContractView ContractWithdraw CookieChoiceRecorded
  CookieChoiceRequest Counterparty CustomerRequest DecodedToken Device Draft EnergyRateRequest
  ErrorEnvelope Estimate EstimateBreakEven EstimateQuery EstimateSave EstimateVariant
  EstimatedSaving ExcludedGroup ExcludedList ExcludedOffer Facet FacetValue Faq FaqSummary
  FieldAddon GivenConsent IgnoredParameter IndexHistoryMonth IndexScenario Item ItemCard
  ItemRequest ItemsRequest Jwt KnownAnswer ListChange LoginDone LoginLinkRequest LoginRequest
  MailAsked MailSent MailedLink MenuItem MenuRequest OfferList OfferQuery OfferResult OfferSheet OfferTerms
  PasswordUpdate PersonalData PersonalDataUpdate Picture PlaceChoice PlaceOffer PlaceOffers
  PlaceProducts PlaceTipology PlacesNear Position Post PostSummary PresentSpend ProductList
  ProductResult ProductSheet ProductState ProviderLoginRequest QuoteLetter QuotedOffer
  RangeFilter Rate RateAnswer RateCreated RateHolder RateOfferView RateView RefreshRequest
  RegionOffers RememberedPlace ReminderConfirmed ReminderRequest SaleParts SearchGroup
  SearchResults SearchSpan SearchSuggestion SearchSuggestions SellerPaper ShareFilter SheetLine
  SigninRequest SigningCode SigningCodeRequest SortChoice SpendParts SpendSpread SupplierConsent
  SupplierConsentUpdate SupplyPlaceFaults SupplyProfile TextSpan TicketMessage TicketPlace
  TicketSummary TicketThread TokenLoginRequest TrackingArrival TrackingRecorded
  Unsubscribed WireError
`;

test("the OpenAPI document names each schema that a client may know", async () => {
  const { components } = await readDocument();
  expect(Object.keys(components.schemas)).toEqual(SCHEMA_NAMES.trim().split(/\s+/));
});

const listKeys = <Data, Query extends object>({ fields, filters }: Typology<Data, Query>) =>
  [...fields, ...filters([])].map(({ key }) => key);
/** The parameters that the lists read besides order and page. */
const PRODUCT_KEYS: Readonly<Record<ProductTipology, readonly string[]>> = {
  noleggio: listKeys(RENTALS),
  pos: listKeys(TERMINALS),
  internet: listKeys(INTERNET_LINES),
};

test("the OpenAPI document names every field and filter of each list", async () => {
  const { paths } = await readDocument();
  const toNames = (path: string) =>
    paths[path]?.get?.parameters?.map(({ name }) => name).toSorted() ?? [];
  for (const tipology of PRODUCT_TIPOLOGIES) {
    const path = `/api/v1/${PRODUCT_FOLDERS[tipology]}`;
    expect({ path, names: toNames(path) }).toEqual({
      path,
      names: [...PRODUCT_KEYS[tipology], "ordina", "pagina"].toSorted(),
    });
  }
  const energy = [
    ...[SUPPLY_FIELDS.luce, SCENARIO_FIELDS.luce, SORT_FIELDS, PAGE_FIELDS].flat(),
    ...createEnergyFilters([]),
  ];
  expect(toNames("/api/v1/offers")).toEqual(
    ["tipology", ...energy.map(({ key }) => key)].toSorted(),
  );
});

test.each(PRODUCT_TIPOLOGIES)("the list of %s has a filter of its brands", (tipology) => {
  expect(PRODUCT_KEYS[tipology]).toContain(BRAND_KEYS[tipology]);
});

test("the OpenAPI document lists the fixed values of each energy filter", async () => {
  const { paths } = await readDocument();
  const parameters = paths["/api/v1/offers"]?.get?.parameters ?? [];
  const fixed = createEnergyFilters([]).filter(({ several }) => !several);
  const documented = fixed.map(({ key }) => {
    const { schema } = parameters.find(({ name }) => name === key) ?? {};
    return [
      key,
      [...JSON.stringify(schema).matchAll(/"const":"(\w+)"/g)].map(([, value]) => value),
    ];
  });
  expect(documented).toEqual(fixed.map(({ key, order }) => [key, order]));
});

test("each documented call has exactly the parameters of its path and a success answer", async () => {
  const { paths } = await readDocument();
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const faults = operations.flatMap(({ path, method, parameters = [], responses }) => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
    const given = parameters.filter((one) => one.in === "path").map(({ name }) => name);
    const succeeds = Object.keys(responses).some((status) => /^[23]/.test(status));
    const isWhole = succeeds && String(given.toSorted()) === String(named);
    return isWhole ? [] : [`${method} ${path}`];
  });
  expect(operations.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});

test("the OpenAPI document passes a linter's recommended rules", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // The specification fixes the addresses, and a router prefers the constant part.
    rules: { "no-ambiguous-paths": "off" },
  });
  const problems = await lintDocument({
    document: makeDocumentFromString(JSON.stringify(await readDocument()), "openapi.json"),
    externalRefResolver: new BaseResolver(),
    config,
  });
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
    ),
  ).toEqual([]);
});

test("a client generated from the OpenAPI document reads offers and errors", async () => {
  const server = await createTestServer({ seeds: [seedCatalogue] });
  const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const definition: OpenApiDocument = (await server.app.inject("/api/v1/openapi.json")).json();
  const client = await new OpenAPIClientAxios({
    definition: { ...definition, servers: [{ url: origin }] },
    axiosConfigDefaults: { validateStatus: () => true },
  }).init();
  const offers = await client.getOffers?.({ tipology: "luce", consumption: 2700 });
  expect(offers?.data.data.offers.length).toBeGreaterThan(0);
  const [first] = offers?.data.data.offers ?? [];
  const one = await client.getOffersBySlug?.({ slug: first.slug });
  expect(one?.data.data).toMatchObject({ slug: first.slug });
  const refused = await client.postAuthSignin?.({}, { name: "Anna", email: "anna@" });
  expect([refused?.status, refused?.data.errors[0].code]).toEqual([422, "invalid-field"]);
  await server.close();
});
