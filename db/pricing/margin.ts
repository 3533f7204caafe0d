import { asc, eq } from 'drizzle-orm'
import type { MarginRow, MarginSave, Threshold } from '~/domain/pricing/margin'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { settingOn } from '../kit/setting'
import type { Work } from '../kit/work'
import { marginContributions } from './tables'

export const margin = record(marginContributions, 'margin_contribution', { label: 'margin' })
export type MarginRecord = typeof marginContributions.$inferSelect

/** Every region with its target, also those that have none yet. */
export function margins(sql: Sql): Promise<MarginRow[]> {
  return sql
    .select({
      id: marginContributions.id,
      regionId: regions.id,
      regionName: regions.regionName,
      targetPercent: marginContributions.targetPercent,
      version: marginContributions.version,
    })
    .from(regions)
    .leftJoin(marginContributions, eq(marginContributions.regionId, regions.id))
    .where(eq(regions.active, true))
    .orderBy(asc(regions.regionName))
}

/** The target of a region with the shares at which it goes amber and red; null without a target. */
export async function thresholdOf(sql: Sql, regionId: string, day: string): Promise<Threshold | null> {
  const [found] = await sql
    .select({ targetPercent: marginContributions.targetPercent })
    .from(marginContributions)
    .where(eq(marginContributions.regionId, regionId))
  if (!found) return null
  return { ...found, ...(await settingOn(sql, 'pricing.margin', day, regionId)) }
}

/** The target of a region as the person saw it, kept until the end of the work; undefined before its first. */
export async function heldMargin(work: Work, regionId: string, version: number): Promise<MarginRecord | undefined> {
  const [present] = await work.sql
    .select()
    .from(marginContributions)
    .where(eq(marginContributions.regionId, regionId))
    .for('update')
  return present && margin.atVersion(present, version)
}

export async function saveMargin(work: Work, { regionId, version, targetPercent }: MarginSave): Promise<MarginRecord> {
  const present = await heldMargin(work, regionId, version ?? 0)
  return present
    ? margin.move(work, present, { targetPercent }, 'change')
    : margin.insert(work, { regionId, targetPercent })
}
