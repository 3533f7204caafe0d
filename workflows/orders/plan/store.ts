import { region } from '~/db/fleet/region'
import { nextNumber } from '~/db/kit/counter'
import type { Work } from '~/db/kit/work'
import { type OrderPlanRow, orderPlan, type PlanLine, storeContent } from '~/db/orders/plan/plan'
import type { Params } from '~/domain/orders/plan/engine/params'
import type { PlanFacts } from '~/domain/orders/plan/facts'
import type { PlanKind, PlanRow } from '~/domain/orders/plan/plan'
import type { RunResult } from '~/domain/orders/plan/run'

type New = {
  orderDate: string
  regionId: string
  kind: PlanKind
  name?: string | null | undefined
  cause?: string | null | undefined
  basedOnId?: string | null | undefined
  seed?: number
  asked?: Record<string, unknown>
  demo?: boolean
}

/** A plan that is asked for and not there yet. */
export async function newPlan(work: Work, of: New): Promise<OrderPlanRow> {
  const { code } = await region.get(work.sql, of.regionId)
  const turn = await nextNumber(work, `plan:${of.regionId}:${of.orderDate}`)
  return orderPlan.insert(
    work,
    {
      planNo: `P-${of.orderDate.slice(2).replaceAll('-', '')}-${code}-${String(turn).padStart(3, '0')}`,
      orderDate: of.orderDate,
      regionId: of.regionId,
      kind: of.kind,
      name: of.name ?? null,
      cause: of.cause ?? null,
      basedOnId: of.basedOnId ?? null,
      seed: of.seed ?? 1,
      asked: of.asked ?? {},
      demo: of.demo ?? false,
      createdByName: work.by.name,
    },
    'ask',
  )
}

/** Keeps what was planned; the content never changes afterwards. */
export async function keepPlan(
  work: Work,
  plan: OrderPlanRow,
  { facts, params }: { facts: PlanFacts; params: Params },
  { loads, parts, unserved, ...found }: RunResult,
): Promise<OrderPlanRow> {
  await storeContent(work, plan.id, { facts, params, loads, parts, unserved })
  return orderPlan.move(
    work,
    plan,
    {
      status: 'ready',
      progress: null,
      error: null,
      inputHash: await hashOf({ facts, params }),
      iterations: found.iterations,
      figures: found.figures,
      cost: found.cost,
      bound: found.bound,
      gapPercent: found.gapPercent,
      further: found.further,
    },
    'plan',
  )
}

/** A plan as the wire names it. */
export function planRow({ plan, regionName, basedOnNo }: PlanLine): PlanRow {
  const { id, version, planNo, orderDate, regionId, name, cause, basedOnId, jobId, progress } = plan
  return {
    id,
    version,
    planNo,
    orderDate,
    regionId,
    regionName,
    kind: plan.kind as PlanRow['kind'],
    status: plan.status as PlanRow['status'],
    name,
    cause,
    basedOnId,
    basedOnNo,
    jobId,
    progress: plan.status === 'queued' || plan.status === 'running' ? progress : null,
    figures: plan.figures as PlanRow['figures'],
    cost: plan.cost,
    bound: plan.bound,
    gapPercent: plan.gapPercent,
    further: plan.further,
    seed: plan.seed,
    iterations: plan.iterations,
    inputHash: plan.inputHash,
    createdAt: plan.createdAt.toISOString(),
    createdBy: plan.createdByName,
    publishedAt: plan.publishedAt?.toISOString() ?? null,
    publishedBy: plan.publishedByName,
    error: plan.error,
  }
}

async function hashOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
