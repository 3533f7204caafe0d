import type { RequisitionKind } from './requisition'

export type ReportHead = { key: string; label: string; kind: 'text' | 'day' | 'number' }
const head = (key: string, label: string, kind: ReportHead['kind'] = 'text'): ReportHead => ({ key, label, kind })

const FIRST = [
  head('requisitionNo', 'Requisition'),
  head('title', 'What is needed'),
  head('status', 'State'),
  head('plantName', 'Plant'),
]
const LAST = [
  head('neededBy', 'Needed by', 'day'),
  head('requestedByName', 'Asked by'),
  head('decidedByName', 'Decided by'),
  head('daysToDecide', 'Days to the decision', 'number'),
  head('daysToComplete', 'Days until complete', 'number'),
]

/** The columns of the report, by kind of requisition. */
export const REPORT_HEADS: Record<RequisitionKind, readonly ReportHead[]> = {
  mix: [
    ...FIRST,
    head('customerName', 'Customer'),
    head('projectName', 'Project'),
    head('strengthMpa', 'Strength MPa', 'number'),
    head('exposureClasses', 'Exposure'),
    head('quantity', 'Quantity m³', 'number'),
    head('targetCarbon', 'Target kg CO₂e/m³', 'number'),
    head('mixes', 'Mixes', 'number'),
    ...LAST,
  ],
  material: [
    ...FIRST,
    head('materialName', 'Material'),
    head('sourceName', 'Source'),
    head('lotNo', 'Lot'),
    head('tests', 'Tests', 'number'),
    head('testsDone', 'With a result', 'number'),
    head('testsFailed', 'Outside limits', 'number'),
    ...LAST,
  ],
}

type Moments = { submittedAt: Date | null; decidedAt: Date | null; completedAt: Date | null }
const DAY = 86_400_000
const days = (from: Date | null, to: Date | null): string | null =>
  from && to ? ((to.getTime() - from.getTime()) / DAY).toFixed(1) : null

/** How long the laboratory took, in days of 24 hours from the handing in. */
export const timesOf = ({ submittedAt, decidedAt, completedAt }: Moments) => ({
  daysToDecide: days(submittedAt, decidedAt),
  daysToComplete: days(submittedAt, completedAt),
})
