import * as z from 'zod'
import { SETTINGS, type SettingName } from '../kit/setting'
import type { Entries, SettingForm } from '../kit/setting-fields'
import { id, optionalText, plainDate, requiredText } from '../kit/shape'

export const settingNames = Object.keys(SETTINGS) as [SettingName, ...SettingName[]]
export const SettingParam = z.strictObject({ name: z.enum(settingNames) })

const proposed = {
  name: z.enum(settingNames),
  regionId: id().nullish(),
  effectiveFrom: plainDate(),
  /** Judged by the shape of the setting. */
  value: z.unknown(),
}
export const SettingPreviewAsk = z.strictObject(proposed)
export type SettingPreviewAsk = z.output<typeof SettingPreviewAsk>
export const SettingProposal = z.strictObject({ ...proposed, reason: requiredText('Reason', 400) })
export type SettingProposal = z.output<typeof SettingProposal>

export const SettingDecision = z
  .strictObject({ version: z.int().min(1, 'Version is required'), approve: z.boolean(), reason: optionalText(400) })
  .refine(of => of.approve || of.reason, { path: ['reason'], message: 'Say why it is rejected' })
export type SettingDecision = z.output<typeof SettingDecision>

/** A value by its day, and where it is known what people did to get there. */
export type SettingValueRow = {
  id: string
  regionName: string | null
  effectiveFrom: string
  words: string
  entries: Entries
  when: 'past' | 'in force' | 'coming'
}
export type SettingProposalRow = {
  id: string
  version: number
  regionName: string | null
  effectiveFrom: string
  words: string
  entries: Entries
  reason: string
  status: string
  askedByName: string
  askedAt: Date
  decidedByName: string | null
  decidedAt: Date | null
  decisionReason: string | null
  /** What changes, in sentences, while it is open. */
  effects: string[]
  /** Why the person who looks may not approve it. */
  why: string | null
}
export type SettingRow = {
  name: SettingName
  group: string
  label: string
  words: string
  since: string | null
  coming: number
  pending: number
}
export type SettingDetail = SettingRow & {
  form: SettingForm
  /** Whether a region may have its own. */
  regional: boolean
  entries: Entries
  usualWords: string
  values: SettingValueRow[]
  proposals: SettingProposalRow[]
}

const GROUPS: Record<string, string> = {
  billing: 'Billing',
  credit: 'Credit',
  attachments: 'Files',
  imports: 'Files',
  company: 'Company',
  pricing: 'Pricing',
  users: 'Signing in',
  privacy: 'Personal data',
  orders: 'Orders',
  deliveries: 'Deliveries',
  emodification: 'Deliveries',
  queue: 'Queue',
  fleet: 'Fleet',
  batching: 'Batching',
  materials: 'Materials',
  carbon: 'Materials',
  cylinders: 'Laboratory',
  mixdesign: 'Laboratory',
}
export const settingGroup = (name: SettingName): string => GROUPS[name.split('.')[0]!] ?? 'Portal'
