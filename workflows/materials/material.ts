import type { Work } from '~/db/kit/work'
import { type MaterialRow, material } from '~/db/materials/material'
import { stockedIn } from '~/db/materials/silo-page'
import { criteriaHeader } from '~/db/mixdesign/criteria'
import { invalid, Refused } from '~/domain/kit/problem'
import type { MaterialFields } from '~/domain/materials/material'
import * as words from '~/domain/materials/words'

export async function saveMaterial(
  work: Work,
  { id, version, ...fields }: MaterialFields & { id?: string; version?: number },
): Promise<MaterialRow> {
  if (fields.criteriaHeaderId && !(await criteriaHeader.find(work.sql, fields.criteriaHeaderId)))
    throw invalid('criteriaHeaderId', words.materialNoCriteriaHeader())
  if (!id) return material.insert(work, fields)
  if (!fields.active) await refuseWhileStocked(work, id)
  return material.update(work, { id, version: version ?? 0 }, fields)
}

/** A material that is in a silo is in use, whatever a list says. */
export async function switchMaterial(work: Work, of: { id: string; version: number; active: boolean }) {
  if (!of.active) await refuseWhileStocked(work, of.id)
  return material.setActive(work, of, of.active)
}

async function refuseWhileStocked(work: Work, id: string): Promise<void> {
  const silos = await stockedIn(work.sql, id)
  if (silos.length)
    throw new Refused(words.materialInSilos({ silos: silos.join(', ') }), undefined, {
      rule: 'stocked',
    })
}
