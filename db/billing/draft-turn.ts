import { and, eq, inArray, not, or, sql as raw, type SQL } from 'drizzle-orm'
import { mayDo } from '~/domain/access/ability'
import type { Action } from '~/domain/access/actions'
import type { Subject } from '~/domain/access/grants'
import type { Person } from '~/domain/access/roles'
import { type DraftSearch, levelsFor, mendsDrafts } from '~/domain/billing/invoice-draft'
import type { PlainDate } from '~/domain/kit/time'
import type { Sql } from '../kit/open'
import { settingOn } from '../kit/setting'
import { invoiceDrafts } from './tables'

/** Drafts that a person has to do something about on this day, or all the others. */
export async function turnOf(
  sql: Sql,
  person: Person,
  turn: DraftSearch['turn'],
  day: PlainDate,
): Promise<SQL | undefined> {
  if (!turn) return
  const can = (action: Action, subject: Subject) => mayDo(person, action, subject)
  const levels = levelsFor(can)
  const decides = and(
    levels.length ? inArray(invoiceDrafts.status, levels) : raw`false`,
    (await settingOn(sql, 'billing.persons-differ', day)) ? decidableBy(person.id) : undefined,
  )
  const mine = or(decides, mendsDrafts(can) ? eq(invoiceDrafts.status, 'draft') : undefined)!
  return turn === 'mine' ? mine : not(mine)
}

/** Nobody approves what they made or changed, nor two levels of it. */
const decidableBy = (personId: string): SQL => raw`${personId}::uuid is distinct from ${invoiceDrafts.madeBy}
  and ${personId}::uuid is distinct from ${invoiceDrafts.lastEditedBy} and not exists (select 1 from approval a
    where a.subject = 'invoice_draft' and a.subject_id = ${invoiceDrafts.id} and a.round = ${invoiceDrafts.round}
    and a.decision = 'approve' and a.approver_id = ${personId}::uuid)`
