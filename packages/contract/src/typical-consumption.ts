/** The Portal's default consumption for a household without data of its own. */
export const REFERENCE_SUPPLY = { annualKwh: 2700, annualSmc: 1400, capacityKw: 3 } as const;

/* The other figures are our own rules of thumb, chosen so that three people use the Portal's
   reference supply. Every figure that depends on them is labelled *stima*. */
const KWH_BY_PEOPLE = [1500, 2200, REFERENCE_SUPPLY.annualKwh, 3200, 3600];
const KWH_PER_FURTHER_PERSON = 350;
/** Share of a residence's consumption that a second home uses. */
const SECOND_HOME_SHARE = 0.4;

/**
 * A household's typical electricity, kWh a year rounded to tens, for 1 or more people.
 *
 * @example
 * toTypicalKwh(3) // 2700
 * toTypicalKwh(3, { resident: false, appliancesKwh: 350 }) // 1220
 */
export function toTypicalKwh(
  people: number,
  { resident = true, appliancesKwh = 0 }: { resident?: boolean; appliancesKwh?: number } = {},
): number {
  const listed = Math.min(people, KWH_BY_PEOPLE.length);
  const further = (people - listed) * KWH_PER_FURTHER_PERSON;
  const kwh = (KWH_BY_PEOPLE[listed - 1] ?? 0) + further + appliancesKwh;
  return roundToTens(kwh * (resident ? 1 : SECOND_HOME_SHARE));
}

/**
 * A household's typical gas, Smc a year, rounded to tens; `heatingSmc` is the part for heating.
 *
 * @example
 * toTypicalSmc(3, { heatingSmc: 800, hotWater: true, cooking: true }) // 1100
 */
export function toTypicalSmc(
  people: number,
  uses: { heatingSmc?: number; hotWater: boolean; cooking: boolean },
): number {
  const hotWater = uses.hotWater ? 70 * people : 0;
  const cooking = uses.cooking ? 25 + 20 * people : 0;
  return roundToTens((uses.heatingSmc ?? 0) + hotWater + cooking);
}

function roundToTens(figure: number): number {
  return Math.max(10, Math.round(figure / 10) * 10);
}
