import { carbonIndicators } from '~/domain/materials/carbon/carbon-indicators'
import { CLASS_DEFAULTS } from '~/domain/materials/carbon/class-default'
import { deliveryCarbon } from '~/domain/materials/carbon/delivery-carbon'
import { DEFAULT_FACTORS } from '~/domain/materials/carbon/factor-set'
import { freezeFactors } from '~/domain/materials/carbon/frozen-factors'
import { mixCarbon } from '~/domain/materials/carbon/mix-carbon'
import { finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { shilstone } from '~/domain/rawtests/aggregate/shilstone'
import { sieveAnalysis } from '~/domain/rawtests/aggregate/sieve-analysis'
import { blaineC204, en196Factor } from '~/domain/rawtests/cement/blaine'
import { mortarPrisms } from '~/domain/rawtests/cement/mortar-prisms'
import type { Example } from './example'

const SIZES = [9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
const sieved = (masses: readonly number[], pan: number) =>
  sieveAnalysis({
    sieves: masses.map((retained, at) => ({ size: SIZES[at + SIZES.length - masses.length]!, retained })),
    ...{ pan, totalMass: masses.reduce((sum, next) => sum + next, pan) },
  })
const jove = sieved([0, 5, 55, 65, 90, 160, 90], 35)
const domain = sieved([20, 80, 180, 260, 240, 170], 50)
const prisms = mortarPrisms({ loads: [68, 69.6, 70.4, 66.4, 67.2, 83.2] })

const on = '2026-03-02'
const EPD = { 'cem-i': '200', ggbs: '95', limestone: '15', aggregate: '1915', water: '139', plasticiser: '1.55' }
const factors = freezeFactors(DEFAULT_FACTORS, Object.keys(EPD), { on })
const made = mixCarbon({ materials: Object.entries(EPD).map(([material, kg]) => ({ material, kg })) }, factors)
/** With a haul of 80 km and the energy of a plant, as the print has A2 and A3. */
const gate = mixCarbon(
  {
    materials: Object.entries(EPD).map(([material, kg]) => ({ material, kg, legs: [{ mode: 'hgv', km: '80' }] })),
    energy: { kwh: '4', dieselLitres: '1' },
  },
  factors,
)
const concrete = { ...DEFAULT_FACTORS.factors[0]!, material: 'c32-40', kgPerKg: '0.149482417' }
const load = deliveryCarbon(
  {
    ...{ delivered: '9', kmOut: '20', kmBack: '20' },
    mixPerCubicMetre: { materials: [{ material: 'c32-40', kg: '2400' }] },
  },
  freezeFactors({ ...DEFAULT_FACTORS, factors: [concrete] }, ['c32-40'], { on }),
)
const CLASSES = { '20/25': 290.23, '25/30': 308.57, '28/35': 326.84, '32/40': 358.76, '35/45': 386.1, '40/50': 413.49 }

export const MATERIAL_EXAMPLES: readonly Example[] = [
  {
    source: 'JoVE, sieve analysis of 500 g of sand',
    shows: [
      ...['0', '1', '12', '25', '43', '75', '93'].map(
        (printed, at) => [`${SIZES[at]} mm, %`, printed, jove.rows[at]!.cumulative] as const,
      ),
      ['fineness modulus', '2.49', finenessModulus(jove.grading).value],
    ],
  },
  {
    source: 'calcdomain.com, sieve analysis of 1000 g of sand',
    shows: [['fineness modulus', '2.67', finenessModulus([{ size: 9.5, passing: 100 }, ...domain.grading]).value]],
  },
  {
    source: 'MoDOT, workability factor of 564 lb/yd³ and 94 lb more',
    shows: [335, 390.8].map((cementitious, at) => [
      `at ${cementitious} kg/m³`,
      ['35.0', '37.5'][at]!,
      shilstone({
        grading: [
          { size: 37.5, passing: 100 },
          { size: 9.5, passing: 61 },
          { size: 2.36, passing: 35 },
        ],
        cementitious,
      }).workability,
    ]),
  },
  { source: 'EN 196-6, constant at e 0.5 and 20 °C', shows: [['K', '524.29', en196Factor()]] },
  {
    source: 'ASTM C204, equal beds: only the times count',
    shows: [
      [
        'surface, m²/kg',
        '391',
        blaineC204({
          sample: { density: 3.15, porosity: 0.5, seconds: 84 },
          standard: { density: 3.15, porosity: 0.5, seconds: 78.2, surface: 377 },
        }).surface,
      ],
    ],
  },
  {
    source: 'By hand, EN 196-1 of six loads',
    shows: [
      ...['42.5', '43.5', '44.0', '41.5', '42.0', '52.0'].map(
        (printed, at) => [`prism ${at + 1}, MPa`, printed, prisms.results[at]!] as const,
      ),
      ['mean, MPa', '44.25', prisms.mean],
      ['off, %', '17.5', prisms.rejected!.deviation],
      ['reported, MPa', '42.7', prisms.reported],
    ],
  },
  {
    source: 'BRMCA, EPD of a ready-mixed concrete',
    shows: [
      ['mass, kg', '2365.55', made.lines.reduce((sum, line) => sum + Number(line.kg), 0)],
      // 0.103 kg a kg in the print; its background data differ from ours.
      ['A1 to A3, kg', '243.7', Number(gate.total), 20],
      ['binder, kg', '310', Number(carbonIndicators(made, factors, { strength: 40 }).binder)],
    ],
  },
  {
    source: 'National Highways Carbon Tool, concretes of CEM I',
    shows: Object.entries(CLASSES).map(([name, printed]) => [
      `C${name}, kg/m³`,
      printed.toFixed(2),
      Number(Object.values(CLASS_DEFAULTS)[Object.keys(CLASSES).indexOf(name)]),
    ]),
  },
  {
    source: 'By hand, 9 m³ of C32/40 carried 20 km',
    shows: [
      ['A1–A3, kg', '3228.82', Number(load.load.total) - Number(load.load.a4)],
      ['A4, kg', '60.80', Number(load.load.a4)],
      ['in all, kg', '3289.62', Number(load.load.total)],
      ['per m³, kg', '365.51', Number(load.perCubicMetre.total)],
    ],
  },
]
