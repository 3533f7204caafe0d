import { openPanelBatches, panelLines } from '~/db/demo/panel-lines'
import type { Db } from '~/db/kit/open'
import { inOneGo, SYSTEM } from '~/db/kit/work'
import { recipeOf } from '~/db/mixdesign/mix-design'
import type { Person } from '~/domain/access/roles'
import { targets } from '~/domain/deliveries/batch'
import { PanelResult } from '~/domain/deliveries/panel-batch'
import { decimal } from '~/domain/kit/money'
import { addMinutes, businessDay, instantOn } from '~/domain/kit/time'
import { newId } from '~/domain/kit/uuid'
import { takePanelBatches } from '../deliveries/take-panel-batch'

/** As a panel names itself; it counts its batches by the day. */
const PANEL = 'Batch computer'
const PLAYER: Person = { ...SYSTEM, name: `${PANEL} (machine)` }
const MOST_OPEN = 3

/** What batchers start by hand in the morning of the demo: one batch a plant, at its own minute, each day once. */
const BY_HAND = [
  { time: '07:05', quantity: '0.50', doNumber: null, errors: ['Started in manual mode'] },
  { time: '07:40', quantity: '3.00', doNumber: null, errors: ['Started in manual mode', 'Ticket printer offline'] },
  { time: '08:15', quantity: '1.50', doNumber: 'TEST-01', errors: [] },
]

/** A panel of the demo tells what was batched without a ticket; people match and explain it. */
export async function tellPanelBatches(db: Db, now: Date): Promise<number> {
  const day = businessDay(now)
  const due = BY_HAND.map((of, place) => ({ ...of, place, at: instantOn(day, of.time) })).filter(({ at }) => at <= now)
  if (!due.length || (await openPanelBatches(db.sql)) >= MOST_OPEN) return 0
  const lines = await panelLines(db.sql, BY_HAND.length)
  let sent = 0
  for (const { place, at, time: _time, ...of } of due) {
    const line = lines[place]
    if (!line) continue
    const taken = await inOneGo(db, { by: PLAYER, now, requestId: newId() }, async work => {
      const recipe = await recipeOf(work.sql, line.mixDesignId)
      const wanted = targets(recipe, of.quantity)
      const result = PanelResult.parse({
        ...of,
        sequence: Number(day.replaceAll('-', '')),
        startedAt: at.toISOString(),
        endedAt: addMinutes(at, 1).toISOString(),
        weights: recipe.map(({ materialId, materialCode }, row) => ({
          material: materialCode,
          actualKg: decimal(wanted.get(materialId)!)
            .times(1 + (((place + row) % 5) - 2) / 200)
            .toFixed(1),
        })),
      })
      return takePanelBatches(work, { ...line, name: PANEL }, [result])
    })
    sent += taken.filter(({ again, outcome }) => !again && outcome === 'unmatched').length
  }
  return sent
}
