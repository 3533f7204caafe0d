import type { PassAssigneeRow } from '~/db/fleet/pass-assignee'
import { holdingsOf, type Named, namedForImport } from '~/db/fleet/pass-match'
import type { Sql } from '~/db/kit/open'
import type { Person } from '~/domain/access/roles'
import type { HoldingFields } from '~/domain/fleet/pass'
import type { PassHolderRow } from '~/domain/fleet/pass-import'

type Found =
  | { action: 'create' | 'update' | 'skip'; save: HoldingFields }
  | { action: 'reject'; column: keyof PassHolderRow; message: string }

/** What each row of a file of pass holders would do: give, renew or nothing. */
export async function matchPasses(sql: Sql, person: Person, rows: PassHolderRow[]): Promise<Found[]> {
  const known = await namedForImport(sql, person, {
    passes: rows.map(({ passName }) => passName),
    holders: rows.map(({ holderNo }) => holderNo),
  })
  const held = await holdingsOf(
    sql,
    known.passes.map(({ id }) => id),
    known.holders.map(({ id }) => id),
  )
  const heldBy = new Map(held.map(row => [`${row.passId} ${row.driverId ?? row.truckId}`, row]))
  return rows.map(row => matched(row, known, heldBy))
}

function matched(
  row: PassHolderRow,
  known: { passes: Named[]; holders: Named[] },
  heldBy: Map<string, PassAssigneeRow>,
): Found {
  const called = (name: string) => (of: Named) => of.names.includes(name.toLowerCase())
  const passes = known.passes.filter(called(row.passName))
  const holders = known.holders.filter(called(row.holderNo))
  if (!passes.length) return reject('passName', 'There is no active pass with this name')
  if (!holders.length) return reject('holderNo', 'There is no driver or truck with this number')
  const pair = passes.flatMap(pass =>
    holders.filter(({ type }) => type === pass.type).map(holder => ({ pass, holder })),
  )[0]
  if (!pair) return reject('holderNo', `This pass is for ${passes[0]!.type}s`)
  if (row.validTo < row.validFrom) return reject('validTo', 'It ends before it begins')
  const before = heldBy.get(`${pair.pass.id} ${pair.holder.id}`)
  const passNo = row.passNo || (before?.passNo ?? '')
  const save: HoldingFields = {
    ...(before ? { id: before.id, version: before.version } : {}),
    passId: pair.pass.id,
    ...(pair.holder.type === 'driver' ? { driverId: pair.holder.id } : { truckId: pair.holder.id }),
    passNo,
    validFrom: row.validFrom,
    validTo: row.validTo,
  }
  if (!before) return { action: 'create', save }
  const same = before.passNo === passNo && before.validFrom === row.validFrom && before.validTo === row.validTo
  return { action: same ? 'skip' : 'update', save }
}

const reject = (column: keyof PassHolderRow, message: string): Found => ({ action: 'reject', column, message })
