import type { Work } from '~/db/kit/work'
import { mixVersionNamed } from '~/db/mixdesign/cement-radar'
import { mixDesign } from '~/db/mixdesign/mix-design'
import { fullRecipe } from '~/db/mixdesign/mix-page'
import { Missing, Refused } from '~/domain/kit/problem'
import { type CementRadarTrial, leanerName } from '~/domain/mixdesign/cement-radar/cement-radar'
import { leaner } from '~/domain/mixdesign/cement-radar/lean'
import { exposureClassesOf } from '~/domain/mixdesign/requisition-choices'
import { cementRadar } from './cement-radar'
import { createMix } from './mix-design'

export type RadarTrial = {
  id: string
  mixDesignId: string
  mixCode: string
  mixVersion: number
  name: string
  plantName: string
  productCode: string
}

/**
 * The leaner mix that the radar proposes, as a draft to make a trial batch of. One that was begun is taken up again. Refused
 * where the results have changed since, so that this much can no longer go.
 */
export async function startRadarTrial(work: Work, { plantId, productId, cut }: CementRadarTrial): Promise<RadarTrial> {
  // All concretes of the plant are read: what is known of one leans on the others.
  const { rows, riskPercent } = await cementRadar(work.sql, work.by, { plantId }, work.now)
  const row = rows.find(of => of.plantId === plantId && of.productId === productId)
  if (!row) throw new Missing('The radar has no such concrete')
  if (cut > row.cut)
    throw new Refused(
      `${row.productCode} of ${row.plantName} can spare ${row.cut} kg/m³ within a risk of ${riskPercent} %, not ${cut}`,
      undefined,
      { rule: 'risk', cut: row.cut },
    )
  const { plantName, productCode } = row
  const mix = await mixDesign.get(work.sql, row.mixDesignId)
  const name = leanerName(mix.name, cut)
  const begun = await mixVersionNamed(work.sql, mix.mixCode, name)
  if (begun) return { ...begun, mixDesignId: begun.id, plantName, productCode }
  const { strengthMpa, targetMeanStrength, airPercent, dischargeMinutes, mixCode } = mix
  const exposureClasses = exposureClassesOf(mix.exposureClasses)
  const lines = leaner(await fullRecipe(work.sql, mix.id), cut)
  const made = await createMix(work, {
    ...{
      mixCode,
      name,
      strengthMpa,
      targetMeanStrength,
      airPercent,
      dischargeMinutes,
      exposureClasses,
      status: 'draft',
    },
    lines: lines.map(({ materialId, kgPerM3 }) => ({ materialId, kgPerM3 })),
    remarks: `Cement radar, ${row.plantName}: ${row.results} results, mean ${row.mean.toFixed(1)} MPa, ${row.required.toFixed(1)} MPa required`,
  })
  return { id: made.id, mixDesignId: made.id, mixCode, mixVersion: made.mixVersion, name, plantName, productCode }
}
