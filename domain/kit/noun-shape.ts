import * as z from 'zod'
import type { Doing, Field, Noun } from './noun'
import { bodyPagingShape, pagingShape } from './page'
import { anyDecimal, id, optionalText, plainDate, queryFlag, queryIds, requiredText } from './shape'

/** The schemas of a noun, made from its fields where they are asked: by the API, and by what reads a posted form. */

const version = z.int().min(1, 'Version is required')
const active = z.boolean().default(true)

const fieldsOf = ({ fields }: Noun) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))

function shapeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.optional ? optionalText(field.most) : requiredText(field.said ?? field.label, field.most)
    case 'email':
      return z
        .union([z.literal(''), z.email('An e-mail address is needed')])
        .nullish()
        .transform(value => value || null)
    case 'flag':
      return z.boolean().default(false)
    case 'whole':
      return maybe(field, wholeOf(field))
    case 'decimal':
      return maybe(field, decimalOf(field))
    case 'choice':
      return maybe(field, z.enum(field.choices.map(([value]) => value)))
    case 'date':
      return maybe(field, plainDate())
    case 'lookup':
      return maybe(field, id())
  }
}

const maybe = (field: Field, shape: z.ZodType) => (field.optional ? shape.nullish() : shape)

const wholeOf = ({ label, least, most, unit }: Extract<Field, { kind: 'whole' }>) =>
  z
    .int()
    .min(least, least === 0 ? `${label} must not be negative` : `At least ${with_(least, unit)}`)
    .max(most, `At most ${with_(most, unit)}`)
const with_ = (value: number, unit = '') => `${value} ${unit}`.trim()

function decimalOf({ label, said = label, places, above, least, most }: Extract<Field, { kind: 'decimal' }>) {
  const number = anyDecimal(places, said)
  if (above !== undefined)
    return number.refine(value => Number(value) > above, `${said} must be above ${above === 0 ? 'zero' : above}`)
  return number.refine(
    value => Number(value) >= (least ?? -Infinity) && Number(value) <= (most ?? Infinity),
    `${said} lies between ${least} and ${most}`,
  )
}

/** New without an id, changed with one. */
export const saveOf = (noun: Noun) =>
  z.strictObject({
    [noun.idName ?? 'id']: id().nullish(),
    version: version.nullish(),
    active,
    ...fieldsOf(noun),
  })
export const createOf = (noun: Noun) => z.strictObject({ ...fieldsOf(noun), active })
export const changeOf = (noun: Noun) => z.strictObject({ ...fieldsOf(noun), active, version })
export const StatusSave = z.strictObject({ id: id(), version, active: z.boolean() })

/** The query of a list; `active` is left out where the call says it. */
export const searchOf = (noun: Noun, saysActive = true) =>
  z.strictObject({
    ...pagingShape,
    ...(saysActive ? { active: queryFlag() } : {}),
    ...(noun.byIds ? { ids: queryIds().optional() } : {}),
    ...Object.fromEntries((noun.filters ?? []).map(name => [name, filterOf(noun.fields[name])])),
  })
export const bodySearchOf = (_: Noun) => z.strictObject({ ...bodyPagingShape, active: z.boolean().optional() })

function filterOf(field: Field | undefined): z.ZodType {
  if (field?.kind === 'lookup') return id().optional()
  if (field?.kind === 'flag') return queryFlag()
  return z
    .string()
    .trim()
    .max(field?.kind === 'text' ? field.most : 80)
    .optional()
}

export type NounAsk = {
  limit: number
  offset: number
  sort?: string | undefined
  keyword?: string | undefined
  active?: boolean | undefined
  ids?: string[] | undefined
  [filter: string]: unknown
}

/** The shape of a good answer. */
export function answerOf(noun: Noun, doing: Doing): z.ZodType {
  if (doing === 'remove') return z.object({ removed: z.literal(true) })
  const kept = z.looseObject(kinds(noun))
  if (doing === 'row') return z.object(rowShape(noun))
  if (!['list', 'list active', 'active', 'filter'].includes(doing)) return kept
  return z.object({
    rows: z.array(noun.answer === 'record' ? kept : z.object(rowShape(noun))),
    total: z.int(),
    more: z.literal(true).optional(),
  })
}

const kinds = (noun: Noun) => ({
  id: z.uuid(),
  ...(noun.idName ? { [noun.idName]: z.uuid() } : {}),
  version: z.int(),
  active: z.boolean(),
  ...Object.fromEntries(Object.entries(noun.fields).map(([name, field]) => [name, keptAs(field)])),
})

const rowShape = (noun: Noun) => ({
  ...kinds(noun),
  ...Object.fromEntries(Object.keys(noun.counts ?? {}).map(name => [name, z.int()])),
  ...Object.fromEntries(
    Object.values(noun.fields).flatMap(field =>
      field.kind === 'lookup' ? Object.keys(field.shows).map(name => [name, z.string().nullable()]) : [],
    ),
  ),
})

function keptAs(field: Field): z.ZodType {
  if (field.kind === 'flag') return z.boolean()
  const kept = field.kind === 'whole' ? z.int() : z.string()
  return field.optional || field.kind === 'email' ? kept.nullable() : kept
}
