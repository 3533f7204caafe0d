import { clashing, unitConversion } from '~/db/catalog/unit-conversion'
import type { Key } from '~/db/kit/record'
import type { Work } from '~/db/kit/work'
import type { UnitConversionSave } from '~/domain/catalog/unit-conversion'
import { Refused } from '~/domain/kit/problem'

export const CLASH = 'These units already have a conversion from that day'

export async function saveUnitConversion(work: Work, { unitConversionId, version, ...values }: UnitConversionSave) {
  const { materialId, ...of } = values
  const check = {
    ...of,
    ...(materialId ? { materialId } : {}),
    ...(unitConversionId ? { excludeId: unitConversionId } : {}),
  }
  if (await clashing(work.sql, check)) throw new Refused(CLASH, { fromDate: [CLASH] })
  const saved = await unitConversion.save(work, {
    ...(unitConversionId ? { id: unitConversionId, version: version ?? 0 } : {}),
    ...values,
  })
  return { ...saved, unitConversionId: saved.id }
}

export const removeUnitConversion = (work: Work, key: Key) => unitConversion.remove(work, key)
