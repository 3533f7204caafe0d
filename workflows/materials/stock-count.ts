import { setup } from 'xstate'
import type * as z from 'zod'
import { nextNumber } from '~/db/kit/counter'
import { settingNow } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import { lockSeenSilo } from '~/db/materials/silo-page'
import { blockingCount, bookAt, getSeenStockCount, type StockCountRow, stockCount } from '~/db/materials/stock-count'
import { moveStock } from '~/db/materials/stock-entry'
import { decimal, isZero, kilograms } from '~/domain/kit/money'
import { invalid, Refused } from '~/domain/kit/problem'
import { isLongAgo } from '~/domain/materials/silo'
import {
  asksSecond,
  type StockCountConfirm,
  type StockCountReject,
  type StockCountSave,
} from '~/domain/materials/stock-count'
import * as words from '~/domain/materials/words'
import { advanceLocked, type Flow, type FlowEvent } from '../kit/workflow'
import { refuseClosedBook } from './refuse-closed-book'
import { refuseOverfull } from './silo'

type Guarded = { context: StockCountRow; event: FlowEvent }

/** A count whose difference is large is posted by another person than the one who counted. */
const machine = setup({
  types: {} as { context: StockCountRow; events: FlowEvent },
  guards: {
    bySecond: ({ context, event }: Guarded) => event.person.id !== context.countedBy,
    told: ({ event }: Guarded) => !!event.reason,
  },
}).createMachine({
  initial: 'submitted',
  context: ({ input }) => input as StockCountRow,
  states: {
    submitted: {
      on: { confirm: { target: 'posted', guard: 'bySecond' }, reject: { target: 'rejected', guard: 'told' } },
    },
    posted: {},
    rejected: {},
  },
})

const countFlow: Flow<StockCountRow> = {
  get name() {
    return words.countFlowName()
  },
  machine,
  record: stockCount,
}

/**
 * What was counted counts, as of its moment: the correction is what was counted less the book of then, so that whatever was
 * batched or received since is kept. A large difference is posted only when a second person confirms it.
 */
export async function countStock(
  work: Work,
  { siloId, countedKg, countedAt, reason }: StockCountSave,
): Promise<StockCountRow> {
  const at = new Date(countedAt)
  if (at > work.now) throw invalid('countedAt', words.countInFuture())
  if (isLongAgo(at, work.now)) throw invalid('countedAt', words.orderLongAgo())
  const of = await lockSeenSilo(work, siloId)
  await refuseClosedBook(work, of.plantId, at)
  const found = await differenceOf(work, siloId, countedKg, at)
  refuseOverfull(of, countedKg)
  refuseOverfull(of, kilograms(decimal(of.levelKg).plus(found.differenceKg)))
  const percent = await settingNow(work, 'materials.count-second-person')
  const needsSecond = asksSecond(found.differenceKg, of.capacityKg, percent)
  const made = await stockCount.insert(work, {
    countNo: `SC${String(await nextNumber(work, 'stock_count')).padStart(6, '0')}`,
    siloId,
    materialId: of.materialId,
    status: needsSecond ? 'submitted' : 'posted',
    countedAt: at,
    countedBy: work.by.id,
    countedKg,
    ...found,
    reason,
  })
  if (!needsSecond) await post(work, made)
  return made
}

/** The difference is taken anew: what was entered since, for a time before the count, belongs to the book of then. */
export async function confirmStockCount(work: Work, id: string, { version }: z.output<typeof StockCountConfirm>) {
  const row = await lockCount(work, id)
  const of = await lockSeenSilo(work, row.siloId)
  if (of.materialId !== row.materialId)
    throw new Refused(words.orderSiloChanged({ silo: of.siloCode }), undefined, { rule: 'material' })
  const found = await differenceOf(work, row.siloId, row.countedKg, row.countedAt, id)
  const values = { ...found, decidedBy: work.by.id, decidedAt: work.now }
  const moved = await advanceLocked(work, countFlow, row, { type: 'confirm', values }, version)
  refuseOverfull(of, kilograms(decimal(of.levelKg).plus(found.differenceKg)))
  await post(work, moved)
  return moved
}

export async function rejectStockCount(work: Work, id: string, { version, reason }: z.output<typeof StockCountReject>) {
  const values = { decidedBy: work.by.id, decidedAt: work.now, decisionReason: reason }
  return advanceLocked(work, countFlow, await lockCount(work, id), { type: 'reject', reason, values }, version)
}

async function lockCount(work: Work, id: string): Promise<StockCountRow> {
  await getSeenStockCount(work.sql, work.by, id)
  return stockCount.lock(work, id)
}

async function differenceOf(work: Work, siloId: string, countedKg: string, at: Date, but?: string) {
  const other = await blockingCount(work.sql, siloId, at, but)
  if (other)
    throw new Refused(
      other.status === 'submitted'
        ? words.countUndecided({ countNo: other.countNo })
        : words.countLater({ countNo: other.countNo }),
      undefined,
      { rule: 'count' },
    )
  const bookKg = await bookAt(work.sql, siloId, at)
  return { bookKg, differenceKg: kilograms(decimal(countedKg).minus(bookKg)) }
}

async function post(work: Work, of: StockCountRow): Promise<void> {
  const { siloId, materialId, differenceKg: kg, countedAt: at, id: countId, reason: remarks } = of
  if (!isZero(kg))
    await moveStock(work, [{ siloId, materialId, kind: 'adjusted', kg, at, countId, remarks }], 'count', siloId)
}
