import { asc, eq } from 'drizzle-orm'
import type { MixField } from '~/domain/mixdesign/field-setup'
import type { Sql } from '../kit/open'
import { record } from '../kit/record'
import { mixFieldSettings as settings } from './tables'

export const mixFieldSetting = record(settings, 'mix_field_setting')
export type MixFieldRow = Omit<typeof settings.$inferSelect, 'field'> & { field: MixField }

export const mixFieldRows = (sql: Sql, active?: boolean): Promise<MixFieldRow[]> =>
  sql
    .select()
    .from(settings)
    .where(active === undefined ? undefined : eq(settings.active, active))
    .orderBy(asc(settings.field)) as Promise<MixFieldRow[]>
