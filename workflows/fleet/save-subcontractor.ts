import type * as z from 'zod'
import { subcontractor } from '~/db/fleet/subcontractor'
import { ownerRows } from '~/db/fleet/subcontractor-owner-rows'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { SubcontractorSave } from '~/domain/fleet/truck-entry'
import { invalid } from '~/domain/kit/problem'

export async function saveSubcontractor(work: Work, { id, version, ...values }: z.output<typeof SubcontractorSave>) {
  const owners = values.ownerId ? await ownerRows(work.sql) : []
  if (values.ownerId && !owners.some(owner => owner.id === values.ownerId))
    throw invalid('ownerId', 'There is no such owner')
  return subcontractor.save(work, id ? { ...values, id, version: version ?? 0 } : values)
}

export const switchSubcontractor = (work: Work, key: Key, active: boolean) => subcontractor.setActive(work, key, active)
