/** A valid body of `POST /rates`, for tests. */
export const TEST_RATE_FORM = {
  destination: "privati",
  type: "luce",
  consumption: 2700,
  capacityKw: 3,
  resident: true,
  province: "MB",
  operator: "",
  name: "Anna Bianchi",
  email: "anna@example.it",
  phone: "",
  communication: "email",
  consents: { privacy: true, marketing: false },
};
