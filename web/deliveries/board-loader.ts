import type { SerializeFrom } from '@remix-run/node'
import { type apiFor, listOf, take } from '~/web/kit/api'

type Api = ReturnType<typeof apiFor>

/** What a board needs to know of the load in hand: its checks, the trucks that could take it, what it weighs next and what is in it. */
export async function loadInHand(api: Api, id: string | null) {
  if (!id) return null
  const query = { deliveryOrderId: id }
  const detail = api.deliveries.orderdetail
  const [checks, trucks, weighing, concrete] = await Promise.all([
    detail['check-generate'].$get({ query }),
    listOf(api.queue.queue['truck-for-pre-print'].$get({ query })),
    take(detail['batch-targets'].$get({ query })),
    take(detail['concrete-ledger'].$get({ query })),
  ])
  // A load that left the board meanwhile closes its panel instead of breaking the board.
  if (!checks.ok) return null
  return { id, checks: await checks.json(), trucks, weighing, concrete }
}
export type InHand = NonNullable<SerializeFrom<Awaited<ReturnType<typeof loadInHand>>>>

/** The board of a plant or one of its lines. */
export const boardOf = (api: Api, plantId: string, bp: string | null) =>
  take(api.deliveries.orderdetail.assigned_list.$get({ query: { plantId, ...(bp ? { bp } : {}) } }))
export type Board = SerializeFrom<Awaited<ReturnType<typeof boardOf>>>
export type BoardLoad = Board['rows'][number]
