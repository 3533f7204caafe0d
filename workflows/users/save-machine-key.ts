import type * as z from 'zod'
import { batchingPlant } from '~/db/fleet/batching-plant'
import { plant } from '~/db/fleet/plant'
import type { Work } from '~/db/kit/work'
import { heldKeys, machineKey } from '~/db/users/machine-key'
import { invalid, Refused } from '~/domain/kit/problem'
import { addMinutes } from '~/domain/kit/time'
import { type MachineKeyRevoke, type MachineKeySave, MOST_KEYS } from '~/domain/users/machine-key'

/** A key is made outside and shown once; of it the hash and a hint are kept. Sessions and keys live by the real time. */
export type NewKey = { secret: string; hash: string; hint: string }
export type MadeKey = { id: string; machine: string; hint: string; endsAt: Date; secret: string }

export async function makeMachineKey(
  work: Work,
  { purpose, machine, days, ...of }: MachineKeySave,
  { secret, hash, hint }: NewKey,
  wall: Date,
): Promise<MadeKey> {
  const place = { plantId: of.plantId ?? null, batchingPlantId: of.batchingPlantId ?? null }
  await isPlace(work, place)
  if ((await heldKeys(work, { purpose, machine, plantId: place.plantId }, wall)) >= MOST_KEYS)
    throw new Refused(`${machine} already has ${MOST_KEYS} valid keys. Revoke one first`, undefined, {
      rule: 'two-keys',
    })
  const endsAt = addMinutes(wall, days * 1440)
  const row = await machineKey.insert(work, { purpose, machine, ...place, hash, hint, endsAt })
  return { id: row.id, machine, hint, endsAt, secret }
}

async function isPlace(work: Work, of: { plantId: string | null; batchingPlantId: string | null }): Promise<void> {
  if (of.plantId && !(await plant.find(work.sql, of.plantId))) throw invalid('plantId', 'There is no such plant')
  if (!of.batchingPlantId) return
  const line = await batchingPlant.find(work.sql, of.batchingPlantId)
  if (line?.plantId !== of.plantId) throw invalid('batchingPlantId', 'This line belongs to another plant')
}

export async function revokeMachineKey(
  work: Work,
  { id, version, reason }: z.output<typeof MachineKeyRevoke>,
  wall: Date,
): Promise<{ id: string; version: number; revokedAt: Date | null }> {
  const held = machineKey.atVersion(await machineKey.lock(work, id), version)
  if (held.revokedAt) throw new Refused('This key is already revoked', undefined, { rule: 'revoked' })
  const row = await machineKey.move({ ...work, reason }, held, { revokedAt: wall }, 'revoke')
  return { id: row.id, version: row.version, revokedAt: row.revokedAt }
}
