import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { panelTickets } from '~/db/deliveries/panel-tables'
import { batchWeights } from '~/db/deliveries/tables'
import type { Shelf } from '~/domain/kit/ports'
import { addMinutes } from '~/domain/kit/time'
import { batchFilesOf, folderFiles } from '~/functions/kit/parts/batch-files'
import { type Emulator, startEmulator } from '~/functions/local/emulator'
import { exchangePanelFiles } from '~/workflows/deliveries/exchange-panel-files'
import { type Deliveries, givenDeliveries, givenGenerated } from '../kit/given/deliveries'
import { RECIPE } from '../kit/given/delivery-yard'
import { type House, house } from '../kit/house'

const folder = mkdtempSync(join(tmpdir(), 'readymix-panel-'))
let emulator: Emulator
let portal: House
let world: Deliveries
beforeAll(async () => {
  emulator = await startEmulator({ folder: null, region: 'ap-southeast-1' })
  portal = await house()
  world = await givenDeliveries(portal)
})
afterAll(async () => {
  await emulator.stop()
  rmSync(folder, { recursive: true })
})

const log = { info() {}, warn() {}, error: (_event: string, of?: { error?: unknown }) => void faults.push(of?.error) }
const faults: unknown[] = []
const round = (batchFiles: Shelf) => exchangePanelFiles({ db: portal.db, clock: portal.clock, log, batchFiles })
const put = (files: Shelf, key: string, lines: unknown[]) =>
  files.put(key, new TextEncoder().encode(lines.map(of => `${JSON.stringify(of)}\n`).join('')), 'application/x-ndjson')
const read = async (files: Shelf, key: string) => JSON.parse(new TextDecoder().decode((await files.get(key))!.body))
const names = async (files: Shelf, at: string) => (await files.list(`TUAS/${at}/`)).map(of => of.key.split('/').at(-1)!)

let sequence = 0
const result = (doNumber: string, batchNo: number, quantity: number) => ({
  sequence: ++sequence,
  doNumber,
  batchNo,
  quantity: String(quantity),
  endedAt: addMinutes(portal.clock.at, -1).toISOString(),
  weights: RECIPE.map(({ materialCode, kg }) => ({
    material: materialCode,
    actualKg: (Number(kg) * quantity).toFixed(1),
  })),
})
const weighed = (id: string) => portal.db.sql.select().from(batchWeights).where(eq(batchWeights.deliveryOrderId, id))

/** A load from its ticket file to its results, by any of the two kinds of place. */
async function wholeWay(files: Shelf, place: number) {
  const { load } = await givenGenerated(portal, world, place)
  portal.clock.at = addMinutes(portal.clock.at, 10)
  await put(files, 'TUAS/panel.json', [{ panel: `Files ${place}` }])
  await round(files)
  const [name] = (await names(files, 'out')).slice(-1)
  const ticket = await read(files, `TUAS/out/${name}`)
  expect(ticket).toMatchObject({ kind: 'ticket', content: { doNumber: load.doNumber, quantity: '9.00' } })
  expect(name).toBe(`ticket-${String(ticket.number).padStart(8, '0')}.json`)
  // The panel takes the file away: the ticket is not put again while it has not answered.
  await files.remove(`TUAS/out/${name}`)
  await round(files)
  expect(await names(files, 'out')).not.toContain(name)
  const answer = { ticket: ticket.number, accepted: true }
  const batches = [3, 2, 1].map(no => result(load.doNumber, no, 3))
  await put(files, 'TUAS/in/results-0001.jsonl', [answer, ...batches.slice(0, 2)])
  await put(files, 'TUAS/in/results-0002.jsonl', [batches[1]!, batches[2]!])
  await round(files)
  expect(await names(files, 'in')).toEqual([])
  expect((await names(files, 'done')).map(of => of.slice(9)).sort()).toEqual([
    'results-0001.jsonl',
    'results-0002.jsonl',
  ])
  expect(await weighed(load.id)).toHaveLength(15)
  const [row] = await portal.db.sql.select().from(panelTickets).where(eq(panelTickets.deliveryOrderId, load.id))
  expect(row).toMatchObject({ status: 'accepted', answeredByName: `Files ${place}` })
  expect(faults).toEqual([])
}

test('a real folder: tickets out, results in, each file once', () => wholeWay(folderFiles(join(folder, 'a')), 0))

test('the same in a bucket', async () => {
  const settings = { aws: { region: 'ap-southeast-1', endpoint: emulator.endpoint, localKey: emulator.accessKey } }
  const of = { ...settings, batchFiles: 's3:///panels', shelf: { bucket: emulator.bucket } }
  await wholeWay(batchFilesOf(of).batchFiles!, 1)
})

test('a file that cannot be taken whole goes to refused with its reasons, and what could be taken is', async () => {
  const at = join(folder, 'b')
  const files = folderFiles(at)
  const { load } = await givenGenerated(portal, world, 2)
  portal.clock.at = addMinutes(portal.clock.at, 10)
  await put(files, 'TUAS/panel.json', [{ panel: 'Files 2' }])
  const bad = { ...result(load.doNumber, 2, 3), quantity: 'three' }
  await put(files, 'TUAS/in/r.jsonl', [result(load.doNumber, 1, 3), bad, { ticket: 99, accepted: true }])
  writeFileSync(join(at, 'TUAS/in/r.jsonl'), `${readFileSync(join(at, 'TUAS/in/r.jsonl'), 'utf8')}{half a li`)
  writeFileSync(join(at, 'TUAS/in/.unfinished.jsonl'), '{')
  writeFileSync(join(at, 'TUAS/in/readme.txt'), 'not ours')
  await round(files)
  const kept = readdirSync(join(at, 'TUAS/refused'))
  const reason = JSON.parse(
    readFileSync(join(at, 'TUAS/refused', kept.find(of => of.endsWith('.reason.json'))!), 'utf8'),
  )
  expect(reason.file).toBe('TUAS/in/r.jsonl')
  expect(reason.refused.map((of: { line: number; reason: string }) => [of.line, of.reason])).toEqual([
    [2, 'Quantity must be a number'],
    [4, 'Not JSON'],
    [3, 'There is no ticket 99 at this plant'],
  ])
  expect(await weighed(load.id)).toHaveLength(5)
  expect(readdirSync(join(at, 'TUAS/in')).sort()).toEqual(['.unfinished.jsonl', 'readme.txt'])
})

test('stopped between booking and moving, a file is read again and books nothing twice', async () => {
  const files = folderFiles(join(folder, 'c'))
  const { load } = await givenGenerated(portal, world, 3)
  portal.clock.at = addMinutes(portal.clock.at, 10)
  await put(files, 'TUAS/panel.json', [{ panel: 'Files 3' }])
  await put(files, 'TUAS/in/r.jsonl', [result(load.doNumber, 1, 4.5), result(load.doNumber, 2, 4.5)])
  const dies = async () => {
    throw new Error('killed')
  }
  await round({ ...files, remove: dies })
  await round({ ...files, put: dies })
  expect(faults).toHaveLength(2)
  expect(await names(files, 'in')).toEqual(['r.jsonl'])
  expect(await weighed(load.id)).toHaveLength(10)
  await round(files)
  expect(await names(files, 'in')).toEqual([])
  expect(await names(files, 'done')).toHaveLength(1)
  expect(await weighed(load.id)).toHaveLength(10)
  await mkdir(join(folder, 'c/NOWHERE/in'), { recursive: true })
  expect(await round(files)).toBe(0)
})
