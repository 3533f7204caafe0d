import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'
import { lineChart } from '~/domain/kit/chart/line-chart'
import type { MaturityPoint, MaturityRules } from './maturity-index'
import type { StrengthMoment } from './strength-forecast'

/** Four results in five lie within the band. */
const BAND = 'Four in five'
export const maturityUnit = (method: MaturityRules['method'], reference: number): string =>
  method === 'equivalent-age' ? `Equivalent age at ${reference} °C, h` : 'Temperature–time factor, °C·h'

export const temperatureGraph = (
  records: readonly { name: string; series: readonly MaturityPoint[] }[],
  options: DrawingOptions,
): Drawing =>
  lineChart({
    ...options,
    across: 'Hours since casting',
    measure: 'Temperature, °C',
    fromZero: false,
    series: records.map(({ name, series }) => ({
      name,
      points: series.map(({ hours, celsius }) => ({ x: hours, y: celsius })),
    })),
  })

/** Strength by the record of one sensor, with the band and what is asked. */
export const strengthGraph = (
  name: string,
  line: readonly StrengthMoment[],
  asked: number,
  now: StrengthMoment,
  options: DrawingOptions,
): Drawing =>
  lineChart({
    ...options,
    across: 'Hours since casting',
    measure: 'Strength, MPa',
    series: [
      { name, points: line.map(({ hours, mpa }) => ({ x: hours, y: mpa })) },
      { name: 'At the last reading', dots: true, points: [{ x: now.hours, y: now.mpa }] },
    ],
    band: { name: BAND, rows: line.map(({ hours, low, high }) => ({ x: hours, low, high })) },
    levels: [{ name: `Asked ${asked}`, value: asked, kind: 'limit' }],
  })

/** The curve of a mix and the results that it is of. */
export const curveGraph = (
  curve: readonly { maturity: number; low: number; mpa: number; high: number }[],
  points: readonly { maturity: number; mpa: number }[],
  unit: string,
  options: DrawingOptions,
): Drawing =>
  lineChart({
    ...options,
    across: unit,
    measure: 'Strength, MPa',
    series: [
      { name: 'Curve', points: curve.map(({ maturity, mpa }) => ({ x: maturity, y: mpa })) },
      { name: 'Results', dots: true, points: points.map(({ maturity, mpa }) => ({ x: maturity, y: mpa })) },
    ],
    band: curve.length
      ? { name: BAND, rows: curve.map(({ maturity, low, high }) => ({ x: maturity, low, high })) }
      : null,
  })
