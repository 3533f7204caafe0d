import { showNumber } from '~/web/kit/figures'

type Age = { ageDays: number; status: string; mean: number | null }
type Foreseen =
  | { p10: number; p50: number; p90: number; ageDays: number; curedDays: number | null; versionNo: number }
  | { why: string }

/** Whether an early result is approved and the one at 28 days is still to come. */
export const awaitsStrength = (ages: readonly Age[]): boolean =>
  ages.some(age => age.ageDays < 28 && age.status === 'approved') &&
  !ages.some(age => age.ageDays === 28 && age.mean !== null)

const mpa = (value: number) => showNumber(value.toFixed(1), 1)

/** What the house's strength model expects of a set, by its early result; four in five results are in the band. */
export function Forecast({ of }: { of: Foreseen }) {
  if ('why' in of) return <span className="font-normal text-muted text-table">{of.why}</span>
  return (
    <span
      title={`By the result at ${of.ageDays} days${of.curedDays === null ? '' : `, when a sensor in the specimens says ${of.curedDays.toFixed(1)} days of standard curing,`} and version ${of.versionNo} of the strength model; four in five results are in the band`}
    >
      {mpa(of.p50)} MPa ({mpa(of.p10)}–{mpa(of.p90)})
    </span>
  )
}
