import type { MaturityPoint, MaturityRules, Reading } from '~/domain/cylinders/maturity/maturity-index'
import type { StrengthMoment } from '~/domain/cylinders/maturity/strength-forecast'
import { addMinutes } from '~/domain/kit/time'
import { showDateTime } from '~/web/kit/dates'
import { plainNumber, showNumber } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'

export type Recorded = {
  id: string
  version: number
  testNo: string
  channel: string
  measures: string
  place: string | null
  readings: number
  fileName: string
  byName: string
  sampledAt: string | null
  endsAt: string
  why: string | null
  ahead: number | null
  series: MaturityPoint[]
  summary: {
    value: number
    hours: number
    peak: Reading
    gaps: { from: number; to: number }[]
    coldHours: number
  } | null
  forecast: {
    now: StrengthMoment
    line: StrengthMoment[]
    reached: { mean: number | null; low: number | null } | null
  } | null
}

export type MaturityPage = {
  id: string
  fck: number
  shape: string
  asked: number
  mixCode: string | null
  rules: MaturityRules & { curve: string; curveAges: number[]; askedPercent: number }
  records: Recorded[]
  checks: { ageDays: number; maturity: number; mean: number; expected: number; differs: number }[]
  mix: {
    why: string | null
    line: { maturity: number; low: number; mpa: number; high: number }[]
    points: { ageDays: number; maturity: number; mpa: number; castOn: string; origin: string }[]
  }
}

export const figure = (value: number, places = 1): string => showNumber(value.toFixed(places), places)
export const hoursIn = (hours: number): string => `${figure(hours, hours < 100 ? 1 : 0)} h`
/** When a strength is reached: as a moment of the clock, and how old the concrete is then. */
export const momentAt = (castAt: string | null, hours: number): string =>
  castAt
    ? `${showDateTime(addMinutes(new Date(castAt), hours * 60).toISOString())}, after ${hoursIn(hours)}`
    : hoursIn(hours)
export const recordName = ({ channel, measures }: { channel: string; measures: string }): string =>
  measures === 'specimens' ? `${channel} (specimens)` : channel
/** A value of the method that is set, with its unit. */
export const maturityIn = (rules: MaturityRules, value: number): string =>
  rules.method === 'equivalent-age' ? `${hoursIn(value)} at ${rules.reference} °C` : `${figure(value, 0)} °C·h`

/** A record of the wrong pour may be taken away. */
export const removals = (records: readonly Recorded[], may: boolean): RecordAction[] =>
  records.map(record => ({
    label: `Remove record of ${recordName(record)}`,
    intent: 'remove-temperature',
    look: 'danger',
    fields: { id: record.id, version: String(record.version) },
    hidden: !may,
    confirm: {
      title: `Remove the record of ${recordName(record)}?`,
      text: `${record.readings} readings of ${record.testNo} go.`,
    },
    done: 'Temperature record removed',
  }))

/** What was typed into the address; what is no figure that can be asked is left out, and the usual one holds. */
export const maturityAsk = (params: URLSearchParams): { asked?: string; ahead?: string } => ({
  ...within('asked', params.get('asked'), 1, 150),
  ...within('ahead', params.get('ahead'), -20, 80),
})
const within = (name: 'asked' | 'ahead', typed: string | null, least: number, most: number) => {
  const text = plainNumber(typed?.trim() ?? '')
  const value = Number(text)
  return /^-?\d{1,3}(\.\d+)?$/.test(text) && value >= least && value <= most ? { [name]: text } : {}
}
