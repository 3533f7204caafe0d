import { moistureOfDay } from '~/db/deliveries/concrete-ledger'
import {
  type LastWord,
  lastWords,
  loadsToWeigh,
  lockPanels,
  openTickets,
  type PanelLoad,
  panelTicket,
} from '~/db/deliveries/panel-ticket'
import { gaplessNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { silosOfLine } from '~/db/materials/silo'
import { limitsAt } from '~/db/materials/tolerance'
import { recipeOf } from '~/db/mixdesign/mix-design'
import { type Moisture, targets, toleranceKind } from '~/domain/deliveries/batch'
import {
  type PanelTicketContent,
  type PanelTicketKind,
  type PanelTicketPoll,
  type PanelTicketRow,
  ticketCore,
} from '~/domain/deliveries/panel-ticket'
import { EngineeringFault } from '~/domain/kit/fault'
import type { Panel } from './panel'

/** What a panel has not answered, after what changed since it was asked last is told: nothing else writes tickets for panels. */
export async function pollTickets(
  work: Work,
  panel: Panel,
  of: PanelTicketPoll,
): Promise<{ tickets: PanelTicketRow[]; more: boolean }> {
  await tellPanels(work, panel.plantId)
  const tickets = await openTickets(work.sql, panel, { after: of.after, most: of.most + 1 })
  return { tickets: tickets.slice(0, of.most), more: tickets.length > of.most }
}

/**
 * A ticket for each load that is to be weighed, a change where its ticket says something else by now, and a cancel where the
 * panel knows a load that is withdrawn or weighed elsewhere. The last word on a load is the one that counts.
 */
export async function tellPanels(work: Work, plantId: string): Promise<void> {
  await lockPanels(work, plantId)
  const [loads, words] = await Promise.all([
    loadsToWeigh(work.sql, plantId, work.now),
    lastWords(work.sql, plantId, work.now),
  ])
  const known = new Map(words.map(word => [word.ticket.deliveryOrderId, word]))
  for (const load of loads) await tellLoad(work, plantId, load, known.get(load.id))
  const weighed = new Set(loads.map(({ id }) => id))
  for (const word of words) if (!weighed.has(word.ticket.deliveryOrderId)) await tellGone(work, plantId, word)
}

async function tellLoad(work: Work, plantId: string, load: PanelLoad, last: LastWord | undefined): Promise<void> {
  const content = await contentOf(work, plantId, load)
  const before = last?.ticket.kind === 'cancel' ? undefined : last?.ticket
  if (before && ticketCore(before.content) === ticketCore(content)) return
  if (last) await closeWord(work, last)
  await say(work, plantId, before ? 'change' : 'ticket', load, content)
}

/** A load that is loaded, here, needs no word: the panel has weighed it, or the plant did without it. */
async function tellGone(work: Work, plantId: string, last: LastWord): Promise<void> {
  const { ticket } = last
  if (ticket.kind === 'cancel') return
  await closeWord(work, last)
  const gone = last.plantId !== plantId || ['planned', 'assigned', 'called', 'withdrawn'].includes(last.status)
  if (!gone) return
  const { deliveryOrderId: id, batchingPlantId, demo } = ticket
  await say(work, plantId, 'cancel', { id, batchingPlantId, demo }, ticket.content, last.statusReason)
}

async function closeWord(work: Work, { ticket }: LastWord): Promise<void> {
  if (ticket.status === 'open') await panelTicket.move(work, ticket, { status: 'over' }, 'replace')
}

type Said = Pick<PanelLoad, 'id' | 'batchingPlantId' | 'demo'>
async function say(
  work: Work,
  plantId: string,
  kind: PanelTicketKind,
  { id, batchingPlantId, demo }: Said,
  content: PanelTicketContent,
  reason: string | null = null,
): Promise<void> {
  const number = await gaplessNumber(work, `panel-ticket-${plantId}`)
  const values = { plantId, batchingPlantId, deliveryOrderId: id, demo, number, kind, content, reason }
  await panelTicket.insert(work, values, kind)
}

async function contentOf(work: Work, plantId: string, load: PanelLoad): Promise<PanelTicketContent> {
  const [recipe, silos, limits, moisture] = [
    await recipeOf(work.sql, load.mixDesignId!),
    load.batchingPlantId ? await silosOfLine(work.sql, load.batchingPlantId) : [],
    await limitsAt(work.sql, plantId, work.now),
    await moistureOfDay(work.sql, plantId, work.now),
  ]
  const known = moisture.map(of => ({ ...of, absorption: of.absorption ?? undefined }))
  const { wanted, moist } = targetsOf(recipe, load.quantity, known)
  return {
    doNumber: load.doNumber!,
    revision: load.revision,
    loadNo: load.loadNo,
    orderNo: load.orderNo,
    customer: load.customer,
    plant: load.plant,
    line: load.line,
    truck: load.truck,
    driver: load.driver,
    product: load.product,
    mix: `${load.mixCode} v${load.mixVersion}`,
    quantity: load.quantity,
    plannedBatchAt: load.plannedBatchAt.toISOString(),
    materials: recipe.map(({ materialId, materialCode, name, kind }) => {
      const wet = moist.find(of => of.materialId === materialId)
      return {
        material: materialCode,
        name,
        kind,
        silo: silos.find(of => of.materialId === materialId)?.siloCode ?? null,
        targetKg: wanted.get(materialId)!,
        tolerancePercent: limits[toleranceKind(kind)].actPercent,
        moisturePercent: wet?.percent ?? null,
        absorptionPercent: wet?.absorption ?? null,
      }
    }),
  }
}

/** Sand so wet that no water is left to weigh cannot be right: then the panel gets the recipe, and its own probes decide. */
function targetsOf(recipe: Parameters<typeof targets>[0], quantity: string, moist: Moisture[]) {
  try {
    return { wanted: targets(recipe, quantity, moist), moist }
  } catch (error) {
    if (!(error instanceof EngineeringFault)) throw error
    return { wanted: targets(recipe, quantity), moist: [] }
  }
}
