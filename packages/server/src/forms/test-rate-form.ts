import type { RateRequest } from "@volpe/contract";

/** A valid body of `POST /rates`, for tests. */
export const TEST_RATE_FORM = {
  destination: "privati",
  type: "luce",
  resident: true,
  province: "MI",
  operator: "A2A",
  consumption: 2700,
  capacityKw: 3,
  communication: "email",
  name: "Anna Bianchi",
  email: "anna@esempio.it",
  phone: "",
  consents: { privacy: true, marketing: false },
} satisfies RateRequest;
