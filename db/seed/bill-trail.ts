import { addDays, instantOn } from '~/domain/kit/time'
import { bulkInsert } from '../kit/bulk'
import { auditLines } from '../kit/tables'
import { SYSTEM } from '../kit/work'
import type { Draft, World } from './bill-draft'

type Taken = { subjectId: string; level: number; approverId: string; approverName: string; at: Date }
type Made = {
  id: string
  invoiceNo: string
  draftId: string
  total: string
  createdAt: Date
  sentAt: Date | null
  exportId: string | null
  exportedAt: Date | null
}

const WAITS_WITH = ['with_sales', 'with_manager', 'with_ceo', 'approved'] as const
/** The trail of bills is kept for the last two months, as that of loads is for the last weeks. */
const DAYS = 60

/** Who made, approved, mailed and handed over the bills of the last months, as the commands would have written it. */
export async function seedBillTrail(world: World, drafts: Draft[], taken: Taken[], invoices: Made[]): Promise<void> {
  const { seed, maker } = world
  const since = instantOn(addDays(seed.today, -DAYS), '00:00')
  const levels = Map.groupBy(taken, one => one.subjectId)
  const lines = [
    ...drafts.flatMap(({ row }) => [
      line(row.createdAt, maker, 'invoice_draft', row.id, 'generate', null, {
        draftNo: row.draftNo,
        status: row.status === 'exception' ? 'exception' : row.status === 'draft' ? 'draft' : WAITS_WITH[0],
        total: row.total,
      }),
      ...(levels.get(row.id) ?? []).map(({ level, approverId, approverName, at }) =>
        line(at, { id: approverId, name: approverName }, 'invoice_draft', row.id, 'approve', ...step(level)),
      ),
    ]),
    ...invoices.flatMap(({ id, invoiceNo, total, createdAt, sentAt, exportId, exportedAt }) => [
      line(createdAt, maker, 'invoice', id, 'generate', null, { invoiceNo, total }),
      ...(sentAt ? [line(sentAt, SYSTEM, 'invoice', id, 'send', { sentAt: null }, { sentAt })] : []),
      ...(exportedAt ? [line(exportedAt, maker, 'invoice', id, 'export', { exportId: null }, { exportId })] : []),
    ]),
  ].filter(({ at }) => at >= since && at <= seed.now)
  lines.sort((a, b) => a.at.getTime() - b.at.getTime())
  await bulkInsert(seed.sql, auditLines, lines)
}

const step = (level: number) => [{ status: WAITS_WITH[level - 1] }, { status: WAITS_WITH[level] }] as const

export function line(
  at: Date,
  by: { id: string; name: string },
  subject: string,
  subjectId: string,
  action: string,
  before: object | null,
  after: object,
) {
  const { id: actorId, name: actorName } = by
  const changed = Object.keys(after)
  return { at, actorId, actorName, subject, subjectId, action, before, after, changed, requestId: 'history' }
}
