import { gravimetricAir } from '~/domain/mixdesign/design/absolute-volume'
import { ACI_DESIGN, type AciInput, aciDesign } from '~/domain/mixdesign/design/aci/design'
import { bindersForPaste, pasteVolume, strengthFeedback } from '~/domain/mixdesign/design/aci/feedback'
import { aciTrialAdjustment } from '~/domain/mixdesign/design/aci/trial'
import { batchMoisture } from '~/domain/mixdesign/design/moisture'
import { aciRequiredAverage } from '~/domain/mixdesign/design/target-mean-aci'
import type { Example } from './example'

const ACI_1: AciInput = {
  ...{ system: 'us', specified: 2500, slump: 3.5, maxSize: 1.5, air: 'entrapped', finenessModulus: 2.8 },
  coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 100 },
  fine: { relativeDensity: 2.64, absorption: 0.7 },
}
const aci1 = aciDesign(ACI_1)
const wet = batchMoisture(aci1.masses.water, [
  { name: 'coarse', mass: aci1.masses.coarse, moisture: 2, absorption: 0.5 },
  { name: 'fine', mass: aci1.masses.fine, moisture: 6, absorption: 0.7 },
])
const tried = aciTrialAdjustment(ACI_1, aci1, { water: 8.5, free: (29 + 68.8) / 27, volume: 1, slump: 2, air: 1.9 })
const aci2 = aciDesign({
  ...{ system: 'us', specified: 5000, records: [{ deviation: 300, tests: 30 }], slump: 5.5, maxSize: 1.5, air: 'F3' },
  ...{ exposures: ['S1', 'F3', 'W1'], adjust: { roundedAggregate: true, reducer: 'normal' }, scm: { flyAsh: 20 } },
  ...{ finenessModulus: 2.8, coarse: { relativeDensity: 2.66, absorption: 0.8, rodded: 101 } },
  fine: { relativeDensity: 2.65, absorption: 1 },
})
const aci3 = strengthFeedback({ system: 'us', measured: 4200, required: 4500, binder: 564, water: 300 })
const paste = pasteVolume('us', 280, [
  { mass: 350, relativeDensity: 3.15 },
  { mass: 350, relativeDensity: 2.9 },
])
const aci4 = bindersForPaste('us', 25, 0.4, [
  { name: 'cement', share: 0.5, relativeDensity: 3.15 },
  { name: 'slag', share: 0.5, relativeDensity: 2.9 },
])
const lecture = aciDesign(
  {
    ...{ ...ACI_1, specified: 5000, ratio: 0.4, slump: 2, maxSize: 0.75, air: 'F2', water: 280, finenessModulus: 2.7 },
    ...{
      coarse: { relativeDensity: 2.7, absorption: 0, rodded: 100 },
      fine: { relativeDensity: 2.65, absorption: 1.3 },
    },
  },
  { ...ACI_DESIGN, massStep: 0.1 },
)
const lesson = aciDesign(
  {
    ...{ ...ACI_1, ratio: 0.57, slump: 3, maxSize: 0.375, finenessModulus: 2.9 },
    ...{
      coarse: { relativeDensity: 2.68, absorption: 0, rodded: 103 },
      fine: { relativeDensity: 2.67, absorption: 0 },
    },
  },
  { ...ACI_DESIGN, massStep: 0.01 },
)
export const ACI_EXAMPLES: readonly Example[] = [
  {
    source: 'ACI 301 required average, a record of 300 psi at 5000 psi',
    shows: [['f′cr, psi', '5400', aciRequiredAverage(5000, 'us', [{ deviation: 300, tests: 30 }]).required]],
  },
  {
    source: 'ACI 301 required average, no record at 2500 psi',
    shows: [['f′cr, psi', '3500', aciRequiredAverage(2500, 'us').required]],
  },
  {
    source: 'ACI PRC-211.1-22 §9.2 example 1',
    shows: [
      ['water, lb', '300', aci1.masses.water],
      ['w/cm', '0.62', aci1.ratio],
      ['cement, lb', '484', aci1.masses.cement],
      ['coarse, dry, lb', '1917', aci1.masses.coarseDry],
      ['coarse, SSD, lb', '1927', aci1.masses.coarse],
      ['air, ft³', '0.27', aci1.air * 0.27],
      ['fine, SSD, lb', '1308', aci1.masses.fine],
      ['total, lb', '4019', aci1.total],
      ['density, lb/ft³', '148.9', aci1.density],
      ['air-free density, lb/ft³', '150.4', aci1.airFree],
    ],
  },
  {
    source: 'ACI PRC-211.1-22 §9.2 example 1, at 2 % and 6 % of moisture',
    shows: [
      ['coarse, lb', '1956', wet.aggregates[0]!.mass],
      ['fine, lb', '1377', wet.aggregates[1]!.mass],
      ['water, lb', '202', wet.water],
    ],
  },
  {
    source: 'ACI PRC-211.1-22 §9.2 example 1, after its trial batch',
    shows: [
      ['mixing water, lb', '12.12', tried.mixing],
      ['of the yard, lb', '327', tried.used],
      ['water for the slump, lb', '342', tried.masses.water],
      ['cement, lb', '552', tried.masses.cement],
      ['fine, SSD, lb', '1100', tried.masses.fine],
      ['total, lb', '3921', tried.total],
      ['gravimetric air, %', '1.9', gravimetricAir(150.4, 147.5)],
    ],
  },
  {
    source: 'ACI PRC-211.1-22 §9.3 example 2, S1, F3 and W1 with fly ash',
    shows: [
      ['f′cr, psi', '5400', aci2.required],
      ['w/cm', '0.37', aci2.ratio],
      ['water, lb', '227', aci2.masses.water],
      ['binder, lb', '614', aci2.binder],
      ['cement, lb', '491', aci2.masses.cement],
      ['fly ash, lb', '123', aci2.masses.flyAsh],
      ['air, %', '5.5', aci2.air],
      ['coarse, SSD, lb', '1951', aci2.masses.coarse],
      ['fine, SSD, lb', '1124', aci2.masses.fine],
    ],
  },
  {
    source: 'ACI PRC-211.1-22 §9.4 example 3, strength of the trial',
    shows: [
      ['psi a lb', '7.45', aci3.efficiency],
      ['binder more, lb', '40', aci3.added],
      ['binder, lb', '604', aci3.binder],
      ['w/cm before', '0.53', 300 / 564],
      ['w/cm', '0.50', aci3.ratio],
    ],
  },
  {
    source: 'ACI PRC-211.1-22 §9.5 example 4, volume of the paste',
    shows: [
      ['paste, ft³', '8.20', paste.cubic],
      ['paste, %', '30.4', paste.percent],
      ['cement, lb', '288', aci4.parts[0]!.mass],
      ['slag, lb', '288', aci4.parts[1]!.mass],
      ['water, lb', '230', aci4.water],
    ],
  },
  {
    source: 'Lecture on ACI 211.1, air-entrained at 0.40 (Scribd)',
    shows: [
      ['water, lb', '280', lecture.masses.water],
      ['cement, lb', '700', lecture.masses.cement],
      ['coarse, lb', '1701', lecture.masses.coarse],
      ['fine, lb', '1195.6', lecture.masses.fine],
    ],
  },
  {
    source: 'Class example on ACI 211.1, 4000 psi at 3/8 in. and 3 in. of slump',
    shows: [
      ['water, lb', '385', lesson.masses.water],
      ['cement, lb', '675.44', lesson.masses.cement],
      ['coarse, lb', '1251', lesson.masses.coarse],
      ['fine, lb', '1516', lesson.masses.fine],
    ],
  },
]
