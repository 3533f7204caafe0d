import * as z from 'zod'
import { SETTINGS, type SettingName } from '../kit/setting'
import { id, plainDate } from '../kit/shape'

/** The settings that the laboratory keeps itself. */
export const LAB_SETTINGS = (Object.keys(SETTINGS) as SettingName[]).filter(name => name.startsWith('cylinders.'))

const name = z.enum(LAB_SETTINGS as [SettingName, ...SettingName[]])
const value = z.union([z.number(), z.string().max(80), z.boolean(), z.array(z.union([z.number(), z.string()])).max(20)])

/** A value from a day on, for the company or for one region; earlier days keep what they had. */
export const ConfigurationCreate = z.strictObject({
  name,
  value,
  effectiveFrom: plainDate().optional(),
  regionId: id().nullish(),
})
export type ConfigurationCreate = z.output<typeof ConfigurationCreate>
export const ConfigurationUpdate = z.strictObject({
  id: id(),
  version: z.int().min(1, 'Version is required'),
  value,
  effectiveFrom: plainDate().optional(),
})
export type ConfigurationUpdate = z.output<typeof ConfigurationUpdate>
export const ConfigurationAll = z.strictObject({ regionId: id().optional() })
