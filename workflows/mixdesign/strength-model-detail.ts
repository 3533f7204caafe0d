import type { Sql } from '~/db/kit/open'
import { type StrengthModelRow, seenPlantCodes, strengthModel } from '~/db/mixdesign/strength-model'
import type { Person } from '~/domain/access/roles'
import { type ModelGroup, modelGroups } from '~/domain/mixdesign/strength-model'

export type StrengthModelDetail = Omit<StrengthModelRow, 'model'> & {
  groups: ModelGroup[]
  model: Pick<
    StrengthModelRow['model'],
    'sets' | 'batched' | 'between' | 'within' | 'hardening' | 'cube' | 'band' | 'early'
  >
}

/** A version with its groups; those of plants that the person does not see are left out. */
export async function strengthModelDetail(sql: Sql, person: Person, id: string): Promise<StrengthModelDetail> {
  const { model, ...row } = await strengthModel.get(sql, id)
  const seen = new Set(await seenPlantCodes(sql, person))
  const { sets, batched, between, within, hardening, cube, band, early } = model
  return {
    ...row,
    groups: modelGroups(model, code => seen.has(code)),
    model: { sets, batched, between, within, hardening, cube, band, early },
  }
}
