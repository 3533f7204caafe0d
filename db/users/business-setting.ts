import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { SettingName } from '~/domain/kit/setting'
import { regions } from '../fleet/tables'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { settingProposals, settingRows } from '../kit/tables'

export const settingProposal = record(settingProposals, 'setting_proposal', { label: 'setting proposal' })
export type SettingProposalRecord = typeof settingProposals.$inferSelect
export type NamedProposal = SettingProposalRecord & { regionName: string | null }
export type NamedSetting = typeof settingRows.$inferSelect & { regionName: string | null }

/** Every value that was ever set, the newest day first. */
export async function settingHistory(sql: Sql, name?: SettingName): Promise<NamedSetting[]> {
  const rows = await sql
    .select({ row: settingRows, regionName: regions.regionName })
    .from(settingRows)
    .leftJoin(regions, eq(regions.id, settingRows.regionId))
    .where(name ? eq(settingRows.name, name) : undefined)
    .orderBy(desc(settingRows.effectiveFrom), asc(regions.regionName))
  return rows.map(({ row, regionName }) => ({ ...row, regionName }))
}

/** What was proposed for a setting, the newest first; without a name what is open. */
export async function settingProposalsOf(sql: Sql, name?: SettingName): Promise<NamedProposal[]> {
  const rows = await sql
    .select({ row: settingProposals, regionName: regions.regionName })
    .from(settingProposals)
    .leftJoin(regions, eq(regions.id, settingProposals.regionId))
    .where(name ? eq(settingProposals.name, name) : eq(settingProposals.status, 'pending'))
    .orderBy(desc(settingProposals.createdAt))
    .limit(200)
  return rows.map(({ row, regionName }) => ({ ...row, regionName }))
}

/** The open proposal for the same setting, place and day. */
export async function sameProposal(
  sql: Sql,
  of: Pick<SettingProposalRecord, 'name' | 'regionId' | 'effectiveFrom'>,
): Promise<SettingProposalRecord | undefined> {
  const { name, regionId, effectiveFrom, status } = settingProposals
  const [row] = await sql
    .select()
    .from(settingProposals)
    .where(
      and(
        eq(name, of.name),
        of.regionId ? eq(regionId, of.regionId) : isNull(regionId),
        eq(effectiveFrom, of.effectiveFrom),
        eq(status, 'pending'),
      ),
    )
  return row
}

/** The row of a setting for exactly this day. */
export async function settingOfDay(
  sql: Sql,
  of: Pick<SettingProposalRecord, 'name' | 'regionId' | 'effectiveFrom'>,
): Promise<typeof settingRows.$inferSelect | undefined> {
  const [row] = await sql
    .select()
    .from(settingRows)
    .where(
      and(
        eq(settingRows.name, of.name),
        of.regionId ? eq(settingRows.regionId, of.regionId) : isNull(settingRows.regionId),
        eq(settingRows.effectiveFrom, of.effectiveFrom),
      ),
    )
  return row
}
