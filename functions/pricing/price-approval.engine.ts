import { settingOn } from '~/db/kit/setting'
import {
  factsOfApproval,
  type PriceApprovalRecord,
  priceApproval,
  searchPriceApprovals,
} from '~/db/pricing/price-approval'
import { roleWords } from '~/domain/access/role-names'
import { compare } from '~/domain/kit/money'
import { Id } from '~/domain/kit/shape'
import { businessDay } from '~/domain/kit/time'
import { judged, type PriceKind, rolesToApprove } from '~/domain/pricing/authority'
import {
  PriceApprovalDecision,
  type PriceApprovalRow,
  PriceApprovalSearch,
  PriceApprovalWithdrawal,
} from '~/domain/pricing/price-approval'
import {
  decidePriceApproval,
  mayWithdraw,
  whyNotDecide,
  withdrawPriceApproval,
} from '~/workflows/pricing/decide-price-approval'
import { area, may } from '../kit/area'
import { type Ctx, personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** Prices that wait for a second person. */
export const priceApprovalRoutes = area()
  .get('/price-approval', may('GET /price-approval'), query(PriceApprovalSearch), async c => {
    const { rows, ...page } = await searchPriceApprovals(sqlOf(c), personOf(c), c.req.valid('query'))
    return c.json({ ...page, rows: await Promise.all(rows.map(row => shown(c, row))) })
  })
  .get('/price-approval/:id', may('GET /price-approval/:id'), param(Id), async c =>
    c.json(await shown(c, await priceApproval.get(sqlOf(c), c.req.valid('param').id))),
  )
  .post(
    '/price-approval/:id/decide',
    may('POST /price-approval/:id/decide', 'once'),
    param(Id),
    body(PriceApprovalDecision),
    async c => {
      const { id } = c.req.valid('param')
      const { version, status } = await write(c, work => decidePriceApproval(work, id, c.req.valid('json')))
      return c.json({ id, version, status })
    },
  )
  .post(
    '/price-approval/:id/withdraw',
    may('POST /price-approval/:id/withdraw', 'once'),
    param(Id),
    body(PriceApprovalWithdrawal),
    async c => {
      const { id } = c.req.valid('param')
      const { version, status } = await write(c, work => withdrawPriceApproval(work, id, c.req.valid('json')))
      return c.json({ id, version, status })
    },
  )

async function shown(c: Ctx, row: PriceApprovalRecord): Promise<PriceApprovalRow> {
  const asked = { sql: sqlOf(c), by: personOf(c), now: c.var.now }
  const facts = factsOfApproval(row)
  const authority = await settingOn(asked.sql, 'pricing.authority', businessDay(asked.now), row.regionId)
  const pending = row.status === 'pending'
  return {
    id: row.id,
    version: row.version,
    kind: row.kind as PriceKind,
    subjectId: row.subjectId,
    label: row.label,
    status: row.status,
    askedByName: row.askedByName,
    askedAt: row.createdAt,
    reason: row.reason,
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt,
    decisionReason: row.decisionReason,
    lines: facts.map(judged).sort((a, b) => compare(a.marginPercent ?? 1000, b.marginPercent ?? 1000)),
    neededFrom: roleWords(rolesToApprove(authority, facts)),
    why: pending ? ((await whyNotDecide(asked, row)) ?? null) : `Already ${row.status}`,
    mayWithdraw: pending && mayWithdraw(asked.by, row),
  }
}
