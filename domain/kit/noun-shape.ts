import * as z from 'zod'
import { type Doing, isSwitched, LISTS, type Noun, type Rule } from './noun'
import type { Field } from './noun-field'
import { bodyPagingShape, pagingShape, unsortedShape } from './page'
import { anyDecimal, id, optionalText, plainDate, queryFlag, queryIds, requiredText } from './shape'

/** The schemas of a noun, made from its fields where they are asked: by the API, and by what reads a posted form. */

const version = z.int().min(1, 'Version is required')
const active = z.boolean().default(true)

const fieldsOf = ({ fields }: Noun) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shapeOf(field)]))
const switchOf = (noun: Noun): Record<string, z.ZodType> => (isSwitched(noun) ? { active } : {})

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
      return z.boolean().default(field.usual ?? false)
    case 'whole':
      return maybe(field, wholeOf(field))
    case 'decimal':
      return maybe(field, decimalOf(field))
    case 'choice':
      return choiceOf(field)
    case 'date':
      return maybe(field, plainDate())
    case 'lookup':
      return maybe(field, id())
  }
}

function choiceOf(field: Extract<Field, { kind: 'choice' }>): z.ZodType {
  const one = z.enum(field.choices.map(([value]) => value))
  return field.usual ? one.default(field.usual) : maybe(field, one)
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
  if (above !== undefined && most !== undefined)
    return number.refine(
      value => Number(value) > above && Number(value) <= most,
      `${said} must be above ${above} and at most ${most}`,
    )
  if (above !== undefined)
    return number.refine(value => Number(value) > above, `${said} must be above ${above === 0 ? 'zero' : above}`)
  return number.refine(
    value => Number(value) >= (least ?? -Infinity) && Number(value) <= (most ?? Infinity),
    `${said} must be between ${least} and ${most}`,
  )
}

const ruled = ({ rules = [] }: Noun, fields: Record<string, z.ZodType>) =>
  rules.reduce(
    (form, rule) => form.refine(values => holds(rule, values), { path: [rule.at], message: rule.why }),
    z.strictObject(fields),
  )

/** Figures by their size, days by their order. */
function holds({ ascending }: Rule, values: Record<string, unknown>): boolean {
  const given = ascending.map(name => values[name]).filter(value => value !== null && value !== undefined)
  const size = (value: unknown) => (Number.isNaN(Number(value)) ? String(value) : Number(value))
  return given.every((value, at) => at === 0 || size(given[at - 1]) <= size(value))
}

/** New without an id, changed with one. */
export const saveOf = (noun: Noun) =>
  ruled(noun, {
    [noun.idName ?? 'id']: id().nullish(),
    version: version.nullish(),
    ...switchOf(noun),
    ...fieldsOf(noun),
  })
export const createOf = (noun: Noun) => ruled(noun, { ...fieldsOf(noun), ...switchOf(noun) })
export const changeOf = (noun: Noun) => ruled(noun, { ...fieldsOf(noun), ...switchOf(noun), version })
export const StatusSave = z.strictObject({ id: id(), version, active: z.boolean() })
export const RemoveSave = z.strictObject({ id: id(), version })

/** The query of a list; `active` is left out where the call says it. */
export const searchOf = (noun: Noun, saysActive = true) =>
  z.strictObject({
    ...(noun.sort.length ? pagingShape : unsortedShape),
    ...(saysActive && isSwitched(noun) ? { active: queryFlag() } : {}),
    ...(noun.byIds ? { ids: queryIds().optional() } : {}),
    ...filtersOf(noun),
  })
/** What narrows a list that is not paged. */
export const narrowingOf = (noun: Noun) => z.strictObject(filtersOf(noun))

const filtersOf = (noun: Noun) =>
  Object.fromEntries((noun.filters ?? []).map(name => [name, filterOf(noun.fields[name])]))
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
  /** Without a limit it is every row. */
  limit?: number
  offset?: number
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
  if (!LISTS.includes(doing)) return kept
  const row = noun.answer === 'record' ? kept.extend(rowShape(noun)) : z.object(rowShape(noun))
  const page = z.object({ rows: z.array(row), total: z.int() })
  return doing.startsWith('all') ? page : page.extend({ more: z.literal(true).optional() })
}

const kinds = (noun: Noun) => ({
  id: z.uuid(),
  ...(noun.idName ? { [noun.idName]: z.uuid() } : {}),
  version: z.int(),
  ...(isSwitched(noun) ? { active: z.boolean() } : {}),
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
