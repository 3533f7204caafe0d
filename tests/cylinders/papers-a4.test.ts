import { beforeAll, expect, test } from 'vitest'
import { customer } from '~/db/customers/customer'
import { location } from '~/db/customers/location'
import { project } from '~/db/customers/project'
import { nounRecord } from '~/db/kit/noun-rows'
import { setSetting } from '~/db/kit/set-setting'
import { carbonConfigs } from '~/db/mixdesign/tables'
import { addMinutes } from '~/domain/kit/time'
import { carbonConfig } from '~/domain/mixdesign/carbon-config'
import { givenApproved, givenLaboratory, givenSampled, givenTested, type Laboratory } from '../kit/given/cylinders'
import { type Answer, type House, house } from '../kit/house'
import { type PdfPage, readPdf } from '../kit/read-pdf'
import { paperFaults } from '../kit/rules/paper-faults'

const NOW = '2026-11-20T01:00:00.000Z'
/** As long as names of the trade become: joint ventures, contracts with their numbers, addresses with their gates. */
const NAMES = {
  customerName: 'Penta-Ocean Construction – Bachy Soletanche – Woh Hup Joint Venture (Cross Island Line) Pte Ltd',
  projectName: 'CR208 Design and Construction of Bored Tunnels between Riviera and Loyang Stations, Phase 1 Stage 2B',
  locationName: 'Launch shaft 3, Loyang Crescent gate 2, behind the segment yard of contractor 12',
}
let portal: House
let world: Laboratory
let pour: Awaited<ReturnType<typeof givenSampled>>
let ages: { id: string; testId: string }[]
beforeAll(async () => {
  portal = await house({ now: NOW })
  world = await givenLaboratory(portal)
  await portal.given(async work => {
    const at = async <T extends { id: string; version: number }>(found: Promise<T>) => {
      const { id, version } = await found
      return { id, version }
    }
    const { customerName, projectName, locationName } = NAMES
    await customer.update(work, await at(customer.get(work.sql, world.customer.id)), { customerName })
    await project.update(work, await at(project.get(work.sql, world.project.id)), { projectName })
    await location.update(work, await at(location.get(work.sql, world.location.id)), { locationName })
    await nounRecord(carbonConfig, carbonConfigs).insert(work, {
      ...{ plantId: world.plant.id, validFrom: '2026-01-01', electricityPerKwh: '0.412', dieselPerLitre: '2.68' },
      ...{ kwhPerM3: '4', dieselLitresPerM3: '0.5', hgvPerTkm: '0.1', hgvEmptyPerKm: '0.7', source: 'EMA 2025' },
    })
  })
  pour = await givenSampled(portal, world, 0)
  const others = [await givenSampled(portal, world, 1), await givenSampled(portal, world, 2)]
  portal.clock.at = addMinutes(new Date(NOW), 7 * 1440)
  for (const { set } of [pour, ...others]) await givenTested(portal, set.id, 7, [480.4, 492.2, 471.8])
  portal.clock.at = addMinutes(new Date(NOW), 28 * 1440)
  ages = []
  for (const { set } of [pour, ...others]) ages.push(await givenApproved(portal, set.id, 28, [760.4, 770.9, 780.1]))
}, 120_000)

const pagesOf = (answer: Answer): PdfPage[] => {
  expect(answer.status, JSON.stringify(answer.body).slice(0, 400)).toBe(200)
  return readPdf(answer.body)
}
/** The whole text without its blanks: names break over lines. */
const said = (pages: readonly PdfPage[]) =>
  pages
    .map(page => page.words)
    .join('')
    .replaceAll(/\s/g, '')
function whole(pages: readonly PdfPage[], fields: readonly string[], size: 'A4' | 'A5' = 'A4') {
  expect(paperFaults(pages, size)).toEqual([])
  const text = said(pages)
  expect(fields.filter(field => !text.includes(field.replaceAll(/\s/g, '')))).toEqual([])
}
const NUMBERED = (pages: readonly PdfPage[]) => `Page ${pages.length} of ${pages.length}`

test('a certificate at A4 has what ISO/IEC 17025 and EN 12390-3 ask for, and nothing of it is cut', async () => {
  const pages = pagesOf(
    await portal.as('house_manager').post('/cylinder-test/generate-cert', { ids: ages.map(of => of.id) }),
  )
  whole(pages, [
    ...[
      NAMES.customerName,
      NAMES.projectName,
      NAMES.locationName,
      'CERT-2026-000001',
      'Main laboratory',
      pour.set.testNo,
    ],
    ...[
      'cylinder 150.1 × 150.3 × 300.0',
      pour.load.doNumber!,
      '120 mm',
      '31.5',
      'kN',
      'kg',
      'Fracture',
      'MPa',
      'Cast',
      'Tested',
    ],
    ...['Lab', 'House manager', 'Lab manager', NUMBERED(pages)],
  ])
})

test.each(['A4', 'A5'] as const)('a ticket at %s, with header and on stationery', async paper => {
  const as = portal.as('batcher')
  const row = { plant: world.plant.plantCode, paper, rightMm: 0, downMm: 0 }
  await portal.given(work => setSetting({ ...work, now: portal.clock.at }, 'deliveries.ticket-paper', [row]))
  const fields = [
    ...[NAMES.customerName, NAMES.projectName, NAMES.locationName, pour.load.doNumber!, '9.00', 'Strength class'],
    ...['Slump', 'Cement', 'Truck', 'Driver', 'Batched', 'Discharge by', 'Water added at site', 'Page 1 of'],
  ]
  whole(pagesOf(await as.post('/orderdetail/download-pdf', { doNumber: pour.load.doNumber })), fields, paper)
  const bare = await as.post(`/orderdetail/download-pdf-without-header/${pour.load.id}/current/copy`)
  whole(pagesOf(bare), fields, paper)
})

test('a mix submittal at A4', async () => {
  const made = await portal.as('lab').post('/mix-submittals', {
    ...{ projectId: world.project.id, productId: world.mapping.productId, mixDesignId: world.mix.id },
    ...{ plantId: world.plant.id, remarks: 'The engineer asks for results of the last three months. '.repeat(6) },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const pages = pagesOf(await portal.as('lab').get(`/mix-submittals/${made.body.id}/pdf`))
  whole(pages, [NAMES.customerName, NAMES.projectName, 'MS-26-0001', world.mix.mixCode, '0.486', NUMBERED(pages)])
})

test('a concrete passport at A4, of a pour and of the project', async () => {
  const of = { projectId: world.project.id }
  await portal.as('lab').post('/pour-passports', { ...of, orderId: pour.order.id })
  for (const orderId of [pour.order.id, null]) {
    const listed = await portal.as('lab').get('/pour-passports/list')
    const known = listed.body.rows.find((row: { orderId: string | null }) => row.orderId === orderId)
    const made = known ?? (await portal.as('lab').post('/pour-passports', { ...of, orderId })).body
    const pages = pagesOf(await portal.as('lab').get(`/pour-passports/${made.id}/pdf`))
    whole(pages, [
      ...[NAMES.customerName, NAMES.projectName, made.passportNo, made.contentHash, pour.load.doNumber!],
      ...['A1', 'A2', 'A3', 'EMA 2025', pour.set.testNo, NUMBERED(pages)],
    ])
  }
})

test('the register of a month and the report of one test at A4', async () => {
  const month = { from: '2026-11-01', to: '2026-11-30' }
  const register = pagesOf(await portal.as('lab').post('/cylinder-test/export-pdf', month))
  whole(register, [NAMES.customerName, NAMES.projectName, pour.set.testNo, pour.load.doNumber!, NUMBERED(register)])
  const report = pagesOf(await portal.as('lab').get(`/cylinder-test/pdf/${pour.set.id}`))
  whole(report, [NAMES.customerName, NAMES.projectName, pour.set.testNo, 'Type 1', NUMBERED(report)])
})

test('the check sees what is cut: letters beyond the page and letters on letters', () => {
  const run = (text: string, x: number, y: number) => ({ text, x, y, width: 60, size: 9, font: 'F1' })
  const page = { width: 595.28, height: 841.89, boxes: [], words: '' }
  expect(paperFaults([{ ...page, texts: [run('whole', 40, 40)] }])).toEqual([])
  expect(paperFaults([{ ...page, texts: [run('beyond', 560, 40)] }])).toHaveLength(1)
  expect(paperFaults([{ ...page, texts: [run('one', 40, 40), run('two', 80, 42)] }])).toHaveLength(1)
  expect(paperFaults([{ ...page, width: 612, texts: [] }])).toHaveLength(1)
})
