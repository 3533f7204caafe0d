import type { AppLoadContext } from '@remix-run/node'
import { useCallback } from 'react'
import type { Attempt } from '~/web/kit/api'
import { tryTo } from '~/web/kit/ask'
import { useDetachedFetcher } from '~/web/kit/record/late-answer'
import type { LoadMove } from './draft'

/** What the schedule asks of the plan. `judge` writes nothing. */
export type PlanAsk =
  | { intent: 'judge'; planId: string; moves: readonly LoadMove[] }
  | { intent: 'commit'; planId: string; moves: readonly LoadMove[]; publish: boolean; override: string | null }
  | { intent: 'run'; orderDate: string; regionIds: string[]; seconds?: number; name?: string }
  | { intent: 'repair'; orderDate: string; regionId: string }
  | { intent: 'change'; action: 'publish' | 'discard' | 'cancel'; id: string; version: number }
  | { intent: 'what-if'; body: object }
  | { intent: 'incident'; body: object }

type Posted = PlanAsk & { key: string }

export async function answerPlanAsk(request: Request, context: AppLoadContext) {
  const { key, ...asked } = (await request.json()) as Posted
  const by = { request, context, key }
  switch (asked.intent) {
    case 'judge':
    case 'commit': {
      const { intent, ...body } = asked
      return tryTo(by, 'POST', '/order-plan/move', { ...body, commit: intent === 'commit' })
    }
    case 'run': {
      const { intent: _, ...body } = asked
      return tryTo(by, 'POST', '/order/process-order-scheduling', body)
    }
    case 'repair':
      return tryTo(by, 'POST', '/order-plan/repair', { orderDate: asked.orderDate, regionId: asked.regionId })
    case 'change':
      return tryTo(by, 'PUT', '/order-plan', { action: asked.action, id: asked.id, version: asked.version })
    case 'what-if':
    case 'incident':
      return tryTo(by, 'POST', `/order-plan/${asked.intent}`, asked.body)
    default:
      throw new Response(null, { status: 400 })
  }
}

/** Asks the plan something and hears the answer; only what writes makes the page read itself anew. */
export function usePlanAction() {
  const { fetcher, onAnswer } = useDetachedFetcher<Attempt<unknown>>()
  const { submit, state } = fetcher
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onAnswer` writes to the same place each time
  const act = useCallback(
    <Answer>(asked: PlanAsk, hear: (answer: Attempt<Answer>) => void) => {
      onAnswer(answer => hear(answer as Attempt<Answer>))
      submit({ ...asked, key: crypto.randomUUID() } as never, { method: 'post', encType: 'application/json' })
    },
    [submit],
  )
  return { act, busy: state !== 'idle' }
}
