import { type ManyResult, MOST_AT_ONCE, type StatusOfMany } from '~/domain/kit/many'
import type { Attempt } from '~/web/kit/api'
import { searchOf } from './url'

export const MANY = 'status-many'

type Row = { id: string; version: number; active: boolean }
type Found = { rows: readonly Row[]; total: number } | { rows: []; total: number; failed: unknown }

/** A row that was not changed, with the words of the list for it. */
export type NotChanged = { id: string; name: string; why: string }
export type ManyOutcome = { changed: number; notChanged: NotChanged[] }

const PAGE = 200

/**
 * What a list's action does with picked rows, or with all that its filter finds: rows that are so already are left
 * alone, and each that is refused comes back with its name and why.
 */
export async function actOnMany<R extends Row>(
  request: Request,
  fields: Record<string, string>,
  how: {
    page: (query: Record<string, string>) => Promise<Found>
    name: (row: R) => string
    send: (body: StatusOfMany) => Promise<Attempt<ManyResult>>
  },
): Promise<Attempt<ManyOutcome>> {
  const active = fields.active === 'true'
  const chosen = fields.rows ? (JSON.parse(fields.rows) as { id: string; version: number; name: string }[]) : null
  const rows = chosen ?? (await allOf<R>(request, how, active))
  if (rows === null)
    return refusal(`More than ${MOST_AT_ONCE.toLocaleString('en-SG')} rows: narrow the filter and do it in parts`)
  if (rows.length === 0) return { ok: true, data: { changed: 0, notChanged: [] } }
  const answer = await how.send({ active, rows: rows.map(({ id, version }) => ({ id, version })) })
  if (!answer.ok) return answer
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const notChanged = answer.data.results.flatMap(result =>
    result.ok ? [] : [{ id: result.id, name: names.get(result.id) ?? 'A row', why: result.problem.detail }],
  )
  return { ok: true, data: { changed: answer.data.changed, notChanged } }
}

async function allOf<R extends Row>(
  request: Request,
  { page, name }: { page: (query: Record<string, string>) => Promise<Found>; name: (row: R) => string },
  active: boolean,
) {
  const query = searchOf(request)
  const rows: R[] = []
  for (let offset = 0; offset * PAGE <= MOST_AT_ONCE; offset++) {
    const found = await page({ ...query, limit: String(PAGE), offset: String(offset) })
    rows.push(...(found.rows as readonly R[]))
    if (found.rows.length < PAGE) break
  }
  if (rows.length > MOST_AT_ONCE) return null
  return rows.filter(row => row.active !== active).map(row => ({ id: row.id, version: row.version, name: name(row) }))
}

const refusal = (detail: string): Attempt<never> => ({
  ok: false,
  problem: { type: 'about:blank', title: 'too many', status: 422, detail },
})
