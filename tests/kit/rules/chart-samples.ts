import { areaChart } from '~/domain/kit/chart/area-chart'
import { barChart } from '~/domain/kit/chart/bar-chart'
import { controlChart } from '~/domain/kit/chart/control-chart'
import { cusumChart } from '~/domain/kit/chart/cusum-chart'
import type { Drawing } from '~/domain/kit/chart/drawing'
import { gradingChart } from '~/domain/kit/chart/grading-chart'
import { lineChart } from '~/domain/kit/chart/line-chart'
import { paretoChart } from '~/domain/kit/chart/pareto-chart'
import { runningMeanChart } from '~/domain/kit/chart/running-mean-chart'
import type { ThemeName } from '~/domain/kit/chart/theme'

const SIZES = [20, 14, 10, 5, 2.36, 1.18, 0.6, 0.3, 0.15]
const passing = (values: readonly number[]) => SIZES.map((size, index) => ({ size, passing: values[index]! }))
const RESULTS = [
  44.1, 47.3, 42.8, 45.9, 50.2, 41.7, 46.4, 43.3, 48.8, 45.0, 40.9, 47.9, 44.6, 46.1, 43.7, 39.1, 38.4, 40.6, 37.9,
  39.5,
]
const HOURS = Array.from({ length: 15 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`)
const sums = (target: number) => {
  let sum = 0
  return RESULTS.map(value => {
    sum += value - target
    return sum
  })
}

/** One of each chart with plausible data: what snapshots, the kit page and the axe check draw. */
export function chartSamples(theme: ThemeName, interactive = false, width = 760): Record<string, Drawing> {
  const as = (id: string, title: string, subtitle: string) => ({ theme, interactive, width, id, title, subtitle })
  return {
    grading: gradingChart({
      ...as('grading', 'Combined grading', 'C32/40 pump mix, Tuas, 20 March 2026'),
      series: [
        { name: 'Blend', points: passing([98, 80, 62, 43, 34, 27, 20, 11, 3]) },
        { name: 'Last month', points: passing([97, 77, 58, 40, 31, 24, 15, 5, 2]) },
        {
          name: 'Fuller, D 28 mm',
          points: SIZES.map(size => ({ size, passing: 100 * Math.sqrt(size / 28) })),
          ideal: true,
        },
      ],
      envelope: {
        name: 'Plant envelope, pump mixes',
        limits: SIZES.map((size, index) => ({
          size,
          min: [95, 72, 54, 36, 27, 20, 13, 6, 0][index]!,
          max: [100, 88, 72, 52, 42, 34, 26, 15, 6][index]!,
        })),
      },
    }),
    line: lineChart({
      ...as('line', 'Strength by Sensor 2', 'Level 4 slab, 30 November 2026'),
      across: 'Hours since casting',
      measure: 'Strength, MPa',
      series: [
        { name: 'Sensor 2', points: [0, 8, 24, 48, 96, 168].map(x => ({ x, y: (30 * x) / (x + 40) })) },
        { name: 'At the last reading', dots: true, points: [{ x: 42, y: 15.4 }] },
      ],
      band: {
        name: 'Four in five',
        rows: [0, 8, 24, 48, 96, 168].map(x => ({ x, low: (26 * x) / (x + 40), high: (34 * x) / (x + 40) })),
      },
      levels: [{ name: 'Asked 14', value: 14, kind: 'limit' }],
    }),
    'running-mean': runningMeanChart({
      ...as('running-mean', 'Fineness modulus of concrete sand', 'Supplier Johor Quarry, last 18 samples'),
      measure: 'Fineness modulus',
      of: 5,
      samples: [
        2.66, 2.71, 2.62, 2.74, 2.69, 2.73, 2.64, 2.7, 2.75, 2.68, 2.77, 2.72, 2.81, 2.79, 2.84, 2.92, 2.83, 2.88,
      ].map((value, index, all) => ({
        label: `S${index + 1}`,
        value,
        mean: index < 4 ? null : all.slice(index - 4, index + 1).reduce((sum, next) => sum + next, 0) / 5,
        outside: value > 2.9,
      })),
      levels: [
        { name: 'Limit 3.1', value: 3.1, kind: 'limit' },
        { name: 'Limit 2.3', value: 2.3, kind: 'limit' },
        { name: 'Base 2.69', value: 2.692, kind: 'centre' },
      ],
      base: { name: 'Base ± 0.20', min: 2.492, max: 2.892 },
    }),
    control: controlChart({
      ...as('control', '28-day cube strength', 'C40/50, Kranji, by sample'),
      measure: 'Strength, MPa',
      results: RESULTS.map((value, index) => ({
        label: `T${index + 1}`,
        value,
        breach: value < 38 ? 'below the action level' : null,
      })),
      levels: [
        { name: 'Target mean 45', value: 45, kind: 'centre' },
        { name: 'Warning 39', value: 39, kind: 'warning' },
        { name: 'Warning 51', value: 51, kind: 'warning' },
        { name: 'Action 38', value: 38, kind: 'action' },
        { name: 'fck − 4', value: 36, kind: 'limit' },
      ],
    }),
    cusum: cusumChart({
      ...as('cusum', 'CUSUM of strength', 'C40/50, Kranji, target 45 MPa, SD 3 MPa'),
      measure: 'Cumulative sum, MPa',
      labels: RESULTS.map((_, index) => `T${index + 1}`),
      series: [
        { name: 'Mean', sums: sums(45) },
        {
          name: 'Correlation',
          sums: RESULTS.map((_, index) => (index < 3 ? null : Math.sin(index / 2.4) * 6 + index * 0.3)),
        },
      ],
      mask: { series: 0, lead: 18, interval: 8.1 * 2, gradient: 2 / 6 },
      changes: [{ series: 0, after: 14, text: 'Mean fell after T15' }],
    }),
    pareto: paretoChart({
      ...as('pareto', 'Cost against carbon', 'C32/40, 240 candidate mixes that keep every rule'),
      xMeasure: 'Cost, S$/m³',
      yMeasure: 'kgCO₂e/m³',
      points: [
        [77.6, 272],
        [78.4, 258],
        [79.6, 243],
        [81.3, 229],
        [83.4, 217],
        [86.2, 206],
        [90.1, 197],
        [95.4, 191],
        [80.2, 268],
        [82.6, 255],
        [84.9, 239],
        [86.9, 248],
        [88.3, 226],
        [91.2, 214],
        [93.5, 222],
        [85.1, 262],
        [97.2, 204],
        [99.1, 213],
      ].map(([x, y], index) => ({ label: `Mix ${index + 1}`, x: x!, y: y!, chosen: index === 3 })),
      current: { label: 'In use today', x: 89.5, y: 259 },
    }),
    bar: barChart({
      ...as('bar', 'Carbon by plant', 'March 2026, A1–A3, weighted by volume'),
      measure: 'kgCO₂e/m³',
      categories: ['Tuas', 'Kranji', 'Sungei Kadut', 'Pulau Punggol', 'Jurong'],
      series: [
        { name: 'This month', values: [246, 268, 255, 231, 274] },
        { name: 'Month before', values: [259, 266, 262, 250, null] },
      ],
      levels: [{ name: 'Aim 250', value: 250, kind: 'limit' }],
    }),
    stacked: barChart({
      ...as('stacked', 'Loads by state', 'Today, all plants'),
      measure: 'Loads',
      arrange: 'stacked',
      categories: ['06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16'],
      series: [
        { name: 'Delivered', values: [6, 18, 24, 22, 12, 3, 0, 0, 0, 0, 0] },
        { name: 'On the way', values: [0, 0, 1, 4, 9, 8, 2, 0, 0, 0, 0] },
        { name: 'Planned', values: [0, 0, 0, 0, 3, 12, 19, 17, 21, 14, 6] },
      ],
      digits: 0,
    }),
    demand: areaChart({
      ...as('demand', 'Demand and trucks', 'Friday 20 March 2026, m³ per hour'),
      measure: 'm³/h',
      labels: HOURS,
      series: [
        { name: 'Demand', shape: 'area', values: [22, 64, 118, 156, 171, 149, 96, 71, 104, 139, 128, 92, 61, 30, 12] },
        {
          name: 'Truck capacity',
          shape: 'step',
          values: [60, 96, 132, 140, 140, 140, 110, 110, 132, 132, 132, 120, 80, 40, 40],
        },
      ],
      over: { demand: 0, capacity: 1, name: 'Short of trucks' },
      at: { place: 5, name: '11:00 now' },
      digits: 0,
    }),
  }
}
