export type FoxMood = "idle" | "listening" | "thinking" | "glad" | "sorry" | "asleep";

/** The fox looks sideways while it thinks and towards the visitor while it listens. */
const POSES: Record<FoxMood, { head: typeof FoxFront; eyes: FoxEyes }> = {
  idle: { head: FoxSide, eyes: "open" },
  listening: { head: FoxFront, eyes: "open" },
  thinking: { head: FoxSide, eyes: "up" },
  glad: { head: FoxFront, eyes: "glad" },
  sorry: { head: FoxFront, eyes: "sorry" },
  asleep: { head: FoxSide, eyes: "shut" },
};

/**
 * Volpe, `size` px wide and high. It repeats a word next to it, so screen readers skip it.
 *
 * @example
 * <Fox mood="thinking" size={32} />
 */
export function Fox({ mood = "idle", size = 48 }: { mood?: FoxMood; size?: number }) {
  const { head: Head, eyes } = POSES[mood];
  return (
    <svg
      className="v-fox"
      data-mood={mood}
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 64 64"
    >
      {/* Keyed by the head, so that the turn plays when it changes. */}
      <g key={Head.name} className="v-fox-turn">
        <g className="v-fox-head">
          <Head eyes={eyes} />
        </g>
      </g>
    </svg>
  );
}

/** Colours of Volpe's two heads, which are drawn on a 64 × 64 field and lit from the upper left. */
const COAT = "#DB5A1E";
const SHADE = "#B8430F";
const BIB = "#FFDFBB";
const INK = "#1D1B18";
const EARTH = "#6B2A10";

type FoxEyes = "open" | "glad" | "sorry" | "shut" | "up";

function FoxFront({ eyes }: { eyes: FoxEyes }) {
  return (
    <>
      <g className="v-fox-ear-left">
        <path fill={COAT} d="M9 28 8.5 6.2Q8.4 3.6 10.6 5L29 19Z" />
        <path fill={EARTH} d="M13.2 24 12.4 11.5 24 20.5Z" />
      </g>
      <g className="v-fox-ear-right">
        <path fill={SHADE} d="M55 28 55.5 6.2Q55.6 3.6 53.4 5L35 19Z" />
        <path fill={EARTH} d="M50.8 24 51.6 11.5 40 20.5Z" />
      </g>
      <path
        fill={COAT}
        d="M9 26c6-7 14-9 23-9s17 2 23 9l6.4 13.4q.6 1.3-.8 1.7C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5s-5.5-1.5-8.5-5C18 49 13 44 3.4 41.1q-1.4-.4-.8-1.7Z"
      />
      <path
        fill={SHADE}
        opacity=".55"
        d="M32 17c9 0 17 2 23 9l6.4 13.4q.6 1.3-.8 1.7C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5Z"
      />
      <path
        fill={BIB}
        d="M3.4 41.1C15 39.5 25.5 42 29 51q1 2.6 3 2.6t3-2.6c3.5-9 14-11.5 25.6-9.9C51 44 46 49 40.5 55.5 37.5 59 35 60.5 32 60.5s-5.5-1.5-8.5-5C18 49 13 44 3.4 41.1Z"
      />
      <path
        fill={INK}
        d="M27.8 51.5q4.2-2.2 8.4 0 .9.5.4 1.5-1.7 3.7-4.6 3.7t-4.6-3.7q-.5-1 .4-1.5Z"
      />
      <FrontEyes eyes={eyes} />
    </>
  );
}

function FoxSide({ eyes }: { eyes: FoxEyes }) {
  return (
    <>
      <path fill={EARTH} d="M27 25 30.5 9.2q.5-2.2 2-.7L43 19Z" />
      <path
        fill={COAT}
        d="M8 36.5 22.5 29.5Q27.5 21.5 34.5 19.5L43.2 4.3q1.2-2.1 2.2.1L52 20.5c4.5 4.5 7.5 10.5 8.6 18.8q.2 1.6-1.3 1.2l-5-1.3q2.2 4.6 2 9.8-.1 1.5-1.5.8l-4.6-2.3q-.6 4.6-4 8.8-1 1.1-1.9-.1L40 51Q32 52.5 25 49.5 19 47 10.5 46.2 6 45.7 5.6 41.5 5.4 37.9 8 36.5Z"
      />
      <path className="v-fox-ear-side" fill={EARTH} d="M41 18.5 44.3 10.5l4 10q-3.5-1.8-7.3-2Z" />
      <path
        fill={BIB}
        d="M5.7 42q9 1 15.5-1.6 8-3 13 .8 5 4 11.5 3.2Q53 44 56.3 49q-.1 1.5-1.5.8l-4.6-2.3q-.6 4.6-4 8.8-1 1.1-1.9-.1L40 51Q32 52.5 25 49.5 19 47 10.5 46.2 6.2 45.7 5.7 42Z"
      />
      <path fill={INK} d="M5.6 41.5Q5.4 37.9 8 36.5l3.2-1.5q2.8 1.2 2 3.9-1.1 3.1-7.6 2.6Z" />
      {eyes === "shut" ? (
        <path {...STROKE} stroke={INK} d="M25.5 33q3.8 2.6 7.5-1.2" />
      ) : (
        <path
          className="v-fox-eye"
          fill={INK}
          transform={eyes === "up" ? "rotate(14 29 32)" : undefined}
          d="M25.5 34.5q2.2-5 7.3-4.2-.9 5-7.3 4.2Z"
        />
      )}
    </>
  );
}

const STROKE = { fill: "none", strokeWidth: 2.4, strokeLinecap: "round" } as const;

function FrontEyes({ eyes }: { eyes: FoxEyes }) {
  if (eyes === "glad") {
    return <path {...STROKE} stroke={INK} d="M17.5 38.5q4-5 8 0M38.5 38.5q4-5 8 0" />;
  }
  return (
    <g className="v-fox-eye">
      <path
        fill={INK}
        d="M18.8 37a2.7 3.3 0 1 1 5.4 0 2.7 3.3 0 1 1-5.4 0M39.8 37a2.7 3.3 0 1 1 5.4 0 2.7 3.3 0 1 1-5.4 0"
      />
      <path
        fill="#fff"
        d="M20 35.8a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0M41 35.8a.9.9 0 1 1 1.8 0 .9.9 0 1 1-1.8 0"
      />
      {eyes === "sorry" ? <path {...STROKE} stroke={EARTH} d="M16.5 33l7-3M47.5 33l-7-3" /> : null}
    </g>
  );
}
