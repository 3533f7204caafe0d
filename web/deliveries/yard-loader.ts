import type { SerializeFrom } from '@remix-run/node'
import { type apiFor, take } from '~/web/kit/api'

type Api = ReturnType<typeof apiFor>

/** The yard of a plant: who waits, who is called, what is asked, who comes back. */
export async function yardOf(api: Api, plantId: string) {
  const { queue } = api.queue
  const query = { plantId }
  const [joined, called, approvals, returning] = await Promise.all([
    take(queue.joined_queue_list.$get({ query })),
    take(queue.acknowledged_queue_list.$get({ query })),
    take(queue['approval-list'].$get({ query })),
    take(queue['returning-truck'].$get({ query })),
  ])
  return { joined, called, approvals, returning }
}
export type Yard = SerializeFrom<Awaited<ReturnType<typeof yardOf>>>
export type Card = Yard['called']['rows'][number] & { minutesLeft?: number | null }
export type Approvals = Yard['approvals']
export type Returning = Yard['returning']['rows'][number]
