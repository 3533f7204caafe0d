import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableColumns } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditTrail } from '~/db/kit/trail'
import { tableOf } from '~/db/table-of'
import { rolesWith } from '~/domain/access/grants'
import { RIGHTS } from '~/domain/access/rights'
import { ROLES } from '~/domain/access/roles'
import { callOf, isSwitched, manageOf, type Noun, viewOf } from '~/domain/kit/noun'
import type { Field } from '~/domain/kit/noun-field'
import { answerOf } from '~/domain/kit/noun-shape'
import { NOUNS } from '~/domain/nouns'
import { SIDEBARS } from '~/web/menu'
import { allScreens } from '~/web/screens'
import { givenRegion } from '../kit/given/customers'
import { givenPlant } from '../kit/given/fleet'
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
    const own = ['id', 'version', ...(isSwitched(noun) ? ['active'] : []), ...Object.keys(noun.fields)]
    expect(columns).toEqual(expect.arrayContaining(own))
    expect(isSwitched(noun), 'a switch where there is a column for it').toBe(columns.includes('active'))
    for (const { table, column } of Object.values(noun.counts ?? {}))
      expect(getTableColumns(tableOf(table)), `${table}.${column}`).toHaveProperty(column)
    for (const call of Object.keys(noun.calls)) expect(RIGHTS).toHaveProperty([call])
    const { url, menu, columns: shown } = noun.screen
    const screen = allScreens.find(one => one.url === url)!
    const file = join('web', screen.area, screen.file)
    expect(existsSync(file), url).toBe(true)
    const group = SIDEBARS.find(({ key }) => key === menu?.area)?.groups.find(([title]) => title === menu?.group)
    // A list that another screen shows has no entry of its own: that screen takes its descriptor, or is a sheet of its rows.
    if (menu) expect(group).toContain(url)
    else expect(readFileSync(file, 'utf8'), `the screen of ${url} shows it`).toMatch(shownBy(noun))
    const looked = Object.values(noun.fields).flatMap(of => (of.kind === 'lookup' ? Object.keys(of.shows) : []))
    const known = [...Object.keys(noun.fields), ...Object.keys(noun.counts ?? {}), ...looked]
    expect(known).toEqual(expect.arrayContaining([...shown, ...noun.keyword, ...(noun.filters ?? [])]))
  })
})

/** The screen is the list of the descriptor, or reads all rows of its call and puts them back as one. */
const shownBy = ({ calls }: Noun): RegExp => {
  const path = Object.keys(calls)
    .find(call => call.startsWith('GET /'))!
    .slice(5)
  return new RegExp(`<NounScreen |\\['${path}'\\]\\.\\$get\\([^]*\\['${path}'\\]\\.\\$put\\(`)
}

let portal: House
/** What a descriptor looks up that is none itself, by its table. */
let known: Record<string, string>
let count = 0
beforeAll(async () => {
  portal = await house()
  const region = await givenRegion(portal)
  const plant = await givenPlant(portal, { regionId: region.id })
  known = { region: region.id, plant: plant.id, material: (await aMaterial(portal)).id }
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
      if (known[field.table]) return known[field.table]
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
    ? callOf(noun, '', 'POST create once', 'POST save once', 'POST save', 'PUT save')!
    : callOf(noun, id, 'PUT change', 'PUT save', 'POST save')!
  const key = !isNew && !Object.values(noun.calls).includes('change') ? { [noun.idName ?? 'id']: id } : {}
  return call.method === 'POST'
    ? portal.as(who).post(call.path, { ...key, ...values })
    : portal.as(who).put(call.path, { ...key, ...values })
}

test.each(nouns)('%s is made, listed, changed, refused and told of in the trail', async (_key, noun) => {
  const values = await given(noun)
  const made = await send(noun, 'new', values)
  const active = (is: boolean) => (isSwitched(noun) ? { active: is } : {})
  expect(made.body, JSON.stringify(made.body)).toMatchObject({ version: 1, ...active(true) })
  const { id } = made.body
  const paged = callOf(noun, '', 'GET list')
  const list = (paged ?? callOf(noun, '', 'GET all')!).path
  const page = (await portal.as(keeper(noun)).get(list)).body
  expect(page.rows.map((row: { id: string }) => row.id)).toContain(id)
  expect(answerOf(noun, paged ? 'list' : 'all').safeParse(page).error).toBeUndefined()

  expect((await portal.as(strangerTo(noun)).get(list)).status).toBe(403)
  expect((await send(noun, 'new', values, strangerTo(noun))).status).toBe(403)
  const change = (version: number) => send(noun, id, { ...values, ...active(false), version })
  expect((await change(1)).body).toMatchObject({ version: 2, ...active(false) })
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

const bound = nouns.flatMap(([key, { rules = [] }]) => rules.map(rule => [key, rule] as const))
test.each(bound)('%s is refused where its figures go down', async (key, { ascending, at }) => {
  const noun = nouns.find(([of]) => of === key)![1]
  const [first] = ascending
  const down = { ...(await given(noun)), [first!]: '9' }
  const bad = await send(noun, 'new', down)
  expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, [at]])
})

const scoped = nouns.flatMap(([key, noun]) => (noun.whose ? [[key, noun, noun.whose] as const] : []))
test.each(scoped)('%s is kept by who sees its plant or region', async (key, noun, { by, column, none }) => {
  const role = rolesWith('manage', manageOf(noun)).find(of => of !== 'admin')!
  const places = by === 'plant' ? { plantIds: [known.plant!] } : { regionIds: [known.region!] }
  const [own, stranger] = [`own ${key}`, `stranger ${key}`]
  await portal.person(own, { roles: [role], ...places })
  await portal.person(stranger, { roles: [role] })
  const { path } = callOf(noun, '', 'GET list', 'GET all')!
  // Another day, kind or hour than the row of the test before.
  const values = Object.fromEntries(
    Object.entries(await given(noun)).map(([name, value]) => {
      const field = noun.fields[name]!
      if (field.kind === 'date') return [name, '2027-02-01']
      if (field.kind === 'choice') return [name, field.choices[1]![0]]
      return [name, field.kind === 'whole' ? field.least + 1 : value]
    }),
  )
  const seen = async (who: string) =>
    (await portal.as(who).get(path)).body.rows.map((row: { id: string }) => row.id) as string[]
  const made = await send(noun, 'new', values, own)
  expect(made.body, JSON.stringify(made.body)).toMatchObject({ version: 1 })
  const { id } = made.body
  expect([(await seen(own)).includes(id), (await seen(stranger)).includes(id)]).toEqual([true, false])
  expect((await send(noun, 'new', values, stranger)).status).toBe(404)
  expect((await send(noun, id, { ...values, version: 1 }, stranger)).status).toBe(404)
  if (none) expect((await send(noun, 'new', { ...values, [column]: null }, stranger)).status).toBe(403)
  else expect((await send(noun, 'new', { ...values, [column]: null }, stranger)).status).toBe(422)
  expect(portal.defects).toEqual([])
})
