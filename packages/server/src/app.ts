import { randomUUID } from "node:crypto";
import type {
  FastifyPluginAsyncTypebox,
  TypeBoxTypeProvider,
} from "@fastify/type-provider-typebox";
import { MINUTE_MS } from "@volpe/contract";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { accountRoutes } from "./accounts/account-routes.ts";
import { profileRoutes } from "./accounts/profile-routes.ts";
import { providerRoutes } from "./accounts/providers/provider-routes.ts";
import { sessionRoutes } from "./accounts/sessions/session-routes.ts";
import { affiliateRoutes } from "./affiliates/affiliate-routes.ts";
import { arrivalRoutes } from "./affiliates/arrival-routes.ts";
import { hookRoutes } from "./affiliates/hook-routes.ts";
import { billRoutes } from "./bills/bill-routes.ts";
import { brandRoutes } from "./browsing/brand-routes.ts";
import { itemRoutes } from "./browsing/item-routes.ts";
import { menuRoutes } from "./browsing/menu-routes.ts";
import { offerRoutes } from "./catalogue/energy/offer-routes.ts";
import { productRoutes } from "./catalogue/product-routes.ts";
import { continueRoutes } from "./chat/continue-routes.ts";
import { contactRoutes } from "./contacts/contact-routes.ts";
import { contentRoutes } from "./content/content-routes.ts";
import { contractRoutes } from "./contracts/contract-routes.ts";
import { choiceRoutes } from "./cookie-choices/cookie-choice-routes.ts";
import { estimateRoutes } from "./estimate/estimate-routes.ts";
import { greetingRoutes } from "./forms/greeting-routes.ts";
import { rateRoutes } from "./forms/rate-routes.ts";
import { supplierConsentRoutes } from "./forms/supplier-consent-routes.ts";
import { healthRoutes } from "./health-routes.ts";
import { idempotency } from "./idempotency/idempotency.ts";
import { listRoutes } from "./lists/list-routes.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { metricsRoutes, requestMetrics } from "./metrics/metrics-routes.ts";
import { originGuard } from "./origins/origin-guard.ts";
import { placeRoutes } from "./places/place-routes.ts";
import { bodyDeadline } from "./plugins/body-deadline.ts";
import { compression } from "./plugins/compression.ts";
import { crossOrigin } from "./plugins/cross-origin.ts";
import { draining } from "./plugins/draining.ts";
import { errors } from "./plugins/errors.ts";
import { notFound } from "./plugins/not-found.ts";
import { oneHost } from "./plugins/one-host.ts";
import { openapi } from "./plugins/openapi.ts";
import { requestLog } from "./plugins/request-log.ts";
import { requestTraces } from "./plugins/request-traces.ts";
import { serialization } from "./plugins/serialization.ts";
import { shedding } from "./plugins/shedding.ts";
import { storableText } from "./plugins/storable-text.ts";
import { strictTransport } from "./plugins/strict-transport.ts";
import { answerUnreadableRequest } from "./plugins/unreadable-request.ts";
import { validation } from "./plugins/validation.ts";
import { visitorAddress } from "./plugins/visitor-address.ts";
import { writeLimit } from "./plugins/write-limit.ts";
import { privacyRoutes } from "./privacy/privacy-routes.ts";
import { toTrust } from "./process/visitor-address.ts";
import { toReadableUrl } from "./readable-url.ts";
import { reminderRoutes } from "./reminders/reminder-routes.ts";
import { customerRequestRoutes } from "./requests/customer-request-routes.ts";
import { searchRoutes } from "./search/search-routes.ts";
import { sellerPaperRoutes } from "./seller-papers/seller-paper-routes.ts";
import type { Services } from "./services.ts";
import { ticketFormRoutes } from "./tickets/ticket-form-routes.ts";
import { ticketRoutes } from "./tickets/ticket-routes.ts";
import { NO_TRACES } from "./traces/traces.ts";
import { consentRoutes } from "./unsubscribe/consent-routes.ts";
import { unsubscribeRoutes } from "./unsubscribe/unsubscribe-routes.ts";

/** Largest JSON body. Uploads have separate limits. */
const BODY_LIMIT_BYTES = 256 * 1024;

/** Longest time for a whole request: a form with files on a slow connection. */
const REQUEST_TIMEOUT_MS = 10 * MINUTE_MS;
/** Longest time for the parts that `mount` adds: on a busy machine a first start copies files. */
const MOUNT_TIMEOUT_MS = 60 * 1000;
/** Longest time for the body of any other request. */
const PLAIN_BODY_MS = 60 * 1000;

export type Mount = (app: FastifyInstance, services: Services) => Promise<void>;

/**
 * Registers the whole HTTP side in order. `mount` adds the other parts that the process serves. It
 * runs before the first `inject`, which closes registration.
 *
 * @example
 * const app = await createApp(services, { mount: async (app) => mountPages(app) });
 */
export async function createApp(
  services: Services,
  { mount, metrics = null }: { mount?: Mount | undefined; metrics?: Metrics | null } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrust(services.config.trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: MOUNT_TIMEOUT_MS,
    // A request on an open connection is answered while the process closes.
    return503OnClosing: false,
    // Any other upgrade, for example to HTTP/2, is answered in HTTP/1.1 (RFC 9110 §7.8).
    http: { shouldUpgradeCallback: ({ headers }) => /^websocket$/i.test(headers.upgrade ?? "") },
    rewriteUrl: ({ url = "/" }) => toReadableUrl(url),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadableRequest,
  });
  await app.register(requestLog);
  await app.register(strictTransport, services.config);
  await app.register(draining, services);
  await app.register(visitorAddress, services);
  await app.register(oneHost);
  await app.register(shedding, services);
  await app.register(bodyDeadline, {
    plainMs: PLAIN_BODY_MS,
    uploadsAboveBytes: BODY_LIMIT_BYTES,
  });
  await app.register(compression);
  if (services.traces !== NO_TRACES) {
    await app.register(requestTraces, services);
  }
  if (metrics !== null) {
    await app.register(requestMetrics, { metrics });
  }
  if (metrics !== null && services.config.metricsPort === null) {
    await app.register(metricsRoutes(metrics, services.config));
  }
  await app.register(healthRoutes(services));
  await app.register(async (scope) => registerApi(scope, services), { prefix: "/api/v1" });
  await mount?.(app, services);
  await app.ready();
  return app;
}

/**
 * Fastify names a plugin in its errors. For one without a name it compares all modules of the process,
 * which takes a third of a millisecond each.
 */
const DISPLAY_NAME = Symbol.for("fastify.display-name");

const ROUTES: Readonly<Record<string, (services: Services) => FastifyPluginAsyncTypebox>> = {
  arrivalRoutes,
  affiliateRoutes,
  hookRoutes,
  offerRoutes,
  productRoutes,
  estimateRoutes,
  reminderRoutes,
  rateRoutes,
  supplierConsentRoutes,
  billRoutes,
  contractRoutes,
  sellerPaperRoutes,
  contentRoutes,
  placeRoutes,
  greetingRoutes,
  continueRoutes,
  searchRoutes,
  menuRoutes: () => menuRoutes,
  brandRoutes,
  itemRoutes,
  contactRoutes,
  accountRoutes,
  profileRoutes,
  sessionRoutes,
  providerRoutes,
  listRoutes,
  choiceRoutes,
  unsubscribeRoutes,
  consentRoutes,
  customerRequestRoutes,
  ticketRoutes,
  ticketFormRoutes,
  privacyRoutes,
};

async function registerApi(scope: FastifyInstance, services: Services): Promise<void> {
  const api = scope.withTypeProvider<TypeBoxTypeProvider>();
  await api.register(errors);
  await api.register(storableText);
  await api.register(validation);
  await api.register(serialization);
  await api.register(crossOrigin);
  await api.register(originGuard, services);
  await api.register(writeLimit);
  await api.register(idempotency, services);
  await api.register(openapi, services.config);

  for (const [name, create] of Object.entries(ROUTES)) {
    await api.register(Object.assign(create(services), { [DISPLAY_NAME]: name }));
  }

  await api.register(notFound);
}
