import { type FigureName, figureOf } from '../../kit/figure/all'
import type { FigureOf } from '../../kit/figure/figure'

/** The figures that a question may ask for. */
export type MeasureOf = {
  figure: FigureName
  /** What people call it, the usual word first. */
  words: readonly string[]
  from: 'loads' | 'weights' | 'strengths' | 'invoices' | 'drafts'
}

export const MEASURES = {
  volume: {
    figure: 'delivered',
    words: ['volume', 'm3', 'm³', 'cubic metres', 'concrete delivered', 'concrete', 'delivered', 'quantity'],
    from: 'loads',
  },
  loads: {
    figure: 'loads',
    words: ['loads', 'deliveries', 'delivery orders', 'tickets'],
    from: 'loads',
  },
  loadSize: {
    figure: 'loadSize',
    words: ['load size', 'mean load', 'average load'],
    from: 'loads',
  },
  returned: {
    figure: 'returned',
    words: ['returned', 'returns', 'return concrete', 'waste'],
    from: 'loads',
  },
  rejected: {
    figure: 'rejected',
    words: ['rejected', 'rejections', 'rejected loads'],
    from: 'loads',
  },
  onTime: {
    figure: 'onTime',
    words: ['on time', 'punctuality', 'first loads on time'],
    from: 'loads',
  },
  wait: {
    figure: 'wait',
    words: ['wait', 'waits', 'waited', 'waiting', 'waiting time'],
    from: 'loads',
  },
  waterAdded: {
    figure: 'waterAdded',
    words: ['water added', 'water'],
    from: 'loads',
  },
  carbon: {
    figure: 'carbonGate',
    words: ['carbon', 'co2', 'co2e', 'emission', 'emissions', 'gwp'],
    from: 'loads',
  },
  breaches: {
    figure: 'breaches',
    words: ['out of tolerance', 'breaches', 'tolerance breaches', 'tolerance'],
    from: 'weights',
  },
  used: {
    figure: 'batched',
    words: ['material used', 'materials used', 'used', 'usage', 'consumption', 'consumed'],
    from: 'weights',
  },
  strength: {
    figure: 'strength',
    words: ['strength', 'cylinder strength', 'cube strength', 'mean strength', 'average strength'],
    from: 'strengths',
  },
  invoiced: {
    figure: 'invoiced',
    words: ['invoiced', 'sales', 'revenue', 'turnover', 'billing'],
    from: 'invoices',
  },
  revenue: {
    figure: 'revenue',
    words: ['delivered revenue', 'earned', 'sold'],
    from: 'drafts',
  },
} as const satisfies Record<string, MeasureOf>
export type Measure = keyof typeof MEASURES

/** The name, the unit and the decimals of what is measured. */
export const measuredFigure = (measure: Measure): FigureOf => figureOf(MEASURES[measure].figure)
