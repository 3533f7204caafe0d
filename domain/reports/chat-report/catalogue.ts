import type { MaterialKind } from '../../materials/material'
import { MEASURES, type Measure, type MeasureOf, measuredFigure } from './measures'

export { MEASURES, type Measure, type MeasureOf, measuredFigure } from './measures'

/** What a question may ask for: measures, what they are broken down by, and periods. Nothing outside it is answered. */
export const DIMENSIONS = {
  plant: { label: 'Plant', words: ['plant', 'plants'] },
  region: { label: 'Region', words: ['region', 'regions'] },
  customer: { label: 'Customer', words: ['customer', 'customers'] },
  project: { label: 'Project', words: ['project', 'projects', 'site', 'sites'] },
  product: { label: 'Product', words: ['product', 'products'] },
  grade: { label: 'Grade', words: ['grade', 'grades', 'strength class', 'class'] },
  truck: { label: 'Truck', words: ['truck', 'trucks'] },
  driver: { label: 'Driver', words: ['driver', 'drivers'] },
  material: { label: 'Material', words: ['material', 'materials'] },
  hour: { label: 'Hour of the day', words: ['hour', 'hours', 'hour of the day'] },
  weekday: { label: 'Weekday', words: ['weekday', 'weekdays', 'day of the week'] },
  day: { label: 'Day', words: ['day', 'days', 'daily'] },
  week: { label: 'Week', words: ['week', 'weeks', 'weekly'] },
  month: { label: 'Month', words: ['month', 'months', 'monthly'] },
} as const satisfies Record<string, { label: string; words: readonly string[] }>
export type Dimension = keyof typeof DIMENSIONS

/** Kinds of material that a question may name; slag and fly ash are both additions, so it cannot tell them apart. */
export const KINDS = {
  cement: ['cement'],
  addition: ['additions', 'addition'],
  sand: ['sand'],
  stone: ['stone', 'stones', 'coarse aggregate'],
  water: ['mixing water', 'batched water', 'water used'],
  admixture: ['admixture', 'admixtures'],
  fibre: ['fibre', 'fibres'],
  ice: ['ice'],
} as const satisfies Record<MaterialKind, readonly [string, ...string[]]>

/** Places in time have their own order; everything else is in the order of its value. */
export const IN_TIME: readonly Dimension[] = ['hour', 'weekday', 'day', 'week', 'month']
const OF_INVOICES: readonly Dimension[] = ['customer', 'project', 'region', 'day', 'week', 'month']
/** Money is broken down by what a bill knows; the lines of drafts know their plant too. */
const OF_MONEY: Partial<Record<MeasureOf['from'], readonly Dimension[]>> = {
  invoices: OF_INVOICES,
  drafts: [...OF_INVOICES, 'plant'],
}
export const isMoney = (measure: Measure): boolean => MEASURES[measure].from in OF_MONEY

export const fits = (measure: Measure, by: Dimension): boolean =>
  OF_MONEY[MEASURES[measure].from]?.includes(by) ?? (by !== 'material' || ofWeights(measure))

export const ofWeights = (measure: Measure): boolean => MEASURES[measure].from === 'weights'

export const PERIODS = {
  today: 'today',
  yesterday: 'yesterday',
  'this-week': 'this week',
  'last-week': 'last week',
  'this-month': 'this month',
  'last-month': 'last month',
  '30-days': 'last 30 days',
  '90-days': 'last 90 days',
  'this-year': 'this year',
} as const
export type Period = keyof typeof PERIODS

export type ChatConfig = {
  measure: Measure
  by: Dimension
  from: string
  to: string
  plantId: string | null
  /** Strength of the grade, MPa. */
  grade: number | null
  /** Products whose code begins with it. */
  product: string | null
  /** Of tests, days. */
  ageDays: number | null
  kind: MaterialKind | null
  top: number | null
  chart: 'bar' | 'line'
}

/** What of a question can be said of its measure: money knows no grade and invoices no plant, only tests have an age. */
export function misfits(
  of: Pick<ChatConfig, 'measure'> & Partial<ChatConfig>,
): ('by' | 'plantId' | 'grade' | 'product' | 'ageDays' | 'kind')[] {
  const { from } = MEASURES[of.measure]
  const money = isMoney(of.measure)
  return [
    ...(!of.by || fits(of.measure, of.by) ? [] : (['by'] as const)),
    ...(of.plantId && from === 'invoices' ? (['plantId'] as const) : []),
    ...(of.grade && money ? (['grade'] as const) : []),
    ...(of.product && money ? (['product'] as const) : []),
    ...(of.ageDays && from !== 'strengths' ? (['ageDays'] as const) : []),
    ...(of.kind && from !== 'weights' ? (['kind'] as const) : []),
  ]
}

/** What the figure of an answer is called: a strength with its age, a material by its kind. */
export function titleOf({ measure, ageDays, kind, grade, product }: ChatConfig): string {
  const { name } = measuredFigure(measure)
  const of = product ? ` of ${product}` : grade ? ` of grade ${grade}` : ''
  if (measure === 'strength' && ageDays) return `${name}${of} at ${ageDays} days`
  if (measure === 'used' && kind) return `${capital(KINDS[kind][0])} batched${of}`
  return `${name}${kind ? `, ${KINDS[kind][0]}` : ''}${of}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
