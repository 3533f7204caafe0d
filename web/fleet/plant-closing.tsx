import type { RecordAction } from '~/web/kit/record/record-action'
import { RecordActions } from '~/web/kit/record/record-actions'
import { usePortalNow } from '~/web/kit/shell/clock'

type Plant = { id: string; version: number; plantName: string; closedFrom: string | null }

/** Closing for a breakdown, opening again, and taking a plant off the lists. */
export function PlantClosing({ plant }: { plant: Plant }) {
  const now = usePortalNow(60_000)
  const key = { id: plant.id, version: String(plant.version) }
  const close: RecordAction = plant.closedFrom
    ? { label: 'Open plant', intent: 'close', fields: { ...key, closedFrom: '' }, done: `${plant.plantName} is open` }
    : {
        label: 'Close plant',
        intent: 'close',
        fields: { ...key, closedFrom: now.toISOString() },
        done: `${plant.plantName} is closed`,
        confirm: {
          title: `Close ${plant.plantName} now?`,
          text: 'Called loads continue. New orders and calls are refused until the plant reopens.',
          reason: true,
        },
      }
  const remove: RecordAction = {
    label: 'Remove plant',
    intent: 'remove',
    look: 'danger',
    fields: key,
    confirm: { title: `Remove ${plant.plantName}?`, text: 'Its history is kept; it is no longer offered.' },
  }
  return <RecordActions actions={[close, remove]} />
}
