const COLOURS = [
  { ground: "#1F5A4E", letters: "#FFF3E0" },
  { ground: "#FFDFBB", letters: "#6B2A10" },
  { ground: "#3A332B", letters: "#FFDFBB" },
  { ground: "#F2A33C", letters: "#1D1B18" },
  { ground: "#CFE3D8", letters: "#1F5A4E" },
  { ground: "#A33A0D", letters: "#FFF3E0" },
  { ground: "#E4D6C0", letters: "#3A332B" },
  { ground: "#7A4A2B", letters: "#FFF3E0" },
] as const;

/** Shapes that are drawn faintly over the background, in the colour of the letters. */
const SHAPES = [
  "M0 44V22a22 22 0 0 1 22 22z",
  "M44 0v44L0 44z",
  "M22 0h22v22a22 22 0 0 1-22-22z",
  "M0 30q11-9 22 0t22 0v14H0z",
  "M30 0h14v44H30z",
] as const;

// `\b` does not know that the «à» of «società» is a letter.
const LEGAL_FORM =
  /\b(s\.?p\.?a|s\.?r\.?l|s\.?c\.?p\.?a|società|energia|energy|gas|italia|e|luce|di|the)(?![\p{L}\d])\.?/giu;

/**
 * A tile drawn from a supplier's name, in place of a logo. The same name gives the same tile.
 *
 * @example
 * <SupplierTile name="Enerluna" />
 */
export function SupplierTile({ name, size = 44 }: { name: string; size?: number }) {
  const seed = toSeed(name);
  const { ground, letters } = COLOURS[seed % COLOURS.length] ?? COLOURS[0];
  return (
    <svg
      className="v-tile"
      part="supplier-mark"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 44 44"
    >
      <rect width="44" height="44" fill={ground} />
      <path d={SHAPES[(seed >> 5) % SHAPES.length] ?? SHAPES[0]} fill={letters} opacity=".14" />
      <text x="22" y="28.5" textAnchor="middle" fontSize="18" fill={letters}>
        {toInitials(name)}
      </text>
    </svg>
  );
}

/** `Ventolio Energia S.r.l.` → `VE`, `Dolomiti Energia` → `DO`, `Hera Comm` → `HC`. */
function toInitials(name: string): string {
  const words = name.replace(LEGAL_FORM, " ").match(/[\p{L}\p{N}]+/gu) ?? name.match(/\S/gu) ?? [];
  const [first = "", second = first.slice(1)] = words;
  return `${first.charAt(0)}${second.charAt(0)}`.toLocaleUpperCase("it");
}

function toSeed(name: string): number {
  let seed = 7;
  for (const letter of name.toLowerCase()) {
    seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return seed;
}
