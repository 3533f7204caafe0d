import { beforeAll, expect, test } from 'vitest'
import { deliveryOrder } from '~/db/deliveries/delivery-order'
import { sha256 } from '~/db/kit/chain'
import { nounRecord } from '~/db/kit/noun-rows'
import { auditTrail } from '~/db/kit/trail'
import { carbonConfigs } from '~/db/mixdesign/tables'
import { pourPassport } from '~/db/orders/pour-passport'
import { canonical } from '~/domain/kit/canonical'
import { addMinutes } from '~/domain/kit/time'
import { carbonConfig } from '~/domain/mixdesign/carbon-config'
import { givenApproved, givenLaboratory, givenSampled, type Laboratory } from '../kit/given/cylinders'
import { givenDelivered, givenOrder } from '../kit/given/deliveries'
import { type House, house } from '../kit/house'
import { readPdf } from '../kit/read-pdf'
import { OpenEpd } from '../kit/rules/open-epd'

const NOW = '2026-11-20T01:00:00.000Z'
let portal: House
let world: Laboratory
let pour: Awaited<ReturnType<typeof givenSampled>>
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  await portal.given(work =>
    nounRecord(carbonConfig, carbonConfigs).insert(work, {
      ...{ plantId: world.plant.id, validFrom: '2026-01-01', electricityPerKwh: '0.412', dieselPerLitre: '2.68' },
      ...{ kwhPerM3: '4', dieselLitresPerM3: '0.5', hgvPerTkm: '0.1', hgvEmptyPerKm: '0.7', source: 'EMA 2025' },
    }),
  )
  pour = await givenSampled(portal, world)
})

type Issued = { id: string; passportNo: string; revision: number; contentHash: string }
const issue = (more: object = {}, as = 'lab') =>
  portal.as(as).post('/pour-passports', { projectId: world.project.id, orderId: pour.order.id, ...more })
const rowOf = (id: string) => pourPassport.get(portal.db.sql, id)
const epdOf = async (id: string) => (await portal.as('lab').get(`/pour-passports/${id}/openepd`)).body
const report = async () => (await portal.as('admin').get('/report/carbon-emission?from=2026-11-20&to=2026-11-20')).body
let first: Issued

test('a passport says what the loads say, and its carbon is that of the report to the last digit', async () => {
  const issued = await issue()
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  first = issued.body
  expect(first).toMatchObject({ passportNo: 'PP-26-00001', revision: 0 })
  const { content, contentHash, issuedByName, issuedAt } = await rowOf(first.id)
  expect(sha256(canonical(content))).toBe(contentHash)
  expect([issuedByName, issuedAt.toISOString()]).toEqual(['Lab', NOW])
  const { total } = await report()
  expect(content.carbon).toMatchObject({ load: total.load, cubicMetres: total.cubicMetres, deliveries: 1, unknown: 0 })
  expect(Number(content.carbon.gate)).toBeCloseTo(
    Number(total.load.a1) + Number(total.load.a2) + Number(total.load.a3),
    6,
  )
  expect(content.loads).toMatchObject([{ doNumber: pour.load.doNumber, gate: content.carbon.gate, byMix: false }])
  expect(content.energy).toMatchObject([{ source: 'EMA 2025', validFrom: '2026-01-01' }])
  // 9 m³ of 350 kg of cement.
  expect(content.materials.find(({ kind }) => kind === 'cement')).toMatchObject({ kg: '3150.000' })
  expect(content.properties.find(({ key }) => key === 'temperature')).toMatchObject({ highest: '31.5', known: 1 })
  // The weights came without moisture: the water is not known, and says why.
  expect(content.properties.find(({ key }) => key === 'water-cement')).toMatchObject({ highest: null, unknown: 1 })
  expect(content.strengths).toEqual([])
  expect(content.conformity).toMatchObject([{ standard: 'en206', state: 'initial', conforms: null }])
})

test('it is a paper and an openEPD document, with the same figures', async () => {
  const paper = await portal.as('lab').get(`/pour-passports/${first.id}/pdf`)
  expect(paper.status).toBe(200)
  const { content } = await rowOf(first.id)
  const epd = await epdOf(first.id)
  expect(OpenEpd.safeParse(epd).error?.issues).toBeUndefined()
  expect(epd).toMatchObject({
    doctype: 'openEPD',
    declared_unit: { qty: 1, unit: 'm3' },
    product_sku: content.concretes[0]!.productCode,
    impacts: { 'Unknown LCIA': { gwp: { A1A2A3: { mean: Number(content.carbon.perCubicMetre), unit: 'kgCO2e' } } } },
    third_party_verifier: null,
    ext: { passport: { number: 'PP-26-00001', content_sha256: first.contentHash } },
  })
  expect(sha256(canonical(epd.ext.passport.content))).toBe(first.contentHash)
})

test('a correction is the next revision and leaves the one before as it was; without one there is none', async () => {
  const again = await issue()
  expect(again.status).toBe(409)
  expect(again.body.facts).toMatchObject({ rule: 'changed' })
  const before = await rowOf(first.id)
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  await givenApproved(portal, pour.set.id, 28, [760, 770, 780])
  const next = await issue()
  expect(next.body, JSON.stringify(next.body)).toMatchObject({ passportNo: 'PP-26-00001', revision: 1 })
  const { content } = await rowOf(next.body.id)
  expect(content.strengths).toMatchObject([{ testNo: pour.set.testNo, ageDays: 28, revision: 1 }])
  const kept = await rowOf(first.id)
  expect(kept.status).toBe('superseded')
  expect(kept.content).toEqual(before.content)
  const listed = await portal.as('dispatcher').get(`/pour-passports/list?orderId=${pour.order.id}`)
  expect(listed.body.rows.map((row: Issued) => row.revision)).toEqual([1, 0])
  const trail = await auditTrail(
    portal.db.sql,
    { subject: 'pour_passport', subjectId: first.id },
    { limit: 9, offset: 0 },
  )
  expect(trail.rows.map(({ action }) => action)).toEqual(['supersede', 'issue'])
  portal.clock.at = new Date(NOW)
})

test('the project has one of its own, with what came back counted once', async () => {
  const back = { returnConcrete: '1.5', returnCause: 'over_ordered' }
  await givenDelivered(portal, world, 1, {}, back)
  const of = await issue({ orderId: null })
  expect(of.body, JSON.stringify(of.body)).toMatchObject({ passportNo: 'PP-26-00002', revision: 0 })
  const { content } = await rowOf(of.body.id)
  const { total } = await report()
  expect(content.carbon).toMatchObject({ load: total.load, cubicMetres: '18.00', deliveries: 2 })
  expect(content.returned).toBe('1.50')
  expect(content.loads).toHaveLength(2)
})

test('who may not see the project has none, and nothing is issued of a pour under way', async () => {
  await portal.person('ceo')
  expect((await issue({}, 'batcher')).status).toBe(403)
  expect((await issue({}, 'ceo')).status).toBe(403)
  expect((await portal.as('ceo').get('/pour-passports/list')).body.total).toBe(3)
  expect((await issue({}, 'dispatcher_9')).status).toBe(404)
  expect((await portal.as('dispatcher_9').get(`/pour-passports/${first.id}/pdf`)).status).toBe(404)
  expect((await portal.as('dispatcher_9').get('/pour-passports/list')).body.rows).toEqual([])
  const open = await givenOrder(portal, world, { loads: 2 })
  const early = await issue({ orderId: open.order.id })
  expect(early.status).toBe(409)
  await portal.given(work => deliveryOrder.update(work, open.loads[0]!, { status: 'delivered', doNumber: null }))
  const half = await issue({ orderId: open.order.id })
  expect(half.body.detail).toContain('1 of its loads')
  expect((await issue({ projectId: crypto.randomUUID() })).status).toBe(404)
  expect((await issue({ orderId: 'x' })).status).toBe(422)
})

test('the site of the pour has its passport by the link, and no other pour has it', async () => {
  const linkOf = async (orderId: string) => {
    const made = await portal.as('dispatcher').post(`/order/${orderId}/site-link`)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const headers = { 'x-machine-key': made.body.link.url.split('/').at(-1) as string }
    return (path: string) => portal.as(null).get(path, { headers })
  }
  const site = await linkOf(pour.order.id)
  expect((await site('/site/pour')).body.passportNo).toBe('PP-26-00001')
  const paper = await site('/site/passport')
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const said = readPdf(paper.body).map(page => page.words)
  expect(said.join(' ')).toContain('PP-26-00001, revision 1')
  const other = await linkOf((await givenOrder(portal, world, { loads: 1 })).order.id)
  expect((await other('/site/pour')).body.passportNo).toBeNull()
  expect((await other('/site/passport')).status).toBe(404)
  expect((await portal.as(null).get('/site/passport')).status).toBe(401)
})
