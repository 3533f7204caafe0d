import type { Sql } from '~/db/kit/open'
import { type ErasureRecord, erasablePeople, erasablePerson, erasuresOf, partsOf } from '~/db/users/erasure'
import { mayDo } from '~/domain/access/ability'
import { Missing } from '~/domain/kit/problem'
import { Id } from '~/domain/kit/shape'
import {
  ErasureDecision,
  ErasurePeople,
  ErasurePreviewAsk,
  ErasureProposal,
  type ErasureRow,
} from '~/domain/users/erasure'
import { decideErasure, proposeErasure, whyNotErase } from '~/workflows/users/propose-erasure'
import { readKeptData } from '~/workflows/users/read-erasure'
import { area, may } from '../kit/area'
import { personOf, sqlOf } from '../kit/context'
import { body, param, query } from '../kit/valid'
import { write } from '../kit/write'

/** What is kept of people and for how long, and whose data is to go: asked for by one person, agreed by another. */
export const erasureRoutes = area()
  .get('/administration/erasure', may('GET /administration/erasure'), async c => {
    const sql = sqlOf(c)
    const rows: ErasureRow[] = []
    for (const row of await erasuresOf(sql)) rows.push(await shown(sql, row, personOf(c).id))
    return c.json({
      rows,
      kept: await readKeptData(sql, c.var.now),
      mayManage: mayDo(personOf(c), 'manage', 'personal_data'),
    })
  })
  .get('/administration/erasure/people', may('GET /administration/erasure/people'), query(ErasurePeople), async c => {
    const { keyword = '', limit } = c.req.valid('query')
    const people = await erasablePeople(sqlOf(c), keyword, limit)
    const rows = people.map(({ kind, id, name, detail, active }) => ({
      id: `${kind}:${id}`,
      name,
      detail: active ? `${detail}, active` : detail,
    }))
    return c.json({ rows, total: rows.length })
  })
  .get(
    '/administration/erasure/preview',
    may('GET /administration/erasure/preview'),
    query(ErasurePreviewAsk),
    async c => {
      const { person } = c.req.valid('query')
      if (!(await erasablePerson(sqlOf(c), person))) throw new Missing('There is no such person')
      return c.json({ parts: await partsOf(sqlOf(c), person) })
    },
  )
  .post('/administration/erasure', may('POST /administration/erasure', 'once'), body(ErasureProposal), async c => {
    const { id, version, status } = await write(c, work => proposeErasure(work, c.req.valid('json')))
    return c.json({ id, version, status })
  })
  .post(
    '/administration/erasure/:id/decide',
    may('POST /administration/erasure/:id/decide', 'once'),
    param(Id),
    body(ErasureDecision),
    async c => {
      const { id } = c.req.valid('param')
      const { version, status } = await write(c, work => decideErasure(work, id, c.req.valid('json')))
      return c.json({ id, version, status })
    },
  )

async function shown(sql: Sql, row: ErasureRecord, personId: string): Promise<ErasureRow> {
  const { id, version, kind, pseudonym, reason, status, askedByName, createdAt: askedAt } = row
  const { decidedByName, decidedAt, decisionReason } = row
  const open = status === 'pending'
  return {
    id,
    version,
    kind,
    pseudonym,
    name: open ? ((await erasablePerson(sql, row))?.name ?? null) : null,
    reason,
    status,
    askedByName,
    askedAt,
    decidedByName,
    decidedAt,
    decisionReason,
    parts: open ? await partsOf(sql, row) : row.report,
    why: (open && whyNotErase(personId, row)) || null,
  }
}
