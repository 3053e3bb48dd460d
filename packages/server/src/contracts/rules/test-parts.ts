import {
  type BusinessParty,
  type ConsumerParty,
  type ContractSupply,
  EMPTY_ADDRESS,
} from "@volpe/contract";

export const TEST_CONSUMER: ConsumerParty = {
  firstName: "Mario",
  lastName: "Rossi",
  fiscalCode: "RSSMRA80A01H501U",
  birthDate: "1980-01-01",
  email: "mario@example.it",
  phone: "+393331234567",
};

export const TEST_BUSINESS: BusinessParty = {
  companyName: "Forno Rossi S.r.l.",
  vatNumber: "12345678903",
  fiscalCode: "12345678903",
  recipientCode: "ABC1234",
  firstName: "Mario",
  lastName: "Rossi",
  email: "forno@example.it",
  phone: "+393331234567",
};

export const TEST_SUPPLY: ContractSupply = {
  point: "IT001E12345678",
  reason: "change",
  address: {
    ...EMPTY_ADDRESS,
    street: "Via Verdi 3",
    postal_code: "20900",
    city: "Monza",
    province: "MB",
  },
};

export const TEST_PAYMENT = {
  method: "debit",
  iban: "IT60X0542811101000000123456",
  holder: "Mario Rossi",
} as const;
