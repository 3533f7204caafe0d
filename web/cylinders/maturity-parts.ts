import type { MaturityRules } from '~/domain/cylinders/maturity/maturity-index'
import { addMinutes } from '~/domain/kit/time'
import type { MaturityRecord } from '~/web/kit/client/cylinders'
import { showDateTime } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import type { RecordAction } from '~/web/kit/record/record-action'

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
export const removals = (records: readonly MaturityRecord[], may: boolean): RecordAction[] =>
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
