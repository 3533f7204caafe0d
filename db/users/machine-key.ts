import { and, desc, eq, gt, isNull, sql as raw } from 'drizzle-orm'
import { type MachineKeyRow, type MachinePurpose, MOST_CALLS } from '~/domain/users/machine-key'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { oneMoreCall } from '../kit/use-count'
import type { Work } from '../kit/work'
import { machineKeys } from './tables'

export const machineKey = record(machineKeys, 'machine_key', { hidden: ['hash', 'minute', 'calls'] })

const { id, version, purpose, machine, plantId, batchingPlantId, hint, createdAt, endsAt, revokedAt, lastUsedAt } =
  machineKeys
const COLUMNS = {
  id,
  version,
  purpose,
  machine,
  plantId,
  batchingPlantId,
  hint,
  createdAt,
  endsAt,
  revokedAt,
  lastUsedAt,
}

export function machineKeyRows(sql: Sql): Promise<MachineKeyRow[]> {
  return sql.select(COLUMNS).from(machineKeys).orderBy(desc(createdAt)).limit(200)
}

/** How many keys of a machine hold; the machine is locked to the end of the work, so that two never count alike. */
export async function heldKeys(
  work: Work,
  of: { purpose: MachinePurpose; machine: string; plantId: string | null },
  wall: Date,
): Promise<number> {
  const name = [of.purpose, of.machine.toLowerCase(), of.plantId].join(' ')
  await work.sql.execute(raw`select pg_advisory_xact_lock(hashtextextended(${name}, 724004))`)
  const rows = await work.sql
    .select({ id })
    .from(machineKeys)
    .where(
      and(
        eq(purpose, of.purpose),
        raw`lower(${machine}) = lower(${of.machine})`,
        of.plantId ? eq(plantId, of.plantId) : isNull(plantId),
        isNull(revokedAt),
        gt(endsAt, wall),
      ),
    )
  return rows.length
}

export type KeyUse = { id: string; machine: string; plantId: string | null; throttled: boolean }

/** Whose key it is; each use counts in its minute, and one too many is not counted further. */
export async function countKeyUse(
  sql: Sql,
  of: { purpose: MachinePurpose; hash: string },
  wall: Date,
): Promise<KeyUse | undefined> {
  const most = MOST_CALLS[of.purpose]
  const [row] = await sql
    .update(machineKeys)
    .set({ ...oneMoreCall(machineKeys, most, wall), lastUsedAt: wall })
    .where(and(eq(machineKeys.hash, of.hash), eq(purpose, of.purpose), isNull(revokedAt), gt(endsAt, wall)))
    .returning({ id, machine, plantId, calls: machineKeys.calls })
  return row && { id: row.id, machine: row.machine, plantId: row.plantId, throttled: row.calls > most }
}
