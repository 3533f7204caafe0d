import { CHANGE_LABELS, type ChangeField } from '~/domain/deliveries/emodification'
import { showDateTime } from '~/web/kit/dates'

const MORE: Record<string, string> = {
  orderId: 'Order',
  doDate: 'Day',
  quantity: 'Quantity',
  status: 'Status',
  mixDesignId: 'Mix',
  gwpBatched: 'Carbon',
  partLoadBy: 'Part load paid by',
}
export type FactWord = { label: string; before: string; after: string }

/** Field by field what differs between two states of a ticket, in words; `names` stand for ids. */
export function factWords(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  names: Record<string, string> = {},
): FactWord[] {
  return Object.keys(after)
    .filter(field => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map(field => ({
      label: CHANGE_LABELS[field as ChangeField] ?? MORE[field] ?? field,
      before: worded(before[field], names),
      after: worded(after[field], names),
    }))
}

function worded(value: unknown, names: Record<string, string>): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(row => addOn(row as AddOn, names)).join(', ') || 'none'
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return showDateTime(text)
  if (/^[0-9a-f]{8}-/.test(text)) return names[text] ?? 'changed'
  return text.replaceAll('_', ' ')
}

type AddOn = { associateProductId: string; quantity: string }
const addOn = ({ associateProductId, quantity }: AddOn, names: Record<string, string>) =>
  `${names[associateProductId] ?? 'add-on'} ${Number(quantity)}`
