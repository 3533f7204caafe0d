import { parse } from 'csv-parse/sync'
import { sql as raw } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { random } from '~/domain/kit/random'
import { demoHouse } from '../kit/demo-house'
import type { House } from '../kit/house'
import { harvest } from './kit/harvest'
import { questionOf } from './kit/question'
import { Sampler } from './kit/sample'
import { type Served, servedCalls } from './kit/served'

/** What spreadsheets run when it begins a cell; a signed number is a number. */
const LIVE = /^[=+\-@\t\r]/
const NUMBER = /^[+-]?[\d., ]+ ?%?$/
/** Columns that hold what people type. */
const TYPED =
  /(^|_)(name|remarks?|notes?|reason|description|address|comment|title|label|text|attention|instruction|cause|reference)$/
/** Lower and an export has no place here any more, or what was planted does not reach it. */
const FLOORS = { exports: 25, telling: 16 }

let portal: House
let calls: Served[]
let planted = 0

beforeAll(async () => {
  portal = await demoHouse({ historyDays: 12 })
  await portal.adopt('admin')
  planted = await plant()
  calls = (await servedCalls(portal)).filter(of => of.method === 'GET' || of.right.startsWith('view'))
}, 180_000)

/** A formula at the beginning of every typed text of every row that takes it, told apart by the row. */
async function plant(): Promise<number> {
  const { rows: columns } = await portal.db.sql.execute<{ table: string; column: string }>(
    raw`select t.relname as table, c.attname as column from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and c.atttypid = 'text'::regtype
        and exists (select 1 from pg_attribute i where i.attrelid = t.oid and i.attname = 'id') order by 1, 2`,
  )
  let planted = 0
  for (const { table, column } of columns.filter(of => TYPED.test(of.column)))
    try {
      // Tables that only grow and columns with rules of their own refuse.
      const { rowCount } = await portal.db.sql.execute(
        raw.raw(`update "${table}" set "${column}" = '=1+' || "${column}" where "${column}" <> ''`),
      )
      if (rowCount) planted++
    } catch {}
  return planted
}

const formatsOf = ({ parameters }: Served): (string | undefined)[] => {
  const told: unknown = parameters.find(({ name }) => name === 'format')?.schema.enum
  return Array.isArray(told) ? told.map(String) : [undefined]
}

async function cellsOf(of: Served, format: string | undefined, sampler: Sampler): Promise<string[] | undefined> {
  const { url, body } = questionOf(of, [], () => undefined, sampler)
  const at = new URL(`http://portal/api${url}`)
  if (format) at.searchParams.set('format', format)
  const answer = await portal.api.request(at.pathname + at.search, {
    method: of.method,
    headers: {
      authorization: `Bearer ${await portal.tokenOf('admin')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  })
  if (answer.status !== 200) return undefined
  return cellsIn(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('content-type') ?? '')
}

async function cellsIn(file: Uint8Array, type: string): Promise<string[] | undefined> {
  if (type.includes('csv')) {
    const rows: string[][] = parse(Buffer.from(file), { bom: true, relaxColumnCount: true, relaxQuotes: true })
    return rows.flat()
  }
  if (!type.includes('spreadsheetml')) return undefined
  const book = new ExcelJS.Workbook()
  // A copy of its own: a small one may lie in a pool with others.
  await book.xlsx.load(new Uint8Array(file).buffer)
  const cells: string[] = []
  for (const sheet of book.worksheets)
    sheet.eachRow(row => row.eachCell(cell => void cells.push(cell.formula ? `=${cell.formula}` : `text ${cell.text}`)))
  return cells
}

test('no cell of any export begins a formula, whatever was typed into the portal', { timeout: 600_000 }, async () => {
  const known = await harvest(portal)
  const live: string[] = []
  let [exports, telling] = [0, 0]
  const judge = (name: string, cells: string[] | undefined) => {
    if (!cells) return
    exports++
    if (cells.some(cell => cell.includes('=1+'))) telling++
    const found = cells.find(cell => LIVE.test(cell) && !NUMBER.test(cell))
    if (found !== undefined) live.push(`${name}: ${found.slice(0, 60)}`)
  }
  for (const of of calls)
    for (const format of formatsOf(of))
      judge(`${of.call} ${format ?? ''}`, await cellsOf(of, format, new Sampler(random(7), known)))
  // What a job writes: a history that is too long to be handed over at once.
  await portal.runJobs()
  for (const [key, { body, type }] of portal.files) judge(key, await cellsIn(body, type))
  console.log(`formula cells: ${planted} columns planted, ${exports} exports, ${telling} of them tell of it`)
  expect(live).toEqual([])
  expect(exports).toBeGreaterThanOrEqual(FLOORS.exports)
  expect(telling).toBeGreaterThanOrEqual(FLOORS.telling)
})
