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
    words: ['wait', 'waiting', 'waiting time'],
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
  strength: {
    label: 'Strength at 28 days, mean',
    unit: 'MPa',
    digits: 1,
    words: ['strength', 'cylinder strength', 'mean strength', '28 day strength'],
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
  hour: { label: 'Hour of the day', words: ['hour', 'hours', 'hour of the day'] },
  weekday: { label: 'Weekday', words: ['weekday', 'weekdays', 'day of the week'] },
  day: { label: 'Day', words: ['day', 'days', 'daily'] },
  week: { label: 'Week', words: ['week', 'weeks', 'weekly'] },
  month: { label: 'Month', words: ['month', 'months', 'monthly'] },
} as const satisfies Record<string, { label: string; words: readonly string[] }>
export type Dimension = keyof typeof DIMENSIONS

/** Places in time have their own order; everything else stands by its value. */
export const IN_TIME: readonly Dimension[] = ['hour', 'weekday', 'day', 'week', 'month']
const OF_INVOICES: readonly Dimension[] = ['customer', 'project', 'region', 'day', 'week', 'month']

export const fits = (measure: Measure, by: Dimension): boolean =>
  MEASURES[measure].from !== 'invoices' || OF_INVOICES.includes(by)

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
  top: number | null
  chart: 'bar' | 'line'
}
