import { BARE, NAMED } from './kind-names'
import type { Schema, Served } from './served'

/** The table of the row that a parameter names; `column` where it is named by its number. */
export type Kind = { table: string; column?: string }

/** Files of a record hang on any of these kinds: the subject is asked for beside the id. */
const ATTACHED = 'customer project order delivery_order invoice_draft requisition raw_material_test cylinder_test'
const SUBJECTS = `${ATTACHED} plant_audit truck driver`.split(' ')

/** A place in a question where a row is named; `at` is the way to it in path, query or body. */
export type Naming = { in: 'path' | 'query' | 'body'; at: string[]; kind: Kind; beside?: Record<string, string> }

/** Every place of a call where a row of somebody may be named, and those of which nobody has said what they name. */
export function namingsOf(of: Served): { namings: Naming[]; unknown: string[] } {
  const namings: Naming[] = []
  const unknown: string[] = []
  const add = (place: Naming['in'], at: string[], schema: Schema) => {
    const name = at.findLast(part => part !== '[]')!
    if (!namesRow(name, schema)) return
    if (name === 'subjectId')
      for (const table of subjectsOf(of)) namings.push({ in: place, at, kind: { table }, beside: { subject: table } })
    else {
      const kind = kindOf(of.path, name, at)
      if (kind) namings.push({ in: place, at, kind })
      else if (kind === undefined) unknown.push(`${of.call} ${place} ${at.join('.')}`)
    }
  }
  // The same query in another spelling.
  for (const { name, in: place, schema } of of.parameters)
    if (place !== 'header' && !name.endsWith('[]')) add(place, [name], oneOf(schema))
  if (of.body) walk(of.body, [], (at, schema) => add('body', at, schema))
  return { namings, unknown }
}

/** The kinds that the call takes as its subject. */
function subjectsOf({ parameters }: Served): string[] {
  const taken = parameters.find(({ name }) => name === 'subject')?.schema
  const named: unknown[] | undefined = taken && oneOf(taken).enum
  return named ? SUBJECTS.filter(table => named.includes(table)) : SUBJECTS
}

function kindOf(path: string, name: string, at: string[]): Kind | null | undefined {
  if (path.startsWith('/engineering/')) return null
  const bare = /^(ids?|[abc]|excludeId)$/.test(name)
  if (!bare) return NAMED[name.replace(/Ids?$/, '')]
  // An id within a list of the body is that of a line, not of what the call is about.
  if (at.length > 2 && at.at(-1) !== '[]') return null
  if (/^[bc]$/.test(name)) return null
  return BARE.find(([fits]) => fits.test(path))?.[1]
}

const namesRow = (name: string, schema: Schema): boolean =>
  /^(id|ids|a|b|c|bp|plant|with|doNumber|orderNo|plantCode|truckNo|mixCode|code)$/.test(name) ||
  /Ids?$/.test(name) ||
  schema.format === 'uuid'

/** Of several ways to say the same, the one that is no null and no other spelling. */
export function oneOf(schema: Schema): Schema {
  const ways: Schema[] | undefined = schema.anyOf ?? schema.oneOf
  if (ways) return oneOf(ways.find(way => way.type === 'array') ?? ways.find(way => way.type !== 'null') ?? ways[0])
  return schema
}

function walk(given: Schema, at: string[], visit: (at: string[], schema: Schema) => void): void {
  const schema = oneOf(given)
  if (schema.properties)
    for (const [name, of] of Object.entries(schema.properties as Record<string, Schema>)) walk(of, [...at, name], visit)
  else if (schema.items) walk(schema.items, [...at, '[]'], visit)
  else if (at.length) visit(at, schema)
}
