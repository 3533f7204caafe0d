import type { Sql } from '~/db/kit/open'
import type { Work } from '~/db/kit/work'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { mixDesignWaiver, waiverOf } from '~/db/mixdesign/mix-design-evidence'
import { Refused } from '~/domain/kit/problem'
import { businessDay } from '~/domain/kit/time'
import { DURABILITY_OF } from '~/domain/mixdesign/durability'
import { INITIAL_TESTS, LONG_EXPERIENCE } from '~/domain/mixdesign/mix-design-evidence'
import { evidenceOf } from './mix-design-evidence'
import { exposureOfMix } from './mix-exposure'

/** What a person who approves a mix should have before the eyes. */
export async function evidenceOfMix(sql: Sql, id: string, now: Date) {
  const mix = await mixDesign.get(sql, id)
  const evidence = await evidenceOf(sql, mix, now)
  const { standard, design, verdicts } = await exposureOfMix(sql, mix, businessDay(now))
  const { source, ratio, ratioOf } = DURABILITY_OF[standard]
  const waiver = await waiverOf(sql, mix)
  return {
    mixDesignId: id,
    ...evidence,
    trialSource: INITIAL_TESTS,
    productionSource: LONG_EXPERIENCE,
    waterCement: design.ratio,
    equivalentCement: design.equivalent,
    /** Each class by the standard in force; those that the mix is declared for must be met. */
    exposure: verdicts.map(of => ({ ...of, declared: mix.exposureClasses.includes(of.exposureClass) })),
    exposureBy: { standard, source, ratioName: ratio, ratio: ratioOf(design) },
    waiver: waiver ? { byName: waiver.byName, at: waiver.at, reason: waiver.reason } : null,
  }
}
type EvidenceOfMix = Awaited<ReturnType<typeof evidenceOfMix>>

/** A second person answers by name for an approval without evidence; it ends when the mix is changed. */
export async function waiveEvidence(work: Work, id: string, version: number, reason: string): Promise<EvidenceOfMix> {
  const mix = await mixDesign.lock(work, id)
  mixDesign.atVersion(mix, version)
  if (mix.status !== 'submitted')
    throw new Refused('Trial evidence is waived for a submitted mix', undefined, { status: mix.status })
  if (mix.updatedBy === work.by.id)
    throw new Refused('The person who submitted a mix cannot waive its evidence', undefined, { rule: 'four-eyes' })
  if (await waiverOf(work.sql, mix)) throw new Refused('The trial evidence of this mix is already waived')
  const { met } = await evidenceOf(work.sql, mix, work.now)
  if (met) throw new Refused('This mix has its trial evidence', undefined, { rule: 'trial-evidence' })
  const { id: byId, name: byName } = work.by
  const waiver = { mixDesignId: id, mixDesignVersion: version, reason, at: work.now, byId, byName }
  await mixDesignWaiver.add(work, waiver, 'waive evidence', id)
  return evidenceOfMix(work.sql, id, work.now)
}
