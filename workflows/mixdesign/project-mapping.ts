import { product } from '~/db/catalog/product'
import { seenProject } from '~/db/customers/project'
import type { Work } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { projectMixMapping } from '~/db/mixdesign/project-mapping'
import { invalid, Refused } from '~/domain/kit/problem'
import { GOOD_STATUSES } from '~/domain/mixdesign/mix-design'
import type { ProjectMappingSave } from '~/domain/mixdesign/project-mapping'

/** A project agrees to a mix that may be made; one that is switched off again keeps its line for history. */
export async function saveProjectMapping(work: Work, { id, version, ...fields }: ProjectMappingSave) {
  await seenProject(work.sql, work.by, fields.projectId)
  const of = await product.find(work.sql, fields.productId)
  if (!of) throw invalid('productId', 'There is no such product')
  const mix = await mixDesign.find(work.sql, fields.mixDesignId)
  if (!mix) throw invalid('mixDesignId', 'There is no such mix design')
  if (fields.active && (!mix.active || !GOOD_STATUSES.includes(mix.status)))
    throw new Refused(`${mix.mixCode} is ${mix.active ? mix.status : 'inactive'}`, undefined, { rule: 'approved' })
  if (mix.strengthMpa < of.strengthMpa)
    throw invalid('mixDesignId', `${mix.mixCode} is of ${mix.strengthMpa} MPa, the product of ${of.strengthMpa} MPa`)
  if (!id) return projectMixMapping.insert(work, fields)
  const before = await projectMixMapping.lock(work, id)
  await seenProject(work.sql, work.by, before.projectId)
  // Another mix was not agreed to by what was in use.
  const agreedBefore = before.agreedBefore && sameAgreed(before, fields)
  return projectMixMapping.update(work, { id, version: version ?? 0 }, { ...fields, agreedBefore })
}

type Named = Pick<ProjectMappingSave, 'projectId' | 'productId' | 'mixDesignId'>
const sameAgreed = (one: Named, other: Named) =>
  one.projectId === other.projectId && one.productId === other.productId && one.mixDesignId === other.mixDesignId
