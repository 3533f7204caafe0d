import type * as z from 'zod'
import { getSeenPlant } from '~/db/fleet/seen-plant'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import { carbonConfig, getSeenCarbonConfig } from '~/db/mixdesign/carbon-config'
import { mayDo } from '~/domain/access/ability'
import { Denied } from '~/domain/kit/problem'
import type { CarbonConfigCreate, CarbonConfigUpdate } from '~/domain/mixdesign/carbon-config'

export async function createCarbonConfig(work: Work, fields: z.output<typeof CarbonConfigCreate>) {
  await refuseUnseen(work, fields.plantId)
  return carbonConfig.insert(work, fields)
}

export async function changeCarbonConfig(
  work: Work,
  id: string,
  { version, ...fields }: z.output<typeof CarbonConfigUpdate>,
) {
  await refuseUnseen(work, (await getSeenCarbonConfig(work.sql, work.by, id)).plantId)
  await refuseUnseen(work, fields.plantId)
  return carbonConfig.update(work, { id, version }, fields)
}

export async function switchCarbonConfig(work: Work, key: Key, active: boolean) {
  await refuseUnseen(work, (await getSeenCarbonConfig(work.sql, work.by, key.id)).plantId)
  return carbonConfig.setActive(work, key, active)
}

/** The company's own row binds every plant: the laboratory's manager and the administrator keep it. */
async function refuseUnseen(work: Work, plantId: string | null | undefined): Promise<void> {
  if (plantId) await getSeenPlant(work.sql, work.by, plantId)
  else if (!mayDo(work.by, 'manage', 'company_carbon'))
    throw new Denied('Only the laboratory manager can change the factors for the whole company')
}
