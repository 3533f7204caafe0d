import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { tableOf } from '~/db/table-of'
import { rolesWith } from '~/domain/access/grants'
import { RIGHTS } from '~/domain/access/rights'
import { ROLES } from '~/domain/access/roles'
import { callOf, type Field, manageOf, type Noun, viewOf } from '~/domain/kit/noun'
import { answerOf } from '~/domain/kit/noun-shape'
import { NOUNS } from '~/domain/nouns'
import { SIDEBARS } from '~/web/menu'
import { allScreens } from '~/web/screens'
import { aMaterial } from '../kit/given/materials'
import { type House, house } from '../kit/house'

const nouns = (NOUNS as readonly Noun[]).map(noun => [noun.key, noun] as const)

test('a descriptor is data: it takes nothing of a database, a server or a screen', () => {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter(path => /\.ts$/.test(path))
  const told = files.filter(path => /= noun\(\{/.test(readFileSync(join('domain', path), 'utf8')))
  expect(told).toHaveLength(NOUNS.length)
  for (const path of told) {
    const taken = [...readFileSync(join('domain', path), 'utf8').matchAll(/from '([^']+)'/g)].map(([, from]) => from!)
    expect(
      taken.filter(from => !from.startsWith('.')),
      path,
    ).toEqual([])
  }
  for (const [key, noun] of nouns) expect(JSON.parse(JSON.stringify(noun)), key).toEqual(noun)
})

describe.each(nouns)('%s', (_key, noun) => {
  test('has its columns, its calls, its screen and its place in a menu', () => {
    const columns = Object.keys(getTableColumns(tableOf(noun.table)))
    expect(columns).toEqual(expect.arrayContaining(['id', 'version', 'active', ...Object.keys(noun.fields)]))
    for (const { table, column } of Object.values(noun.counts ?? {}))
      expect(getTableColumns(tableOf(table)), `${table}.${column}`).toHaveProperty(column)
    for (const call of Object.keys(noun.calls)) expect(RIGHTS).toHaveProperty([call])
    const { url, menu, columns: shown } = noun.screen
    const screen = allScreens.find(one => one.url === url)!
    expect(existsSync(join('web', screen.area, screen.file)), url).toBe(true)
    const area = SIDEBARS.find(({ key }) => key === menu.area)!
    expect(area.groups.find(([title]) => title === menu.group)).toContain(url)
    const looked = Object.values(noun.fields).flatMap(of => (of.kind === 'lookup' ? Object.keys(of.shows) : []))
    const known = [...Object.keys(noun.fields), ...Object.keys(noun.counts ?? {}), ...looked]
    expect(known).toEqual(expect.arrayContaining([...shown, ...noun.keyword, ...(noun.filters ?? [])]))
  })
})

let portal: House
let material: string
let count = 0
beforeAll(async () => {
  portal = await house()
  material = ((await aMaterial(portal)) as { id: string }).id
})

/** What a form of this noun might send. */
async function given(noun: Noun) {
  const values = Object.entries(noun.fields).map(async ([name, field]) => [name, await sampleOf(field)] as const)
  return Object.fromEntries(await Promise.all(values))
}

async function sampleOf(field: Field): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return (field.choices?.[0]?.[0] ?? `${++count} ${field.label}`).slice(0, field.most)
    case 'email':
      return 'any@plant.example'
    case 'whole':
      return field.least
    case 'decimal':
      return String((field.above ?? field.least ?? 0) + 1)
    case 'flag':
      return true
    case 'choice':
      return field.choices[0]![0]
    case 'date':
      return '2027-01-04'
    case 'lookup': {
      if (field.table === 'material') return material
      const other = nouns.find(([, { table }]) => table === field.table)![1]
      return (await send(other, 'new', { ...(await given(other)) })).body.id
    }
  }
}

/** Who may change it, who may only look, and who sees nothing of it. */
const keeper = (noun: Noun) => rolesWith('manage', manageOf(noun))[0]!
const strangerTo = (noun: Noun) => {
  const seeing = [...rolesWith('view', viewOf(noun)), ...rolesWith('manage', manageOf(noun))]
  return ROLES.find(role => !seeing.includes(role))!
}

async function send(noun: Noun, id: string, values: Record<string, unknown>, who: string = keeper(noun)) {
  const isNew = id === 'new'
  const call = isNew
    ? callOf(noun, '', 'POST create once', 'POST save once', 'POST save')!
    : callOf(noun, id, 'PUT change', 'PUT save', 'POST save')!
  const key = !isNew && !Object.values(noun.calls).includes('change') ? { [noun.idName ?? 'id']: id } : {}
  return call.method === 'POST'
    ? portal.as(who).post(call.path, { ...key, ...values })
    : portal.as(who).put(call.path, { ...key, ...values })
}

test.each(nouns)('%s is made, listed, changed, refused and told of in the trail', async (_key, noun) => {
  const values = await given(noun)
  const made = await send(noun, 'new', values)
  expect(made.body, JSON.stringify(made.body)).toMatchObject({ version: 1, active: true })
  const { id } = made.body
  const list = callOf(noun, '', 'GET list')!.path
  const page = (await portal.as(keeper(noun)).get(list)).body
  expect(page.rows.map((row: { id: string }) => row.id)).toContain(id)
  expect(answerOf(noun, 'list').safeParse(page).error).toBeUndefined()

  expect((await portal.as(strangerTo(noun)).get(list)).status).toBe(403)
  expect((await send(noun, 'new', values, strangerTo(noun))).status).toBe(403)
  const change = (version: number) => send(noun, id, { ...values, active: false, version })
  expect((await change(1)).body).toMatchObject({ version: 2, active: false })
  expect((await change(1)).status, 'a stale version').toBe(409)

  const [required] = Object.entries(noun.fields).find(([, field]) => !field.optional && field.kind !== 'flag')!
  const bad = await send(noun, 'new', { ...values, [required]: null })
  expect(bad.status, required).toBe(422)
  expect(bad.body.errors).toHaveProperty([required])
  expect((await send(noun, 'new', { ...values, unknown: 1 })).status).toBe(422)
  const trail = await auditTrail(
    portal.db.sql,
    { subject: noun.audit ?? noun.key, subjectId: id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(({ action }) => action)).toEqual(['change', 'create'])
  expect(portal.defects).toEqual([])
})
