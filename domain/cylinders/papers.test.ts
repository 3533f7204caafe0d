import { expect, test } from 'vitest'
import { certificateDocument } from './certificate-document'
import { asCertified, type PaperResult } from './cylinder-test-paper'
import { signatures, signedBy } from './signatures'
import { testReportDocument } from './test-report'
import { decisionRuleNotes, expandedMpa, type Stated, type UncertaintyRow, uncertaintyOf } from './uncertainty'

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
const NONE: Stated = () => ({ uncertainty: null, singleBelow: 4 })
const cert = (more: Partial<PaperResult> = {}, covers: string[] = [], stated = NONE) =>
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
    stated,
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
  for (const { content } of [cert(), testReportDocument([result], sender, NONE)]) {
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
  const said = read(testReportDocument([{ ...result, ...corrected }], sender, NONE).content)
  expect(said).toContain('revision 2')
  expect(said).toContain('PROVISIONAL, not approved')
  expect(said).toContain(
    'Revision 1 said 24.9 MPa. Tested by Priya Ng, checked by Farid Chan, approved by Zul Toh; corrected 22/11/2026 by Priya Ng: misread dial',
  )
  expect(said.split('Zul Toh')).toHaveLength(2)
  expect(read(testReportDocument([result], sender, NONE).content)).not.toContain('PROVISIONAL')
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
  expect(read(testReportDocument([{ ...result, press }], sender, NONE).content)).toContain(named)
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

const U: UncertaintyRow = {
  specimen: '150x300',
  expandedUncertainty: '3.2',
  unit: '%',
  source: 'Budget MU-2026-03',
  laboratory: null,
}
const STATED: Stated = () => ({ uncertainty: U, singleBelow: 4 })

test('a result is stated with its expanded uncertainty, k and coverage; without one the paper says that there is none', () => {
  // 3.2 % of 24.9 MPa is 0.797 MPa.
  expect(expandedMpa(U, 24.9)).toBe(0.8)
  expect(expandedMpa({ ...U, unit: 'MPa', expandedUncertainty: '1.25' }, 24.9)).toBe(1.3)
  const said = read(cert({}, [], STATED).content)
  expect(said).toContain('24.9 ± 0.8')
  expect(said).toContain('coverage factor k = 2, coverage probability about 95 %')
  expect(said).toContain('Cylinder 150 × 300 by ASTM C39/C39M: 3.2 % of the result, Budget MU-2026-03')
  expect(read(testReportDocument([result], sender, STATED).content)).toContain('Mean 24.9 ± 0.8 MPa')
  for (const paper of [cert(), testReportDocument([result], sender, NONE)]) {
    const without = read(paper.content)
    expect(without).not.toContain('±')
    expect(without).toContain('states no measurement uncertainty for CT-TUAS-26-000001 at 28 d')
  }
})

test('the decision rule is named where a result is nearer to a limit than its uncertainty, and nowhere else', () => {
  const near = 'CT-TUAS-26-000001 at 28 d, 24.9 against 25.0 MPa'
  expect(read(cert({}, [], STATED).content)).toContain(near)
  expect(read(cert({}, [], STATED).content)).toContain('Decision rule: simple acceptance')
  expect(decisionRuleNotes([{ ...result, mean: 25.8, verdict: 'pass' }], STATED)).toEqual([])
  expect(decisionRuleNotes([{ ...result, mean: 21.4, verdict: 'low' }], STATED)[0]).toContain('21.4 against 21.0 MPa')
  expect(decisionRuleNotes([{ ...result, verdict: 'early' }], STATED)).toEqual([])
  expect(decisionRuleNotes([result], NONE)).toEqual([])
})

test('a laboratory has its own uncertainty before the one of all others', () => {
  const own = { ...U, expandedUncertainty: '2.4', laboratory: 'Main laboratory' }
  expect(uncertaintyOf([U, own], result)).toBe(own)
  expect(uncertaintyOf([U, own], { ...result, laboratory: 'Site laboratory' })).toBe(U)
  expect(uncertaintyOf([own], { ...result, laboratory: null })).toBeNull()
  expect(uncertaintyOf([U], { ...result, specimenKind: 'cube-150' })).toBeNull()
})
