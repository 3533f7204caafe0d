import * as z from 'zod'
import { SETTINGS, type SettingName } from '../kit/setting'
import { id, plainDate } from '../kit/shape'

/** The settings that the laboratory keeps itself. */
export const LAB_SETTINGS = (Object.keys(SETTINGS) as SettingName[]).filter(name => name.startsWith('cylinders.'))

const name = z.enum(LAB_SETTINGS as [SettingName, ...SettingName[]])
/** Rows are of texts, e.g. an uncertainty for each kind of specimen; the shape of the setting judges them. */
const row = z.record(z.string().max(40), z.string().max(200).nullable())
const value = z.union([
  z.number(),
  z.string().max(80),
  z.boolean(),
  z.array(z.union([z.number(), z.string(), row])).max(20),
])

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
