/** The figures that a question may ask for. */
export type MeasureOf = {
  label: string
  unit: string
  digits: number
  /** What people call it, the usual word first. */
  words: readonly string[]
  from: 'loads' | 'weights' | 'strengths' | 'invoices' | 'drafts'
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
  revenue: {
    label: 'Delivered revenue before GST',
    unit: 'S$',
    digits: 2,
    words: ['delivered revenue', 'earned', 'sold'],
    from: 'drafts',
  },
} as const satisfies Record<string, MeasureOf>
export type Measure = keyof typeof MEASURES
