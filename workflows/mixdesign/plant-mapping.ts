import type * as z from 'zod'
import { product } from '~/db/catalog/product'
import type { Work } from '~/db/kit/work'
import { mixDesign, recipeOf } from '~/db/mixdesign/mix-design'
import { plantMixMapping } from '~/db/mixdesign/plant-mapping'
import { lockMappingsOf, refuseUnseenLine } from '~/db/mixdesign/plant-mapping-page'
import { invalid, Refused } from '~/domain/kit/problem'
import {
  GOOD_STATUSES,
  type MappingSave,
  type MixDesignRevert,
  type MixDesignSync,
} from '~/domain/mixdesign/mix-design'
import { advanceLocked } from '../kit/workflow'
import { lockAt } from './mix-design'
import { mixFlow } from './mix-flow'

/** A line that is told to make another mix has not acknowledged that one yet. */
export async function saveMapping(work: Work, { id, version, ...fields }: MappingSave) {
  await refuseUnseenLine(work.sql, work.by, fields.batchingPlantId)
  if (!(await product.find(work.sql, fields.productId))) throw invalid('productId', 'There is no such product')
  const mix = await mixDesign.find(work.sql, fields.mixDesignId)
  if (!mix) throw invalid('mixDesignId', 'There is no such mix design')
  if (fields.active && (!mix.active || !GOOD_STATUSES.includes(mix.status)))
    throw new Refused(`${mix.mixCode} is ${mix.active ? mix.status : 'inactive'}`, undefined, { rule: 'approved' })
  if (!id) return plantMixMapping.insert(work, fields)
  const before = await plantMixMapping.lock(work, id)
  await refuseUnseenLine(work.sql, work.by, before.batchingPlantId)
  const same = before.mixDesignId === fields.mixDesignId && before.batchingPlantId === fields.batchingPlantId
  const values = same ? fields : { ...fields, syncedHash: null, syncedAt: null }
  return plantMixMapping.update(work, { id, version: version ?? 0 }, values)
}

/** The lines have taken this very recipe: its hash is kept, so that another recipe is never taken for it. */
export async function syncMix(work: Work, id: string, { version, batchingPlantIds }: z.output<typeof MixDesignSync>) {
  const mix = await lockAt(work, id, version)
  if (!GOOD_STATUSES.includes(mix.status))
    throw new Refused(`${mix.mixCode} is ${mix.status}`, undefined, { rule: 'approved', status: mix.status })
  const all = await lockMappingsOf(work, id)
  const wanted = batchingPlantIds ? all.filter(row => batchingPlantIds.includes(row.batchingPlantId)) : all
  if (batchingPlantIds?.some(line => !all.some(row => row.batchingPlantId === line)))
    throw invalid('batchingPlantIds', 'One of these lines does not make this mix')
  if (!wanted.length) throw new Refused(`No line makes ${mix.mixCode}`, undefined, { rule: 'mapped' })
  for (const row of wanted) await refuseUnseenLine(work.sql, work.by, row.batchingPlantId)
  const syncedHash = await recipeHash(work, id)
  const synced = []
  for (const row of wanted)
    synced.push(await plantMixMapping.move(work, row, { syncedHash, syncedAt: work.now }, 'sync'))
  return { mixDesignId: id, syncedHash, rows: synced.map(row => row.batchingPlantId), total: synced.length }
}

/** Complete is a mix that every line making it has taken. */
export async function completeMix(work: Work, id: string, version: number) {
  const mix = await lockAt(work, id, version)
  const lines = await lockMappingsOf(work, id)
  if (mix.status === 'approved' && (!lines.length || lines.some(row => !row.syncedHash)))
    throw new Refused(`${mix.mixCode} has not been sent to all its batching lines yet`, undefined, { rule: 'synced' })
  return advanceLocked(work, mixFlow, mix, { type: 'complete' })
}

/** Back to an earlier version: its lines make that one again, once they have acknowledged it. */
export async function revertMix(work: Work, { currentId, revertToId, version }: z.output<typeof MixDesignRevert>) {
  if (currentId === revertToId) throw invalid('revertToId', 'Choose another version')
  const current = await lockAt(work, currentId, version)
  const target = await mixDesign.lock(work, revertToId)
  if (target.mixCode !== current.mixCode) throw invalid('revertToId', `This is not a version of ${current.mixCode}`)
  if (!GOOD_STATUSES.includes(target.status))
    throw new Refused(`Version ${target.mixVersion} is ${target.status}`, undefined, { rule: 'approved' })
  const lines = await lockMappingsOf(work, currentId)
  for (const row of lines)
    await plantMixMapping.move(work, row, { mixDesignId: revertToId, syncedHash: null, syncedAt: null }, 'revert')
  await mixDesign.move(work, current, { active: false }, 'revert')
  const back = target.active ? target : await mixDesign.move(work, target, { active: true }, 'revert to')
  return { ...back, mixDesignId: back.id, moved: lines.length }
}

export async function switchMix(work: Work, of: { id: string; version: number; active: boolean }) {
  if (!of.active && (await lockMappingsOf(work, of.id)).length)
    throw new Refused('Lines still make this mix', undefined, { rule: 'mapped' })
  return mixDesign.setActive(work, of, of.active)
}

async function recipeHash(work: Work, id: string): Promise<string> {
  const lines = await recipeOf(work.sql, id)
  const text = JSON.stringify(lines.map(line => [line.materialCode, line.kgPerM3]).sort())
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
