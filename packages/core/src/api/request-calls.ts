import type {
  ContactRequest,
  CustomerRequest,
  FormOf,
  MailedLink,
  MailSent,
  RateAnswer,
  RateHolder,
  RateOfferView,
  RateRequest,
  RateView,
  SupplierConsent,
  SupplierConsentUpdate,
  Unsubscribed,
} from "@volpe/contract";
import { toKeyHeader } from "./key-header.ts";
import type { Request } from "./request.ts";

/**
 * The calls of saved quotes. A failure of any call in this file throws `ApiError`.
 *
 * @example
 * const { offers } = await createRateCalls(request).get(rate);
 */
export function createRateCalls(request: Request) {
  return {
    create: (body: FormOf<RateRequest>) =>
      request<RateAnswer>({ method: "POST", path: "/rates", body }),
    get: (rate: string) =>
      request<RateView>({ method: "GET", path: `/rates/${encodeURIComponent(rate)}` }),
    /**
     * The contacts of a quote. `key` comes from the mailed link; it is "" if the owner is logged
     * in.
     */
    holder: (rate: string, key: string) =>
      request<RateHolder>({
        method: "GET",
        path: `/rates/${encodeURIComponent(rate)}/holder`,
        headers: toKeyHeader(key),
      }),
    getOffer: (rate: string, offer: string) =>
      request<RateOfferView>({
        method: "GET",
        path: toOfferPath(rate, offer),
      }),
    /** Whether the supplier of an offer may contact the quote's owner. `key` is as in `holder`. */
    supplierConsent: (rate: string, offer: string, key: string) =>
      request<SupplierConsent>({
        method: "GET",
        path: `${toOfferPath(rate, offer)}/consent`,
        headers: toKeyHeader(key),
      }),
    updateSupplierConsent: (
      rate: string,
      offer: string,
      { key, ...body }: FormOf<SupplierConsentUpdate> & { key: string },
    ) =>
      request<SupplierConsent>({
        method: "POST",
        path: `${toOfferPath(rate, offer)}/consent`,
        headers: toKeyHeader(key),
        body,
      }),
  };
}

const toOfferPath = (rate: string, offer: string) =>
  `/rates/${encodeURIComponent(rate)}/offers/${encodeURIComponent(offer)}`;

/**
 * Messages to the people who run the site.
 *
 * @example
 * const { mailed } = await createContactCalls(request).send(message);
 */
export function createContactCalls(request: Request) {
  return {
    send: (body: FormOf<ContactRequest>) =>
      request<MailSent>({ method: "POST", path: "/contacts", body }),
  };
}

/**
 * The quotes and contracts of the account that is logged in.
 *
 * @example
 * const [newest] = await createCustomerRequestCalls(request).list();
 */
export function createCustomerRequestCalls(request: Request) {
  return { list: () => request<CustomerRequest[]>({ method: "GET", path: "/requests" }) };
}

/**
 * Withdraws a mailbox's consents with the link of a mail. It needs no login.
 *
 * @example
 * const { mailbox } = await createUnsubscribeCalls(request).unsubscribe({ reference, key });
 */
export function createUnsubscribeCalls(request: Request) {
  return {
    unsubscribe: (body: MailedLink) =>
      request<Unsubscribed>({ method: "POST", path: "/unsubscribe", body }),
  };
}
