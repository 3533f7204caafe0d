import type * as z from 'zod'
import { subcontractorOwner } from '~/db/fleet/subcontractor-owner'
import { ownerRows } from '~/db/fleet/subcontractor-owner-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { OwnerSave } from '~/domain/fleet/subcontractor-owner'
import { Refused } from '~/domain/kit/problem'

export const saveSubcontractorOwner = (work: Work, { id, version, ...values }: z.output<typeof OwnerSave>) =>
  subcontractorOwner.save(work, id ? { ...values, id, version: version ?? 0 } : values)

export const switchSubcontractorOwner = (work: Work, key: Key, active: boolean) =>
  subcontractorOwner.setActive(work, key, active)

/** An owner whose subcontractors still drive stays; trucks and their trips name it through them. */
export async function removeSubcontractorOwner(work: Work, key: Key): Promise<void> {
  const owner = (await ownerRows(work.sql)).find(row => row.id === key.id)
  if (owner?.subcontractors)
    throw new Refused(`${owner.ownerName} owns ${owner.subcontractors} subcontractors. Deactivate it instead`)
  await subcontractorOwner.update(work, key, { removed: true, active: false }, 'remove')
}
