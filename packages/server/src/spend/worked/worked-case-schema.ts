import Type, { type Static, type TProperties } from "typebox";

/** The format of `format.md`: names that a schema does not list are faults. */
function strict<T extends TProperties>(properties: T) {
  return Type.Object(properties, { additionalProperties: false });
}

const Code = Type.String({ pattern: "^\\d{2}$" });
const Positive = Type.Number({ exclusiveMinimum: 0 });
const Limit = Type.Optional(Type.Number({ minimum: 0 }));
const Text = Type.Optional(Type.String());

export const WorkedFile = strict({
  tolerance: Type.Optional(Type.Number({ minimum: 0 })),
  note: Text,
  goldens: Type.Array(Type.Unknown()),
});

const PARTS = "sale saleNet discounts network charges taxes preTax vat vat10 vat22 total value";
const Expected = strict(
  Object.fromEntries(PARTS.split(" ").map((part) => [part, Type.Optional(Type.Number())])),
);

export const WorkedCase = strict({
  id: Type.String({ minLength: 1 }),
  commodity: Text,
  kind: Text,
  source: Text,
  note: Text,
  agrees: Type.Optional(Type.Boolean()),
  formula: Text,
  offer: Type.Optional(Type.Object({})),
  profile: Type.Optional(Type.Object({})),
  parameters: Type.Optional(Type.Object({})),
  expected: Type.Optional(Expected),
});

export const Commodity = Type.Enum(["electricity", "gas"]);
export type Commodity = Static<typeof Commodity>;

const Price = Type.Enum(["fixed", "variable"]);

export const WorkedComponent = strict({
  area: Code,
  unit: Code,
  value: Type.Number(),
  band: Type.Optional(Code),
  from: Limit,
  to: Limit,
  durata: Type.Optional(Type.Integer({ minimum: 1 })),
  name: Text,
});
export type WorkedComponent = Static<typeof WorkedComponent>;

const WorkedDiscount = strict({
  kind: Code,
  unit: Code,
  value: Type.Number(),
  validity: Code,
  condition: Code,
  vat: Code,
  from: Limit,
  to: Limit,
});
export type WorkedDiscount = Static<typeof WorkedDiscount>;

export const FreeMarketOffer = strict({
  price: Price,
  fasce: Type.Optional(Code),
  components: Type.Array(WorkedComponent),
  discounts: Type.Optional(Type.Array(WorkedDiscount)),
  dispatching: Type.Optional(Type.Array(strict({ code: Code }))),
  regulated: Type.Optional(Type.Array(Code)),
});

export const PlacetOffer = Type.Partial(
  strict({
    placet: Type.Literal(true),
    price: Price,
    fasce: Code,
    pfix: Type.Number(),
    mono: Type.Number(),
    bf1: Type.Number(),
    bf23: Type.Number(),
    alpha: Type.Number(),
  }),
  { additionalProperties: false },
);
export type PlacetOffer = Static<typeof PlacetOffer>;

export const ElectricityProfile = strict({
  kwh: Positive,
  kw: Positive,
  resident: Type.Optional(Type.Boolean()),
  customer: Type.Optional(Type.Enum(["domestic", "other"])),
});

export const GasProfile = strict({ smc: Positive });

export const ElectricityParameters = strict({
  set: Type.Enum(["E-2026Q3", "E-2026Q4"]),
  ppe: Type.Optional(Type.Number()),
  index: Type.Optional(strict({ F0: Type.Number() })),
});

const FourNumbers = Type.Array(Type.Number(), { minItems: 4, maxItems: 4 });

export const GasParameters = strict({
  set: Type.Enum(["G-2026Q4"]),
  ambit: Type.Enum([1, 2, 3, 4, 5, 6]),
  excise: Type.Optional(Type.Enum(["nord", "mezzogiorno"])),
  addizionale: Type.Optional(Type.Union([Type.Number(), FourNumbers])),
  ccr: Type.Optional(FourNumbers),
  heatingShare: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
});
