/** What a question may ask for: measures, what they are broken down by, and periods. Nothing outside it is answered. */
export type MeasureOf = {
  label: string
  unit: string
  digits: number
  /** What people call it, the usual word first. */
  words: readonly string[]
  from: 'loads' | 'weights' | 'strengths' | 'invoices'
}

export const MEASURES = {
  volume: {
    label: 'Concrete delivered',
    unit: 'm³',
    digits: 1,
    words: ['volume', 'm3', 'm³', 'cubic metres', 'concrete delivered', 'concrete', 'delivered', 'quantity'],
    from: 'loads',
  },
  loads: {
    label: 'Loads',
    unit: 'loads',
    digits: 0,
    words: ['loads', 'deliveries', 'delivery orders', 'tickets'],
    from: 'loads',
  },
  loadSize: {
    label: 'Mean load',
    unit: 'm³',
    digits: 2,
    words: ['load size', 'mean load', 'average load'],
    from: 'loads',
  },
  returned: {
    label: 'Concrete returned',
    unit: 'm³',
    digits: 1,
    words: ['returned', 'returns', 'return concrete', 'waste'],
    from: 'loads',
  },
  rejected: {
    label: 'Loads rejected',
    unit: 'loads',
    digits: 0,
    words: ['rejected', 'rejections', 'rejected loads'],
    from: 'loads',
  },
  onTime: {
    label: 'First loads on time',
    unit: '%',
    digits: 0,
    words: ['on time', 'punctuality', 'first loads on time'],
    from: 'loads',
  },
  wait: {
    label: 'Wait on site, median',
    unit: 'min',
    digits: 0,
    words: ['wait', 'waits', 'waited', 'waiting', 'waiting time'],
    from: 'loads',
  },
  waterAdded: { label: 'Loads with water added', unit: '%', digits: 1, words: ['water added', 'water'], from: 'loads' },
  carbon: {
    label: 'Carbon A1–A3',
    unit: 'kg CO₂e/m³',
    digits: 1,
    words: ['carbon', 'co2', 'co2e', 'emission', 'emissions', 'gwp'],
    from: 'loads',
  },
  breaches: {
    label: 'Weighings out of tolerance',
    unit: 'per 1000',
    digits: 1,
    words: ['out of tolerance', 'breaches', 'tolerance breaches', 'tolerance'],
    from: 'weights',
  },
  used: {
    label: 'Material used',
    unit: 't',
    digits: 1,
    words: ['material used', 'materials used', 'used', 'usage', 'consumption', 'consumed'],
    from: 'weights',
  },
  strength: {
    label: 'Mean strength',
    unit: 'MPa',
    digits: 1,
    words: ['strength', 'cylinder strength', 'cube strength', 'mean strength', 'average strength'],
    from: 'strengths',
  },
  invoiced: {
    label: 'Invoiced before GST',
    unit: 'S$',
    digits: 2,
    words: ['invoiced', 'sales', 'revenue', 'turnover', 'billing'],
    from: 'invoices',
  },
} as const satisfies Record<string, MeasureOf>
export type Measure = keyof typeof MEASURES

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
} as const satisfies Record<string, readonly [string, ...string[]]>
export type MaterialKind = keyof typeof KINDS

/** Places in time have their own order; everything else is in the order of its value. */
export const IN_TIME: readonly Dimension[] = ['hour', 'weekday', 'day', 'week', 'month']
const OF_INVOICES: readonly Dimension[] = ['customer', 'project', 'region', 'day', 'week', 'month']

export const fits = (measure: Measure, by: Dimension): boolean =>
  MEASURES[measure].from === 'invoices' ? OF_INVOICES.includes(by) : by !== 'material' || ofWeights(measure)

export const ofWeights = (measure: Measure): boolean => MEASURES[measure].from === 'weights'

/** The age at which strength is asked where none is named, days. */
export const USUAL_AGE = 28

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

/** What of a question can be said of its measure: figures of invoices know no plant or grade, only tests have an age. */
export function misfits(
  of: Pick<ChatConfig, 'measure'> & Partial<ChatConfig>,
): ('by' | 'plantId' | 'grade' | 'product' | 'ageDays' | 'kind')[] {
  const { from } = MEASURES[of.measure]
  const invoices = from === 'invoices'
  return [
    ...(!of.by || fits(of.measure, of.by) ? [] : (['by'] as const)),
    ...(of.plantId && invoices ? (['plantId'] as const) : []),
    ...(of.grade && invoices ? (['grade'] as const) : []),
    ...(of.product && invoices ? (['product'] as const) : []),
    ...(of.ageDays && from !== 'strengths' ? (['ageDays'] as const) : []),
    ...(of.kind && from !== 'weights' ? (['kind'] as const) : []),
  ]
}

/** What the figure of an answer is called: a strength with its age, a material by its kind. */
export function titleOf({ measure, ageDays, kind, grade, product }: ChatConfig): string {
  const { label } = MEASURES[measure]
  const of = product ? ` of ${product}` : grade ? ` of grade ${grade}` : ''
  if (measure === 'strength') return `${label}${of} at ${ageDays ?? USUAL_AGE} days`
  if (measure === 'used' && kind) return `${capital(KINDS[kind][0])} used${of}`
  return `${label}${kind ? `, ${KINDS[kind][0]}` : ''}${of}`
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
