import {
  type AccountDetail,
  type ContractChange,
  type ContractView,
  EMPTY_ADDRESS,
  type FormOf,
  foldText,
  isVatNumber,
  MONTH_NAMES,
  type RateHolder,
  splitFiscalName,
  toEmailKey,
} from "@volpe/contract";

/** The fields of a contract's data, each with its own name. */
export const DATA_FIELDS = [
  "companyName",
  "vatNumber",
  "recipientCode",
  "firstName",
  "lastName",
  "fiscalCode",
  "birthDate",
  "email",
  "phone",
  "reason",
  "point",
  "street",
  "postal_code",
  "city",
  "province",
  "method",
  "iban",
  "holder",
] as const;
export type DataField = (typeof DATA_FIELDS)[number];
export type DataValues = Record<DataField, string>;

/** The name under which a tab keeps the unsent form of a contract. */
export const toDraftName = ({ id }: Pick<ContractView, "id">) => `contratto-${id}`;

/** The person's known data before the form: their account, and the contacts of the quote. */
export type KnownPerson = {
  account: Pick<AccountDetail, "name" | "email" | "phone" | "shipping"> | null;
  holder: RateHolder | null;
  /** Another contract of the same person; only the end of its IBAN is known. */
  earlier?: ContractView | null;
};

/**
 * The contract's own values, or else those of an earlier contract, the account, the quote and the
 * offer's use.
 */
export function toDataValues(contract: ContractView, known: KnownPerson): DataValues {
  const { regime, supply, payment, offer, needs, city } = contract;
  const { account, holder: asked } = known;
  const before = findUsableEarlier(contract, known);
  const consumer = contract.consumer ?? before?.consumer;
  const business = contract.business ?? before?.business;
  const person = consumer ?? business;
  // A browser may hold the key of another person's quote.
  const holder = asked?.email && (account === null || isSame(account, asked)) ? asked : null;
  const billed = toBillHolder(asked, account);
  const signer = person ? `${person.firstName} ${person.lastName}` : "";
  const knownName = signer || (account?.name || holder?.name || "").trim();
  const split = splitFiscalName(knownName || billed.name, billed.code);
  const name = knownName || (split === null ? "" : `${split.firstName} ${split.lastName}`);
  const [first = "", ...others] = name.split(/\s+/);
  // The code of somebody else would not go with the person's name.
  const ofPerson = split === null ? "" : billed.code;
  const isFirm = isVatNumber(billed.code);
  const use = new URLSearchParams(offer.query);
  const address =
    supply?.address ??
    toBillAddress(asked, account) ??
    toEarlierAddress(before, use.get("provincia")) ??
    (account?.shipping?.city ? account.shipping : toAskedAddress(holder));
  return {
    companyName: business?.companyName ?? (isFirm ? billed.name : ""),
    vatNumber: business?.vatNumber ?? (isFirm ? billed.code : ""),
    recipientCode: business?.recipientCode ?? "",
    firstName: person?.firstName ?? split?.firstName ?? first,
    lastName: person?.lastName ?? split?.lastName ?? others.join(" "),
    fiscalCode: person?.fiscalCode ?? ofPerson,
    birthDate: toItalianDate(consumer?.birthDate ?? ""),
    email: person?.email ?? account?.email ?? holder?.email ?? "",
    phone: person?.phone ?? (account?.phone || holder?.phone || ""),
    reason: supply?.reason ?? "",
    point: supply?.point ?? toBillPoint(asked, { account, needs }),
    street: address?.street ?? "",
    postal_code: address?.postal_code ?? "",
    city: address?.city || city,
    province: address?.province || (use.get("provincia") ?? ""),
    method: payment?.method ?? (needs.payments.length === 1 ? (needs.payments[0] ?? "") : ""),
    iban: payment?.iban ?? "",
    holder: payment?.holder ?? (regime === "consumer" ? name : ""),
  };
}

/**
 * The earlier contract whose data fill in the form of this contract. Null if the form was filled
 * in, if the earlier contract is of the other regime, or if the quote or the bill names somebody
 * else.
 */
export function findUsableEarlier(
  { regime, consumer, business }: ContractView,
  { account, holder, earlier = null }: KnownPerson,
): ContractView | null {
  const was = earlier?.consumer ?? earlier?.business ?? null;
  if (consumer !== null || business !== null || was === null || earlier?.regime !== regime) {
    return null;
  }
  const { name, code } = toBillHolder(holder, account);
  const isCode = code === was.fiscalCode || ("vatNumber" in was && code === was.vatNumber);
  const isBilledTo = name === "" || isCode || (code === "" && isNamed(was, name));
  const isAsked = !holder?.email || isSame(was, holder) || account !== null;
  return isBilledTo && isAsked ? earlier : null;
}

/** Whether a bill's name is that of a person, with the words in any order and in any case. */
function isNamed({ firstName, lastName }: { firstName: string; lastName: string }, name: string) {
  const words = (text: string) => foldText(text).split(/\s+/).toSorted().join(" ");
  return words(`${firstName} ${lastName}`) === words(name);
}

/** Where the earlier supply is, if the figures are not for another province. */
function toEarlierAddress(earlier: ContractView | null, province: string | null) {
  const address = earlier?.supply?.address ?? null;
  return province === null || address?.province === province ? address : null;
}

/**
 * The holder's name of the person's own bill, if nothing tells which of its words is the first name.
 * Empty if the name is known otherwise.
 */
export function toUnsplitHolder(
  { consumer, business }: ContractView,
  { account, holder: asked }: KnownPerson,
): string {
  const { name, code } = toBillHolder(asked, account);
  const isKnown =
    consumer !== null ||
    business !== null ||
    (account?.name || asked?.name || "") !== "" ||
    isVatNumber(code) ||
    splitFiscalName(name, code) !== null;
  return isKnown ? "" : name;
}

/**
 * The POD or PDR of the bill behind the quote. Empty if the visitor has no key of the quote, or if
 * another person left contacts with it.
 */
export function toBillPoint(
  holder: RateHolder | null,
  { account, needs }: Pick<KnownPerson, "account"> & Pick<ContractView, "needs">,
): string {
  const point = holder?.point ?? "";
  const isForPerson = isBillOfAccount(holder, account);
  const isKind = needs.supplyPoint === "pod" ? /^IT/ : needs.supplyPoint === "pdr" ? /^\d/ : /(?!)/;
  return isForPerson && isKind.test(point) ? point : "";
}

/**
 * The address of the supply on the bill behind the quote, under the conditions of `toBillPoint`.
 * Null if the bill has none.
 */
export function toBillAddress(holder: RateHolder | null, account: KnownPerson["account"]) {
  const { billStreet: street, billPostalCode: postal_code, billCity: city } = holder ?? NO_ADDRESS;
  // The province is the one of the quote.
  return street + city !== "" && isBillOfAccount(holder, account)
    ? { street, postal_code, city, province: "" }
    : null;
}

const NO_ADDRESS = { billStreet: "", billPostalCode: "", billCity: "" };

/** The holder of the bill behind the quote, under the conditions of `toBillPoint`. */
function toBillHolder(holder: RateHolder | null, account: KnownPerson["account"]) {
  return holder === null || !isBillOfAccount(holder, account)
    ? { name: "", code: "" }
    : { name: holder.billHolder, code: holder.billFiscalCode };
}

function isBillOfAccount(holder: RateHolder | null, account: KnownPerson["account"]): boolean {
  return account === null || !holder?.email || isSame(account, holder);
}

function isSame({ email }: { email: string }, holder: Pick<RateHolder, "email"> | null): boolean {
  return holder !== null && toEmailKey(holder.email) === toEmailKey(email);
}

function toAskedAddress(holder: RateHolder | null) {
  return holder && { street: "", postal_code: "", city: holder.city, province: holder.province };
}

/** The change that a filled form asks for. */
export function toContractChange(
  { regime, needs }: Pick<ContractView, "regime" | "needs">,
  values: DataValues,
): FormOf<ContractChange> {
  const person = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    fiscalCode: values.fiscalCode.trim(),
    email: values.email.trim(),
    phone: values.phone.trim(),
  };
  return {
    ...(regime === "consumer"
      ? { consumer: { ...person, birthDate: toIsoDate(values.birthDate) } }
      : {
          business: {
            ...person,
            companyName: values.companyName.trim(),
            vatNumber: values.vatNumber.trim(),
            recipientCode: values.recipientCode.trim(),
          },
        }),
    supply: {
      point: values.point.trim(),
      // Without a supply point there is no contract to take over.
      reason: needs.supplyPoint === "none" ? "new" : values.reason,
      address: toAddress(values),
    },
    payment: {
      method: values.method,
      iban: values.method === "debit" ? values.iban.trim() : "",
      holder: values.method === "debit" ? values.holder.trim() : "",
    },
  };
}

/** The server completes the typed parts. */
function toAddress({ street, postal_code, city, province }: DataValues) {
  return {
    ...EMPTY_ADDRESS,
    street: street.trim(),
    postal_code: postal_code.trim(),
    city: city.trim(),
    province,
  };
}

/**
 * Converts `31/12/1980`, also with dots, dashes or spaces, and `31 dicembre 1980` to ISO; returns
 * any other text unchanged.
 */
export function toIsoDate(text: string): string {
  const typed = text.trim();
  const [, day = "", month = "", year = ""] =
    /^(\d{1,2})[°º]?[ ./-]+(\d{1,2}|[a-z]{3,})[ ./-]+(\d{4})$/i.exec(typed) ?? [];
  const named = MONTH_NAMES.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
  const number = /^\d/.test(month) ? month : String(named);
  return year === "" || number === "0"
    ? typed
    : `${year}-${number.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** An ISO date as a person types it; anything else unchanged. */
export function toItalianDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year === undefined ? iso : `${day}/${month}/${year}`;
}
