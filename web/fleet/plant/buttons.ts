import type { RecordAction } from '~/web/kit/record/record-action'
import type { Plant } from './loader'

/** Changing a plant, closing it for a breakdown, opening it again, and taking it off the lists. */
export function plantActions(plant: Plant, now: string, manage: boolean): RecordAction[] {
  if (!manage) return []
  const key = { id: plant.id, version: String(plant.version) }
  return [
    { label: 'Edit plant', to: '?tab=edit' },
    plant.closedFrom
      ? { label: 'Open plant', intent: 'close', fields: { ...key, closedFrom: '' }, done: `${plant.plantName} is open` }
      : {
          label: 'Close plant',
          intent: 'close',
          fields: { ...key, closedFrom: now },
          done: `${plant.plantName} is closed`,
          confirm: {
            title: `Close ${plant.plantName} now?`,
            text: 'Called loads continue. New orders and calls are refused until the plant reopens.',
            reason: true,
          },
        },
    {
      label: 'Remove plant',
      intent: 'remove',
      look: 'danger',
      fields: key,
      confirm: { title: `Remove ${plant.plantName}?`, text: 'Its history is kept; it is no longer offered.' },
    },
  ]
}
