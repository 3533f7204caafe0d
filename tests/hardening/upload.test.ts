import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '~/db/catalog/tables'
import { cylinderTest } from '~/db/cylinders/cylinder-test'
import { cylinderHouse } from '~/db/cylinders/house'
import { laboratoryEquipment } from '~/db/cylinders/laboratory-equipment'
import { plants } from '~/db/fleet/tables'
import { mixSubmittal } from '~/db/mixdesign/mix-submittal'
import { mixDesigns } from '~/db/mixdesign/tables'
import { trialBatch } from '~/db/mixdesign/trial-batch'
import { newId } from '~/domain/kit/uuid'
import { clamd } from '~/functions/kit/parts/clamd'
import { type Counts, grown, rowCounts } from '../faults/row-counts'
import { clamdServer } from '../kit/clamd'
import { givenRegion } from '../kit/given/customers'
import { goodsOf, siteOf, yardOf } from '../kit/given/delivery-yard'
import { givenPlant, givenTruck } from '../kit/given/fleet'
import { aRequisition } from '../kit/given/requisitions'
import { type House, house } from '../kit/house'
import { expectInvariants } from '../kit/invariants'
import { type Field, FORM_TYPE, form, HOSTILE, HOSTILE_NAMES } from './kit/hostile-files'
import { type Served, servedCalls } from './kit/served'

/** How a file comes to a call, and whether it is read as a table or kept as it is. */
type Target = { reads: boolean; fields: Record<string, string>; ids: Record<string, string> }

const LONGEST_MS = 2000
const MOST_BYTES = 100 * 1024 * 1024

let portal: House
let uploads: Served[]
const targets = new Map<string, Target>()

beforeAll(async () => {
  portal = await house()
  portal.parts.scanner = clamd((await clamdServer()).address)
  await portal.person('admin')
  uploads = (await servedCalls(portal)).filter(
    ({ method, path, upload, body }) =>
      method === 'POST' && (upload || /base64/i.test(JSON.stringify(body ?? '')) || /\/upload(-[\w-]+)?$/.test(path)),
  )
  const { id: regionId } = await givenRegion(portal)
  const truck = await givenTruck(portal, { mainPlantId: (await givenPlant(portal, { regionId })).id })
  const table: Target = { reads: true, fields: {}, ids: {} }
  targets.set('POST /pass/assignees/upload', table)
  targets.set('POST /cylinder-test/upload-cylinder-test', table)
  for (const path of ['upload', 'upload-v2', 'v2/upload']) targets.set(`POST /mix-designs/${path}`, table)
  targets.set('POST /raw-material-test/cement-results/upload', table)
  targets.set('POST /raw-material-test/import-cement-test-results', table)
  targets.set('POST /requisitions/import/upload', table)
  targets.set('POST /payment/import/upload', table)
  targets.set('POST /self-bill/import/upload', table)
  const { id: requisitionId } = await aRequisition(portal)
  targets.set('POST /requisitions/:id/upload', { reads: false, fields: {}, ids: { id: requisitionId } })
  targets.set('POST /mix-submittals/:id/upload', { reads: false, fields: {}, ids: { id: await aSubmittal() } })
  targets.set('POST /laboratory-equipment/:id/upload', { reads: false, fields: {}, ids: { id: await aPress() } })
  targets.set('POST /cylinder-test/upload-temperature/:id', { ...table, ids: { id: await aSet() } })
  targets.set('POST /attachment/:id/upload', { reads: false, fields: { subject: 'truck' }, ids: { id: truck.id } })
})

const aSubmittal = () =>
  portal.given(async work => {
    const yard = await yardOf(work)
    const [goods, site] = [await goodsOf(work, yard), await siteOf(work, yard.region.id)]
    const { id } = await mixSubmittal.insert(work, {
      submittalNo: 'MS-26-0001',
      projectId: site.project.id,
      productId: goods.product.id,
      mixDesignId: goods.mix.id,
      plantId: yard.plant.id,
      preparedByName: 'Laboratory',
    })
    return id
  })

const aPress = () =>
  portal.given(async work => {
    const [plant] = await work.sql.select({ id: plants.id }).from(plants).limit(1)
    const at = await cylinderHouse.insert(work, { code: 'L-UP', name: 'Uploads', plantIds: [plant!.id] })
    const range = { rangeFrom: 300, rangeTo: 3000 }
    const calibration = { calibratedOn: '2026-01-01', validUntil: '2026-12-31', certificateNo: 'CAL-1' }
    const press = { equipmentNo: 'PR-UP', kind: 'press', houseId: at.id, ...range, ...calibration }
    return (await laboratoryEquipment.insert(work, press)).id
  })

/** A set of specimens of a trial batch, cast today. */
const aSet = () =>
  portal.given(async work => {
    const [mix] = await work.sql.select().from(mixDesigns).limit(1)
    const [plant] = await work.sql.select().from(plants).limit(1)
    const [product] = await work.sql.select().from(products).limit(1)
    const of = { plantId: plant!.id, productId: product!.id }
    const batch = {
      trialNo: 'TB-UP',
      mixDesignId: mix!.id,
      batchedAt: work.now,
      litres: '50.000',
      byName: 'Laboratory',
    }
    const { id } = await trialBatch.insert(work, { ...of, ...batch })
    const set = {
      trialBatchId: id,
      doNumber: 'TB-UP',
      testNo: 'CT-UP',
      setNo: 1,
      origin: 'trial',
      regionId: plant!.regionId,
    }
    const cast = {
      strengthMpa: 40,
      fck: 32,
      slumpMin: 100,
      slumpMax: 150,
      specimenKind: '150x300',
      specimens: 4,
      ages: [7, 28],
    }
    return (await cylinderTest.insert(work, { ...of, ...set, ...cast, castOn: '2026-11-20', sampledAt: work.now })).id
  })

type Told = { status: number; title: string; ms: number; grewBy: number }

async function send({ path }: Served, { ids }: Target, body: Buffer, type = FORM_TYPE): Promise<Told> {
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? newId())
  const headers = {
    authorization: `Bearer ${await portal.tokenOf('admin')}`,
    'content-type': type,
    'content-length': String(body.length),
    'idempotency-key': newId(),
  }
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 5)
  const began = performance.now()
  const answer = await portal.api.request(`/api${at}`, {
    method: 'POST',
    headers,
    body: body as unknown as ArrayBuffer,
  })
  const ms = performance.now() - began
  clearInterval(watch)
  most = Math.max(most, process.memoryUsage().rss)
  const text = await answer.text()
  const title = answer.status >= 400 ? (JSON.parse(text) as { title: string }).title : text.slice(0, 80)
  return { status: answer.status, title, ms, grewBy: most - before }
}

/** A busy machine makes one try slow or large by chance; what is so each time is so. */
async function judged(of: Served, target: Target, body: Buffer, type?: string): Promise<string | undefined> {
  let found: string | undefined
  for (let again = 0; again < 3; again++) {
    const { status, title, ms, grewBy } = await send(of, target, body, type)
    if (status < 400 || status >= 500) return `answered ${status} ${title}`
    found =
      ms > LONGEST_MS
        ? `took ${Math.round(ms)} ms`
        : grewBy > MOST_BYTES
          ? `grew by ${Math.round(grewBy / 1e6)} MB`
          : undefined
    if (!found) return undefined
  }
  return found
}

const fieldsOf = ({ fields }: Target): Field[] => Object.entries(fields).map(([name, data]) => ({ name, data }))

describe('files that were made to hurt', () => {
  let before: Counts
  let kept: number
  beforeAll(async () => {
    before = await rowCounts(portal)
    kept = portal.files.size
  })

  test('every call that takes a file is attacked here', () => {
    expect(uploads.map(({ call }) => call as string).sort()).toEqual([...targets.keys()].sort())
  })

  test('each file is refused within two seconds and a hundred megabytes', { timeout: 600_000 }, async () => {
    const wrong: string[] = []
    let tries = 0
    for (const { what, name, bytes, anywhere } of HOSTILE) {
      const data = bytes()
      for (const of of uploads) {
        const target = targets.get(of.call)!
        if (!target.reads && !anywhere) continue
        tries++
        const found = await judged(of, target, form([...fieldsOf(target), { name: 'file', file: name, data }]))
        if (found) wrong.push(`${of.call}: ${what}: ${found}`)
      }
    }
    console.log(`uploads: ${tries} hostile files to ${uploads.length} calls`)
    expect(wrong).toEqual([])
  })

  test('each name is refused', { timeout: 300_000 }, async () => {
    const wrong: string[] = []
    for (const of of uploads)
      for (const file of HOSTILE_NAMES) {
        const target = targets.get(of.call)!
        const found = await judged(of, target, form([...fieldsOf(target), { name: 'file', file, data: 'a;b\n1;2' }]))
        if (found) wrong.push(`${of.call}: ${JSON.stringify(file.slice(0, 40))}: ${found}`)
      }
    expect(wrong).toEqual([])
  })

  test('each form that is none is refused', { timeout: 300_000 }, async () => {
    const file: Field = { name: 'file', file: 'a.csv', data: 'a;b\n1;2' }
    const FORMS: [what: string, body: Buffer, type?: string][] = [
      [
        'ten thousand parts',
        form([...Array.from({ length: 10_000 }, (_, no) => ({ name: `f${no}`, data: 'x' })), file]),
      ],
      ['two files', form([file, file])],
      ['no file', form([{ name: 'other', data: 'x' }])],
      ['no end', form([file]).subarray(0, -20)],
      ['no boundary', form([file]), 'multipart/form-data'],
      ['another boundary', form([file]), 'multipart/form-data; boundary=other'],
      ['a head without end', Buffer.from(`--hostileboundary\r\n${'x'.repeat(2_000_000)}`)],
      ['no form at all', Buffer.from('{"file":"x"}'), 'application/json'],
      ['empty', Buffer.alloc(0)],
      ['line ends alone', Buffer.from('\r\n'.repeat(1_000_000))],
    ]
    const wrong: string[] = []
    for (const of of uploads)
      for (const [what, body, type] of FORMS) {
        const found = await judged(of, targets.get(of.call)!, body, type)
        if (found) wrong.push(`${of.call}: ${what}: ${found}`)
      }
    expect(wrong).toEqual([])
  })

  test('nothing was written, nothing was kept, nothing was a defect', async () => {
    expect(grown(before, await rowCounts(portal))).toEqual({})
    expect(portal.files.size).toBe(kept)
    expect(portal.defects).toEqual([])
    await expectInvariants(portal)
  })
})
