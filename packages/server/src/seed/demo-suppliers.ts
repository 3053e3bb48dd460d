/** An invented supplier: nobody has this name, and its VAT number belongs to nobody. */
export type DemoSupplier = {
  name: string;
  vatNumber: string;
  /** Six digits, as offer codes begin. */
  prefix: string;
  website: string;
  phone: string;
};

const NAMES = [
  "Solandra Energia S.r.l.",
  "Brughiera Luce e Gas S.p.A.",
  "Ventolio Energia S.r.l.",
  "Corrente Cheta S.r.l.",
  "Fiammaquieta S.p.A.",
  "Lanterna Dodici S.r.l.",
  "Acquamossa Energia S.p.A.",
  "Voltapagina Energia S.r.l.",
  "Ginestraia Kilowatt S.r.l.",
  "Nottola Luce e Gas S.r.l.",
  "Pietralunga Vendita Energia S.p.A.",
  "Tramontino Power S.r.l.",
  "Calandra Gas e Luce S.r.l.",
  "Mezzacosta Energia Soc. Coop.",
] as const;

export type DemoSupplierKey =
  | "solandra"
  | "brughiera"
  | "ventolio"
  | "corrente"
  | "fiammaquieta"
  | "lanterna"
  | "acquamossa"
  | "voltapagina"
  | "ginestraia"
  | "nottola"
  | "pietralunga"
  | "tramontino"
  | "calandra"
  | "mezzacosta";

const KEYS: readonly DemoSupplierKey[] = [
  "solandra",
  "brughiera",
  "ventolio",
  "corrente",
  "fiammaquieta",
  "lanterna",
  "acquamossa",
  "voltapagina",
  "ginestraia",
  "nottola",
  "pietralunga",
  "tramontino",
  "calandra",
  "mezzacosta",
];

export const DEMO_SUPPLIERS = Object.fromEntries(
  KEYS.map((key, index) => {
    const number = String(101 + index);
    return [
      key,
      {
        name: NAMES[index] ?? "",
        vatNumber: number.padStart(11, "0"),
        prefix: number.padStart(6, "0"),
        // `.example` is reserved: it leads nowhere (RFC 2606).
        website: `https://www.${key}.example`,
        phone: `800 000 ${number}`,
      },
    ];
  }),
) as Record<DemoSupplierKey, DemoSupplier>;

/** The suppliers in the columns of the regulator's operators export. */
export function demoOperators(): string {
  const rows = KEYS.map((key) => {
    const { name, vatNumber, website } = DEMO_SUPPLIERS[key];
    return [name, vatNumber, website].join(";");
  });
  return `${["RAGIONE SOCIALE;PARTITA IVA;SITO WEB", ...rows].join("\n")}\n`;
}
