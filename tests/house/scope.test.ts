import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import * as billing from '~/db/billing/scope'
import { invoices } from '~/db/billing/tables'
import * as customers from '~/db/customers/scope'
import * as cylinders from '~/db/cylinders/scope'
import * as deliveries from '~/db/deliveries/scope'
import { deliveryOrders } from '~/db/deliveries/tables'
import * as fleet from '~/db/fleet/scope'
import * as mixdesign from '~/db/mixdesign/scope'
import * as orders from '~/db/orders/scope'
import * as pricing from '~/db/pricing/scope'
import * as queue from '~/db/queue/scope'
import * as rawtests from '~/db/rawtests/scope'
import * as users from '~/db/users/scope'
import type { Person, Role, Scope } from '~/domain/access/roles'

const SCOPES = { billing, customers, cylinders, deliveries, fleet, mixdesign, orders, pricing, queue, rawtests, users }
type Predicate = (person: Person) => SQL | undefined

/** What an exported rule is asked with beside the person. */
const COLUMNS: Record<string, Predicate> = {
  seenBills: person => billing.seenBills(person, invoices.customerId),
  ofSeenPlants: person => cylinders.ofSeenPlants(person, deliveryOrders.plantId),
  atSeenPlants: person => fleet.atSeenPlants(person, deliveryOrders.plantId),
  atSeenPlantsOrNone: person => fleet.atSeenPlantsOrNone(person, deliveryOrders.plantId),
}
/** Doors to be handed to the builder, and what is made of a rule and of questions together. */
const NO_RULE = new Set(['ofOwnCustomers', 'ofOwnDriver', 'narrowed'])

const predicates = Object.entries(SCOPES).flatMap(([area, of]) =>
  Object.entries(of as Record<string, Predicate>)
    .filter(([name]) => !NO_RULE.has(name))
    .map(([name, rule]): [string, Predicate] => [`${area} ${name}`, COLUMNS[name] ?? rule]),
)

const ONE = '00000000-0000-7000-8000-000000000001'
const TWO = '00000000-0000-7000-8000-000000000002'
const someone = (of: Partial<Scope>, roles: Role[] = ['lab']): Person => ({
  id: ONE,
  username: 'someone',
  name: 'Someone',
  roles,
  scope: { all: false, salespersonId: null, plantIds: [], regionIds: [], ...of },
  sessionId: null,
})
const PEOPLE: [string, Person][] = [
  ['one region', someone({ regionIds: [ONE] }, ['dispatcher'])],
  ['one plant', someone({ plantIds: [ONE] })],
  ['two plants', someone({ plantIds: [ONE, TWO] })],
  ['region and plant', someone({ regionIds: [ONE], plantIds: [TWO] })],
  ['own customers', someone({ salespersonId: ONE }, ['salesperson'])],
  ['customers and a region', someone({ salespersonId: ONE, regionIds: [TWO] }, ['salesperson'])],
  ['a driver', someone({}, ['driver'])],
  ['a driver of a plant', someone({ plantIds: [ONE] }, ['driver'])],
  ['nothing', someone({}, ['batcher'])],
]
/** Salespeople are narrowed by customer, and plants have none. */
const OPEN_TO_SALES = /^(fleet|queue|rawtests) (?!atOwnPlants|seenBans)|^mixdesign /

const written = (of: SQL) => new PgDialect({ casing: 'snake_case' }).sqlToQuery(of).sql
const ASKED = written(eq(deliveryOrders.id, ONE))

/** The outermost brackets hold all of it. */
function bracketed(text: string): boolean {
  let depth = 0
  return (
    text.startsWith('(') &&
    [...text].every((letter, place) => {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
      return depth > 0 || (place === text.length - 1 && depth === 0)
    })
  )
}

describe('a rule of who sees what cannot be taken apart', () => {
  test('every scope file is looked at, and every rule in it', () => {
    const files = readdirSync('db').filter(area => area !== 'kit' && here(join('db', area, 'scope.ts')))
    expect(files.sort()).toEqual(Object.keys(SCOPES).sort())
    expect(predicates.length).toBeGreaterThanOrEqual(25)
  })

  test.each(predicates)('%s', (name, rule) => {
    for (const [who, person] of PEOPLE) {
      const seen = rule(person)
      if (!seen) {
        expect([name, person.scope.salespersonId], who).toEqual([expect.stringMatching(OPEN_TO_SALES), ONE])
        continue
      }
      const where = written(and(eq(deliveryOrders.id, ONE), seen)!)
      expect(where.startsWith(`(${ASKED} and `) && where.endsWith(')'), who).toBe(true)
      expect(where.slice(`(${ASKED} and `.length, -1), who).toSatisfy(bracketed)
      expect(written(seen), who).toSatisfy(bracketed)
    }
    // Attached to nothing is nothing seen, but for rows that are everybody's; the whole company is not narrowed.
    expect(written(rule(someone({}, ['batcher']))!)).toMatch(/\bfalse\b/)
    const all = rule(someone({ all: true, plantIds: [ONE] }, ['admin']))
    expect(all === undefined).toBe(name !== 'fleet atOwnPlants')
  })

  test('brackets that close too early are seen', () => {
    expect('(a or b)').toSatisfy(bracketed)
    for (const open of ['a', 'a or (b)', '(a) or (b)', 'exists (a) or exists (b)'])
      expect(open).not.toSatisfy(bracketed)
  })
})

describe('what a person is attached to becomes SQL in one place', () => {
  const files = ['db', 'workflows', 'functions'].flatMap(filesIn).filter(path => path.endsWith('.ts'))
  const ASKS = /\.scope\b|\{[^{}]*\bscope\b[^{}]*\}\s*:/
  /** By the path in its room, because a file may change rooms. */
  const LISTED = new Map([
    ['kit/scope.ts', 'the place'],
    ['queue/join-queue.ts', 'a driver joins the queue of any plant: the line is looked up as one who sees all'],
    ['customers/save-salesperson.ts', 'who sees all may hand customers to another sign-in; no SQL'],
    ['customers/save-customer.ts', 'a salesperson stays on the own customer; no SQL'],
  ])

  test('no other file reads it', () => {
    const found = files.filter(path => ASKS.test(readFileSync(path, 'utf8'))).map(path => path.replace(/^\w+\//, ''))
    expect(found.filter(path => !LISTED.has(path))).toEqual([])
    for (const path of LISTED.keys()) expect(found, `${path} is listed and does not read it`).toContain(path)
    expect('const seen = ({ scope }: Person) => scope.all').toMatch(ASKS)
    expect('if (person.scope.plantIds.length)').toMatch(ASKS)
  })

  test('what is called seen is made by the builder', () => {
    const LOOSE = /\b(of|at)?seen\w*\s*(=\s*)?\([^)]*\)\s*:\s*SQL\b/i
    expect(files.filter(path => LOOSE.test(readFileSync(path, 'utf8')))).toEqual([])
    expect('export function seenOrders({ scope }: Person): SQL | undefined {').toMatch(LOOSE)
    expect('const ofSeenThings = (person: Person): SQL | undefined => raw`true`').toMatch(LOOSE)
  })

  test('an alternative in a fragment of SQL is in brackets', () => {
    const loose = files.flatMap(path =>
      fragmentsOf(readFileSync(path, 'utf8'))
        .filter(looseOr)
        .map(of => [path, of]),
    )
    expect(loose).toEqual([])
    for (const bad of ['exists (x) or exists (y)', 'a = 1\n or b = 2']) expect(bad).toSatisfy(looseOr)
    for (const good of ['(a or b)', 'select a from b where c or d', ' or ', 'x in (a or b) and y'])
      expect(good).not.toSatisfy(looseOr)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be read
    expect(fragmentsOf('x(raw`a ${raw`b or c`} d ${y ? "}" : 1} e`)')).toEqual(['a § d § e', 'b or c'])
  })
})

/** Whole statements and the word that joins a list are no conditions. */
function looseOr(text: string): boolean {
  if (/^\s*(select|with|insert|update|delete|or\s*$)/i.test(text)) return false
  let flat = text
  for (let before = ''; before !== flat; ) [before, flat] = [flat, flat.replaceAll(/\([^()]*\)/g, '')]
  return /\bor\b/i.test(flat)
}

/** The texts of the raw templates in a file, what is put into them left out; those within others stand by themselves. */
function fragmentsOf(code: string): string[] {
  const found: string[] = []
  for (const { index, 0: head } of code.matchAll(/\braw(<[^`]*?>)?`/g)) {
    let text = ''
    for (let at = index + head.length; code[at] !== '`' && at < code.length; at++)
      if (code.startsWith('${', at)) {
        at = endOfHole(code, at + 2)
        text += '§'
      } else text += code[at]
    found.push(text)
  }
  return found
}

function endOfHole(code: string, from: number): number {
  for (let at = from; at < code.length; at++) {
    if (code[at] === '}') return at
    if (code[at] === '{') at = endOfHole(code, at + 1)
    else if (code[at] === "'" || code[at] === '"') at = code.indexOf(code[at]!, at + 1)
    else if (code[at] === '`')
      for (at++; code[at] !== '`'; at++) if (code.startsWith('${', at)) at = endOfHole(code, at + 2)
  }
  return code.length
}

function here(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })
}
