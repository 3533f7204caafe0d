import type { MultigradeCusum, Variable } from '~/domain/cylinders/control/multigrade-cusum'
import { MASKS } from '~/domain/cylinders/control/v-mask'
import { shortNo } from '~/domain/cylinders/short-no'
import { cusumChart } from '~/domain/kit/chart/cusum-chart'
import type { Drawing, DrawingOptions } from '~/domain/kit/chart/drawing'

const UNIT: Record<Variable, string> = {
  strength: 'MPa',
  early: 'MPa',
  density: 'kg/m³',
  slump: 'mm',
  temperature: '°C',
  water: 'kg/m³',
}
const NAME: Record<Variable, string> = {
  strength: 'Strength',
  early: 'Early strength',
  density: 'Density',
  slump: 'Slump',
  temperature: 'Temperature',
  water: 'Water',
}

/** The sum of one variable over all mixes, each result with its day, with its mask on the last signal and pointers where it changed (K. W. Day). */
export function conadGraph(
  found: MultigradeCusum,
  variable: Variable,
  options: Omit<DrawingOptions, 'title'>,
  dayOf: (testNo: string) => string,
): Drawing {
  const of = found.variables.find(one => one.variable === variable)
  const { interval, gradient } = MASKS.mean
  const last = of?.signals.at(-1)
  return cusumChart({
    ...options,
    title: NAME[variable],
    measure: `Cumulative difference, ${UNIT[variable]}`,
    labels: of ? found.keys.map(key => `${shortNo(key)} ${dayOf(key)}`) : [],
    series: of ? [{ name: NAME[variable], sums: of.sums }] : [],
    mask:
      of?.sigma && last
        ? { series: 0, lead: last.detectedAt, interval: interval * of.sigma, gradient: gradient * of.sigma }
        : null,
    changes: (of?.signals ?? []).map(signal => ({
      series: 0,
      after: signal.changeAfter,
      text: `${signal.direction === 'up' ? 'Rose' : 'Fell'} after ${shortNo(found.keys[signal.changeAfter] ?? 'the start')}`,
    })),
  })
}
