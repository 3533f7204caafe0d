import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import type { MaterialRow } from '~/db/materials/material'
import { type KnownMix, materialsByCodes, newestByCodes } from '~/db/mixdesign/mix-match'
import { EngineeringFault } from '~/domain/kit/fault'
import type { MixDesignFields } from '~/domain/mixdesign/mix-design'
import { mixFigures } from '~/domain/mixdesign/mix-figures'
import type { ImportedMix } from '~/domain/mixdesign/mix-upload'
import { exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { createMix, updateMix } from './mix-design'

export type MixToSave = MixDesignFields & { mixCode: string; id?: string; version?: number }
export type MatchedMix =
  | { action: 'create' | 'update' | 'skip'; save: MixToSave }
  | { action: 'reject'; column: string; message: string; part?: number }

/** What each recipe of a file would do: begin a code or its next version, change a draft, or nothing. */
export async function matchMixes(sql: Sql, mixes: readonly ImportedMix[]): Promise<MatchedMix[]> {
  const [known, newest] = [
    await materialsByCodes(
      sql,
      mixes.flatMap(mix => mix.parts.map(part => part.materialCode)),
    ),
    await newestByCodes(
      sql,
      mixes.map(mix => mix.mixCode),
    ),
  ]
  return mixes.map(mix => matched(mix, known, newest.get(mix.mixCode.toLowerCase())))
}

/** A draft is changed, anything that was decided begins its next version; both arrive as drafts. */
export async function saveImportedMix(work: Work, { id, version, mixCode, ...fields }: MixToSave) {
  return id ? updateMix(work, id, version ?? 0, fields) : createMix(work, { mixCode, ...fields })
}

function matched(mix: ImportedMix, known: Map<string, MaterialRow>, before: KnownMix | undefined): MatchedMix {
  const found: { of: MaterialRow; kgPerM3: string }[] = []
  for (const [part, { column, materialCode, kgPerM3 }] of mix.parts.entries()) {
    const refuse = (message: string): MatchedMix => ({ action: 'reject', column, message, part })
    const of = known.get(materialCode.toLowerCase())
    if (!of) return refuse('There is no material with this code')
    if (!of.active) return refuse('This material is inactive')
    if (!kgPerM3) return refuse('This material has no mass')
    if (found.some(one => one.of.id === of.id)) return refuse('A material is listed twice in this mix')
    found.push({ of, kgPerM3 })
  }
  if (found.length < 2) return { action: 'reject', column: 'mixCode', message: 'A mix has at least two materials' }
  const air = mix.airPercent ?? '0'
  const wrong = wrongVolume(found, air)
  if (wrong) return { action: 'reject', column: 'mixCode', message: wrong }
  const save: MixToSave = {
    mixCode: before?.mixCode ?? mix.mixCode,
    name: mix.name,
    strengthMpa: mix.strengthMpa,
    targetMeanStrength: mix.targetMeanStrength,
    airPercent: air,
    dischargeMinutes: mix.dischargeMinutes,
    remarks: mix.remarks,
    exposureClasses: exposureClassesOf(before?.exposureClasses ?? []),
    status: 'draft',
    lines: found.map(({ of, kgPerM3 }) => ({ materialId: of.id, kgPerM3 })),
  }
  if (!before) return { action: 'create', save }
  if (isSame(save, before)) return { action: 'skip', save }
  if (before.status === 'approved' || before.status === 'completed') return { action: 'create', save }
  return { action: 'update', save: { ...save, id: before.id, version: before.version } }
}

/** A file with a line missing would otherwise come in as a thin mix. */
function wrongVolume(parts: { of: MaterialRow; kgPerM3: string }[], air: string): string | null {
  try {
    const { volume, volumeAccepted } = mixFigures(
      parts.map(({ of, kgPerM3 }) => ({ ...of, kgPerM3 })),
      air,
      '1970-01-01',
    )
    return volumeAccepted ? null : `It fills ${volume.toFixed(3)} m³, not 1.000`
  } catch (error) {
    if (error instanceof EngineeringFault) return error.message
    throw error
  }
}

function isSame(save: MixToSave, before: KnownMix): boolean {
  const number = (text: string | null | undefined) => (text == null ? null : Number(text))
  const lines = (of: readonly { materialId: string; kgPerM3: string }[]) =>
    JSON.stringify(of.map(line => [line.materialId, Number(line.kgPerM3)]).sort())
  return (
    save.name === before.name &&
    save.strengthMpa === before.strengthMpa &&
    number(save.targetMeanStrength) === number(before.targetMeanStrength) &&
    number(save.airPercent) === number(before.airPercent) &&
    save.dischargeMinutes === before.dischargeMinutes &&
    save.remarks === before.remarks &&
    lines(save.lines) === lines(before.lines)
  )
}
