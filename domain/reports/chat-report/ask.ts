import * as z from 'zod'
import { id, plainDate, queryCount } from '../../kit/shape'
import type { MaterialKind } from '../../materials/material'
import { type ChatConfig, DIMENSIONS, type Dimension, KINDS, MEASURES, type Measure } from './catalogue'

/** The names of a table as a choice. */
export const keys = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]]

/** A question in words, or the parts of a chart; a part named beside a question goes before its words. */
export const ChatAsk = z
  .strictObject({
    q: z.string().trim().max(200, 'A question has at most 200 letters').optional(),
    measure: z.enum(keys<Measure>(MEASURES)).optional(),
    by: z.enum(keys<Dimension>(DIMENSIONS)).optional(),
    from: plainDate().optional(),
    to: plainDate().optional(),
    plantId: id().optional(),
    grade: queryCount(200).optional(),
    product: z.string().trim().toUpperCase().max(40, 'A code has at most 40 letters').optional(),
    ageDays: queryCount(3650).optional(),
    kind: z.enum(keys<MaterialKind>(KINDS)).optional(),
    top: queryCount(100).optional(),
    chart: z.enum(['bar', 'line']).optional(),
  })
  .refine(of => !of.from || !of.to || of.from <= of.to, { path: ['to'], message: 'The end is before the start' })
export type ChatAsk = z.output<typeof ChatAsk>

export type ChatRow = { label: string; value: number | null; count: number }
export type ChatAnswer = {
  question: string
  config: ChatConfig | null
  unknown: string[]
  /** Of a question that is not understood as a whole: the part that is, in words. */
  nearest: string | null
  rows: ChatRow[]
  total: number | null
}
export type ChatCatalogue = {
  today: string
  measures: Measure[]
  plants: { id: string; plantName: string; plantCode: string }[]
}
