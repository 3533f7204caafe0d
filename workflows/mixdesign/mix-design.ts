import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { material } from '~/db/materials/material'
import { mixFieldRows } from '~/db/mixdesign/field-setup'
import { type MixDesignRow, mixDesign, mixDesignLine } from '~/db/mixdesign/mix-design'
import { fullRecipe, lastVersion } from '~/db/mixdesign/mix-page'
import { user } from '~/db/users/user'
import type { Person } from '~/domain/access/roles'
import { Invalid, invalid, REVIEW_THE_FORM, Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { judgedOf, judgeFields } from '~/domain/mixdesign/field-setup'
import type { MixDesignFields } from '~/domain/mixdesign/mix-design'
import { type MixFigures, mixFigures } from '~/domain/mixdesign/mix-figures'
import { advanceLocked, openTo } from '../kit/workflow'
import { refuseWithoutEvidence } from './mix-design-evidence'
import { brokenExposure, notMet, refuseBrokenExposure } from './mix-exposure'
import { mixFlow } from './mix-flow'
import { usualDischarge } from './usual-discharge'

export type MixDesignDetail = MixDesignRow & {
  mixDesignId: string
  lines: Awaited<ReturnType<typeof fullRecipe>>
  figures: MixFigures
  open: string[]
  approvedByName: string | null
}

export async function mixDesignDetail(sql: Sql, person: Person, id: string, now: Date): Promise<MixDesignDetail> {
  const row = await mixDesign.get(sql, id)
  const lines = await fullRecipe(sql, id)
  const figures = mixFigures(lines, row.airPercent, businessDay(now))
  const approver = row.approvedBy ? await user.find(sql, row.approvedBy) : undefined
  return {
    ...row,
    mixDesignId: id,
    lines,
    figures,
    open: openTo(mixFlow, row, person),
    approvedByName: approver?.name ?? null,
  }
}

/** What nobody says of its discharge is as usual. */
export async function createMix(work: Work, { mixCode, ...given }: MixDesignFields & { mixCode: string }) {
  const { lines, status, dischargeMinutes = await usualDischarge(work.sql), ...fields } = given
  const mixVersion = (await lastVersion(work.sql, mixCode)) + 1
  const row = await mixDesign.insert(work, { ...fields, dischargeMinutes, mixCode, mixVersion, status })
  await writeLines(work, row, lines)
  return judged(work, await mixDesignDetail(work.sql, work.by, row.id, work.now))
}

export async function updateMix(work: Work, id: string, version: number, given: MixDesignFields) {
  const { lines, status, ...fields } = given
  const before = await mixDesign.lock(work, id)
  mixDesign.atVersion(before, version)
  const step = { type: status === 'submitted' ? 'submit' : 'revise', values: fields }
  const row = await advanceLocked(work, mixFlow, before, step)
  await writeLines(work, row, lines)
  return judged(work, await mixDesignDetail(work.sql, work.by, id, work.now))
}

/** A mix that does not fill its cubic metre is no mix, and nobody approves the own work. */
export async function approveMix(work: Work, id: string, version: number) {
  const before = await lockAt(work, id, version)
  refuseOwn(work, before)
  const lines = await fullRecipe(work.sql, id)
  const figures = mixFigures(lines, before.airPercent, businessDay(work.now))
  if (before.status === 'submitted' && !figures.volumeAccepted)
    throw new Refused(`The mix fills ${figures.volume.toFixed(4)} m³, not 1`, undefined, {
      rule: 'volume',
      volume: figures.volume,
    })
  if (before.status === 'submitted') {
    await refuseBrokenExposure(work.sql, before, businessDay(work.now))
    await refuseWithoutEvidence(work, before)
  }
  const values = { approvedBy: work.by.id, approvedAt: work.now, gwpPerM3: figures.gwpPerM3 }
  await advanceLocked(work, mixFlow, before, { type: 'approve', values })
  return mixDesignDetail(work.sql, work.by, id, work.now)
}

export async function rejectMix(work: Work, id: string, version: number, reason: string) {
  const before = await lockAt(work, id, version)
  await advanceLocked(work, mixFlow, before, { type: 'reject', reason })
  return mixDesignDetail(work.sql, work.by, id, work.now)
}

export async function lockAt(work: Work, id: string, version: number): Promise<MixDesignRow> {
  const row = await mixDesign.lock(work, id)
  mixDesign.atVersion(row, version)
  return row
}

/** A draft may be anything; what is submitted keeps what the laboratory asks of every mix. */
async function judged(work: Work, mix: MixDesignDetail): Promise<MixDesignDetail> {
  if (mix.status !== 'submitted') return mix
  const faults = judgeFields(await mixFieldRows(work.sql, true), judgedOf(mix, mix.figures))
  const broken = await brokenExposure(work.sql, mix, businessDay(work.now))
  if (faults.length + broken.length)
    throw new Invalid(REVIEW_THE_FORM, {
      ...Object.fromEntries(faults.map(({ field, message }) => [field, [message]])),
      ...(broken.length ? { exposureClasses: broken.map(notMet) } : {}),
    })
  return mix
}

function refuseOwn(work: Work, row: MixDesignRow): void {
  if (row.status === 'submitted' && row.updatedBy === work.by.id)
    throw new Refused('The person who submitted a mix cannot approve it', undefined, { rule: 'four-eyes' })
}

async function writeLines(work: Work, row: MixDesignRow, lines: MixDesignFields['lines']): Promise<void> {
  const known = await material.byIds(
    work.sql,
    lines.map(line => line.materialId),
  )
  for (const [at, { materialId }] of lines.entries()) {
    const of = known.get(materialId)
    if (!of) throw invalid(`lines.${at}.materialId`, 'There is no such material')
    if (!of.active) throw invalid(`lines.${at}.materialId`, `${of.name} is inactive`)
  }
  await mixDesignLine.replace(
    work,
    row.id,
    lines.map((line, place) => ({ ...line, place })),
  )
  const figures = mixFigures(await fullRecipe(work.sql, row.id), row.airPercent, businessDay(work.now))
  if (figures.waterCementRatio !== row.waterCementRatio)
    await mixDesign.move(work, row, { waterCementRatio: figures.waterCementRatio }, 'figures')
}
