import { expect, test } from 'vitest'
import { certificateDocument } from './certificate-document'
import { asCertified, type PaperResult } from './cylinder-test-paper'
import { signatures, signedBy } from './signatures'
import { testReportDocument } from './test-report'

const sender = { name: 'Merlion Readymix', address: '1 Jetty Road', registration: 'R', gstNo: 'G' } as never
const specimen = (label: string) => ({
  label,
  width1: 150.1,
  width2: 150.3,
  length: 300,
  massKg: 12.6,
  loadKn: 441.2,
  fracture: 2,
  lengthFactor: 1,
  strength: 24.9,
  density: 2370,
  excluded: false,
  excludedReason: null,
})
const result: PaperResult = {
  id: 'a1',
  testNo: 'CT-TUAS-26-000001',
  doNumber: 'TUAS-26-000001',
  customerName: 'Acme',
  projectName: 'Pier',
  locationName: 'Berth 4',
  plantName: 'Tuas',
  productCode: 'C32/40-S3-20',
  laboratory: 'Main laboratory',
  accreditationNo: 'LA-2019-0712-C',
  receivedAt: new Date('2026-10-25T02:10:00Z'),
  demouldedAt: new Date('2026-10-25T02:35:00Z'),
  tank: 'T3',
  tankTemperature: 26.8,
  mixCode: 'M40',
  strengthMpa: 32,
  fck: 25,
  specimenKind: '150x300',
  castOn: '2026-10-24',
  sampledAt: new Date('2026-10-24T01:00:00Z'),
  sampledBy: 'Priya Ng',
  slumpMm: 60,
  concreteTemperature: 36.5,
  airPercent: null,
  freshDensity: null,
  wetFindings: [{ text: 'Slump 60 mm is outside 100–150 mm' }, { text: '36.5 °C is outside 5–35 °C' }],
  ageDays: 28,
  status: 'approved',
  revision: 1,
  testedAt: new Date('2026-11-21T01:00:00Z'),
  mean: 24.9,
  density: 2370,
  rangePercent: 1.2,
  verdict: 'low',
  counts: true,
  notes: [],
  press: null,
  labName: 'Priya Ng',
  houseName: 'Farid Chan',
  managerName: 'Zul Toh',
  specimens: [specimen('A1'), specimen('A2'), specimen('A3')],
  revisions: [],
}
const cert = (more: Partial<PaperResult> = {}, covers: string[] = []) =>
  certificateDocument(
    {
      certNo: 'CERT-2026-000001',
      status: 'valid',
      issuedAt: new Date('2026-11-22T01:00:00Z'),
      issuedByName: 'Zul Toh',
      invalidReason: null,
      customerName: 'Acme',
      projectName: 'Pier',
    },
    [asCertified({ ...result, ...more }, covers)],
    sender,
  )

/** Everything a document says, and its tables. */
function read(node: unknown, tables: { widths: (number | string)[]; body: unknown[][] }[] = []): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(one => read(one, tables)).join(' ')
  if (!node || typeof node !== 'object') return ''
  const { text, stack, columns, table } = node as Record<string, unknown>
  const grid = table as { widths: (number | string)[]; body: unknown[][] } | undefined
  if (grid) tables.push(grid)
  return [text, stack, columns, grid?.body].map(part => read(part, tables)).join(' ')
}

test('no table of a paper is wider than A4, and every column of the results has a name', () => {
  for (const { content } of [cert(), testReportDocument([result], sender)]) {
    const tables: Parameters<typeof read>[1] = []
    read(content, tables)
    for (const { widths, body } of tables!) {
      const fixed = widths.filter(width => typeof width === 'number').reduce((sum, width) => sum + width, 0)
      expect(fixed + widths.length * 6 + 60).toBeLessThanOrEqual(515)
      if (widths.length > 2) for (const head of body[0]!) expect(read(head)).not.toBe('')
    }
  }
})

test('a certificate names sample, specimen, press, method, hands and what was out of range', () => {
  const said = read(cert().content)
  for (const part of [
    ...[
      'Load and concrete',
      'Verdict',
      'below specified',
      'cylinder 150.1 × 150.3 × 300.0',
      '12.600',
      '441.2',
      'type 2',
    ],
    ...['sampled by Priya Ng', 'slump 60 mm', '36.5 °C', 'ASTM C39/C39M'],
    ...['Tested by Priya Ng, checked by Farid Chan, approved by Zul Toh'],
    ...['Deviation: Slump 60 mm is outside 100–150 mm', 'Deviation: 36.5 °C is outside 5–35 °C'],
  ])
    expect(said).toContain(part)
  expect(JSON.stringify(cert().footer!(2, 3))).toContain('Page 2 of 3')
})

test('a result that does not count is marked in place of its verdict, with the reason', () => {
  const said = read(cert({ counts: false, verdict: 'pass', notes: ['tested 6.3 h late; tolerance ±0.5 h'] }).content)
  expect(said).toContain('does not count: tested 6.3 h late; tolerance ±0.5 h')
  expect(said).not.toContain('complies')
})

const corrected: Partial<PaperResult> = {
  status: 'testing',
  revision: 2,
  mean: 26.1,
  revisions: [
    {
      revision: 1,
      facts: { ...result, testedAt: '2026-11-21T01:00:00.000Z' },
      reason: 'misread dial',
      at: new Date('2026-11-22T03:00:00Z'),
      byName: 'Priya Ng',
    },
  ],
}

test('a correction takes the signatures with it: provisional, and the names stay with the revision they signed', () => {
  const said = read(testReportDocument([{ ...result, ...corrected }], sender).content)
  expect(said).toContain('revision 2')
  expect(said).toContain('PROVISIONAL, not approved')
  expect(said).toContain(
    'Revision 1 said 24.9 MPa. Tested by Priya Ng, checked by Farid Chan, approved by Zul Toh; corrected 22/11/2026 by Priya Ng: misread dial',
  )
  expect(said.split('Zul Toh')).toHaveLength(2)
  expect(read(testReportDocument([result], sender).content)).not.toContain('PROVISIONAL')
})

test('a certificate goes on saying the revision that it covers', () => {
  const kept = read(cert(corrected, ['a1:1']).content)
  expect(kept).toContain('24.9')
  expect(kept).not.toContain('26.1')
  expect(kept).toContain('approved by Zul Toh')
})

test.each([
  ['testing', ''],
  ['declined', ''],
  ['with_house_manager', 'Tested by Priya Ng'],
  ['with_manager', 'Tested by Priya Ng, checked by Farid Chan'],
  ['approved', 'Tested by Priya Ng, checked by Farid Chan, approved by Zul Toh'],
])('a result that is %s is signed: %s', (status, said) => {
  expect(signedBy({ ...result, status })).toBe(said)
  expect(signatures({ ...result, status: 'testing' })).toEqual({ tested: null, checked: null, approved: null })
})

test('a certificate names the accreditation of its laboratory and how the specimens were cured', () => {
  const printed = read(cert({}).content)
  expect(printed).toContain('Main laboratory, accreditation LA-2019-0712-C')
  expect(printed).toContain('demoulded 25/10/2026 10:35, cured in tank T3 from 25/10/2026 10:10, 26.8 °C')
  expect(read(cert({ accreditationNo: null }).content)).not.toContain('accreditation')
  expect(read(cert({ receivedAt: null }).content)).toContain('curing not recorded')
  expect(read(cert({ tankTemperature: null }).content)).toContain('temperature not recorded')
})

test('papers name the press and its calibration, and say when it was out of calibration', () => {
  const press = {
    equipmentNo: 'PR-01',
    make: 'Automax 3000',
    calibratedOn: '2025-11-28',
    validUntil: '2026-11-27',
    certificateNo: 'CAL-25-118',
    errorPercent: 0.4,
    uncertaintyPercent: 0.5,
    fault: null,
    allowedBy: null,
    reason: null,
  }
  const named =
    'press PR-01 (Automax 3000), calibration CAL-25-118 of 28/11/2025, valid to 27/11/2026, uncertainty of the load 0.5 % (k = 2)'
  expect(read(cert({ press }).content)).toContain(named)
  expect(read(testReportDocument([{ ...result, press }], sender).content)).toContain(named)
  const late = {
    ...press,
    fault: 'The calibration of press PR-01 ended on 27/11/2026',
    allowedBy: 'Zul Toh',
    reason: 'Load cell',
  }
  const said = 'Deviation: The calibration of press PR-01 ended on 27/11/2026; taken by Zul Toh: Load cell'
  expect(read(cert({ press: late }).content)).toContain(said)
  expect(read(cert({}).content)).toContain('press not recorded')
})
