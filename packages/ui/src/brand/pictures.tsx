/**
 * Small pictures on a 96 × 96 field: flat shapes, the palette, one light from the upper left.
 * They repeat words next to them, so they are hidden from screen readers.
 */
type PictureProps = { size?: number | undefined };

const INK = "#3A332B";
const PAPER = "#FFF3E0";
const STONE = "#D9CDBB";
const STONE_SHADE = "#C2B49E";
const FOX = "#DB5A1E";
const FOX_SHADE = "#B8430F";
const HONEY = "#F2A33C";
const PINE = "#2F7565";
const PINE_SHADE = "#1F5A4E";

function Picture({ size = 96, children }: PictureProps & { children: React.ReactNode }) {
  return (
    <svg className="v-picture" aria-hidden="true" width={size} height={size} viewBox="0 0 96 96">
      {children}
    </svg>
  );
}

/**
 * The electricity meter.
 *
 * @example
 * <Meter size={48} />
 */
export function Meter({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <path fill={STONE_SHADE} d="M34 76h28v14H34z" />
      <rect x="14" y="6" width="68" height="74" rx="12" fill={STONE} />
      <path fill={STONE_SHADE} d="M48 6h22a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12H48z" />
      <rect x="23" y="16" width="50" height="24" rx="5" fill={INK} />
      <path
        fill="none"
        stroke={HONEY}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M32 22v5m0 4v4M43 22h-4m4 0v5h-4v8h4M51 22h4v13h-4zM64 22v13"
      />
      <path fill={FOX} d="M51 45 35 62h10l-3 13 17-18H48z" />
    </Picture>
  );
}

/**
 * The gas flame.
 *
 * @example
 * <Flame size={48} />
 */
export function Flame({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <path
        fill={FOX}
        d="M50 4c4 14 26 24 26 50 0 18-12.5 30-28 30S20 72 20 54c0-11 6-18 10-26 1.5 6 4 9 8 11C36 24 42 12 50 4Z"
      />
      <path
        fill={FOX_SHADE}
        opacity=".55"
        d="M50 4c4 14 26 24 26 50 0 18-12.5 30-28 30V20c0-6 .5-12 2-16Z"
      />
      <path
        fill={HONEY}
        d="M49 40c2 9 13 14 13 27 0 10-6 17-14 17s-14-7-14-16c0-7 4-11 6.5-15 1.5 3 3 4.5 5 5.5-.5-7 1-13 3.5-18.5Z"
      />
      <path fill={PAPER} d="M48 63c1.5 4 6 7 6 12.5 0 5-2.5 8.5-6 8.5s-6-3.5-6-8c0-5 4-8 6-13Z" />
      <rect x="18" y="86" width="60" height="6" rx="3" fill={INK} />
    </Picture>
  );
}

/** The house, with its plug. */
export function House({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <path fill={INK} d="M64 14h11v22H64z" />
      <path fill={PAPER} d="M16 42 48 14l32 28v42a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4z" />
      <path fill={STONE} d="M48 14l32 28v42a4 4 0 0 1-4 4H48z" />
      <path fill={FOX} d="M44.5 8.5a5.5 5.5 0 0 1 7 0L90 41q3 2.7.5 5.5t-5.5.3L48 16z" />
      <path
        fill={FOX_SHADE}
        d="M48 7.2q-2 0-3.5 1.3L6 41q-3 2.7-.5 5.5t5.5.3L48 16z"
        transform="translate(96) scale(-1 1)"
      />
      <path fill={FOX} d="M48 7.2q-2 0-3.5 1.3L6 41q-3 2.7-.5 5.5t5.5.3L48 16z" />
      <path fill={PINE} d="M38 52h20v12q0 8-10 8t-10-8z" />
      <path fill={PINE_SHADE} d="M48 52h10v12q0 8-10 8z" />
      <path
        fill="none"
        stroke={PINE_SHADE}
        strokeWidth="4"
        strokeLinecap="round"
        d="M43 51v-9M53 51v-9M48 72v16"
      />
    </Picture>
  );
}
