import { expect, test } from 'vitest'
import { OpenEpd } from '~/tests/kit/rules/open-epd'
import { USUAL_LETTERHEAD } from '../kit/letterhead'
import type { PassportConcrete, PassportContent } from './pour-passport'
import { passportEpd } from './pour-passport-epd'

const concrete = (at: number, exposure: string[]): PassportConcrete => ({
  productCode: `N${30 + at}-20-100`,
  productName: `Grade ${30 + at}, 20 mm, slump 100, pumpable with retarder`,
  ...{ strengthMpa: 30 + at, slump: '75 to 125 mm', aggregateMm: 20, mixes: [`MX-${at} v1`] },
  ...{ plants: [`Plant ${at}`], exposure, loads: 3, cubicMetres: '27.00' },
})
const content = (concretes: PassportConcrete[], materials: number): PassportContent => ({
  ...{ customerName: 'Acme Builders', projectName: 'Harbour Tower', sites: ['Gate 2'], orderNos: ['O-1'] },
  ...{ from: '2026-11-20', to: '2026-11-21', concretes, properties: [], strengths: [], conformity: [] },
  carbon: {
    ...{ deliveries: 3, theoretical: 0, cubicMetres: '27.00', gate: '8100.000', perCubicMetre: '300.000', unknown: 0 },
    load: { a1: '7800.000', a2: '100.000', a3: '200.000', a4: '90.000', total: '8190.000' },
    materialHaulKm: '25',
  },
  ...{ energy: [], loads: [], returned: '0.00', submittals: [], a1ByFactors: null },
  materials: Array.from({ length: materials }, (_, at) => ({
    ...{ materialCode: `M${at}`, name: `Material ${at}`, kind: 'stone', kg: '1000.000' },
    ...{ factor: '0.005', source: at % 2 ? 'EPD 12' : null, validTo: null },
  })),
})
const OF = {
  ...{ passportNo: 'PP-26-00001', revision: 0, status: 'issued', contentHash: 'ab', issuedByName: 'Lab' },
  issuedAt: new Date('2026-11-20T01:00:00.000Z'),
}
const faults = (of: PassportContent) => OpenEpd.safeParse(passportEpd(OF, of, USUAL_LETTERHEAD)).error?.issues ?? []

test('a passport is an openEPD document by the published models', () => {
  expect(faults(content([concrete(0, ['XC2', 'XS1'])], 5))).toEqual([])
})

test('of classes of one kind the severest is told, since the models take one of each', () => {
  const epd = passportEpd(OF, content([concrete(0, ['XC2', 'XC4', 'XS1', 'XA1'])], 5), USUAL_LETTERHEAD)
  expect(OpenEpd.safeParse(epd).error?.issues).toBeUndefined()
  expect(epd.specs.Concrete).toMatchObject({ en_exposure_classes: ['en206.XC4', 'en206.XS1', 'en206.XA1'] })
})

test('a project of many concretes, plants and materials keeps to the lengths of the models', () => {
  const many = Array.from({ length: 40 }, (_, at) => concrete(at, []))
  expect(faults(content(many, 300))).toEqual([])
  expect(passportEpd(OF, content(many, 300), USUAL_LETTERHEAD).product_name).toMatch(/, and \d+ more$/)
})

test('the check sees a name that the models do not have', () => {
  const epd = passportEpd(OF, content([concrete(0, [])], 5), USUAL_LETTERHEAD)
  expect(OpenEpd.safeParse({ ...epd, gwp: 1 }).success).toBe(false)
  expect(OpenEpd.safeParse({ ...epd, product_name: 'x'.repeat(201) }).success).toBe(false)
})
