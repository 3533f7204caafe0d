import { record } from '../kit/record'
import { bans } from './tables'

export const ban = record(bans, 'ban')
export type BanRow = typeof bans.$inferSelect
