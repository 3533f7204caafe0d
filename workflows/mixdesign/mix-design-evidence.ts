import type { Sql } from '~/db/kit/open'
import { settingOn } from '~/db/kit/setting'
import type { Work } from '~/db/kit/work'
import type { MixDesignRow } from '~/db/mixdesign/mix-design'
import { productionOf, waiverOf } from '~/db/mixdesign/mix-design-evidence'
import { trialsOfMix } from '~/db/mixdesign/trial-batch'
import { Refused } from '~/domain/kit/problem'
import { addDays, businessDay } from '~/domain/kit/time'
import { INITIAL_TESTS, type MixEvidence, mixEvidence } from '~/domain/mixdesign/mix-design-evidence'

/** Production older than this says nothing of today's materials. */
const PRODUCTION_DAYS = 365

/** Its trials and its production by the rules of the day. */
export async function evidenceOf(sql: Sql, mix: MixDesignRow, now: Date): Promise<MixEvidence> {
  const day = businessDay(now)
  const rules = await settingOn(sql, 'mixdesign.trial-evidence', day)
  const strengthAge = await settingOn(sql, 'cylinders.strength-age', day)
  const trials = await trialsOfMix(sql, mix.id)
  const { mixCode, strengthMpa } = mix
  const since = addDays(day, -PRODUCTION_DAYS)
  return mixEvidence(
    rules,
    trials.map(({ trialNo, fck, ages }) => {
      const age = ages.find(one => one.ageDays === strengthAge)
      const { mean = null, dueOn = null } = age ?? {}
      return { trialNo, fck, mean, dueOn, approved: age?.status === 'approved', counts: !!age?.counts }
    }),
    await productionOf(sql, { mixCode, strengthMpa, strengthAge, since }),
  )
}

/** Refuses an approval that lacks its evidence, where the setting requires it and nobody else has waived it. */
export async function refuseWithoutEvidence(work: Work, mix: MixDesignRow): Promise<void> {
  const { asks, met, missing, least } = await evidenceOf(work.sql, mix, work.now)
  if (asks !== 'required' || met) return
  const waiver = await waiverOf(work.sql, mix)
  if (!waiver)
    throw new Refused(
      `${mix.mixCode} version ${mix.mixVersion} has no evidence for its approval. ${missing.join('. ')}`,
      undefined,
      { rule: 'trial-evidence', missing, leastMarginMpa: least, source: INITIAL_TESTS },
    )
  if (waiver.byId === work.by.id)
    throw new Refused('The person who waived the trial evidence cannot approve the mix', undefined, {
      rule: 'four-eyes',
    })
}
