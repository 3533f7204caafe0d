import type { FigureOf } from './figure'

const MEASURE = 'db/reports/measure.ts'
const CARBON = 'domain/reports/carbon-emission.ts'
const LEDGER = 'domain/reports/month-concrete.ts'
const WEIGHTS = 'db/deliveries/variation.ts'
const PER_M3 = 'kg CO₂e/m³'

/** What the carbon, the water and the batch weights of loads say. */
export const CONCRETE_FIGURES = {
  carbonGate: {
    name: 'Carbon A1–A3',
    unit: PER_M3,
    digits: 1,
    means: 'Materials, their way to the plant and the plant’s energy: kg CO₂e by m³ of all loads delivered.',
    home: MEASURE,
  },
  carbonSite: {
    name: 'Carbon A1–A4',
    unit: PER_M3,
    digits: 1,
    means: 'Carbon A1–A3 and the way to the site and back: kg CO₂e by m³ of all loads delivered.',
    home: CARBON,
  },
  carbonA1: { name: 'A1 materials', unit: PER_M3, digits: 1, means: 'Carbon of the materials per m³.', home: CARBON },
  carbonA2: {
    name: 'A2 to plant',
    unit: PER_M3,
    digits: 1,
    means: 'Carbon of the way of the materials to the plant per m³.',
    home: CARBON,
  },
  carbonA3: { name: 'A3 plant', unit: PER_M3, digits: 1, means: 'Carbon of the plant’s energy per m³.', home: CARBON },
  carbonA4: {
    name: 'A4 to site',
    unit: PER_M3,
    digits: 1,
    means: 'Carbon of the way to the site and back per m³.',
    home: CARBON,
  },
  emittedA1: { name: 'Emitted A1', unit: 'kg CO₂e', digits: 3, means: 'Carbon of the materials.', home: CARBON },
  emittedA2: {
    name: 'Emitted A2',
    unit: 'kg CO₂e',
    digits: 3,
    means: 'Carbon of the way of the materials to the plant.',
    home: CARBON,
  },
  emittedA3: { name: 'Emitted A3', unit: 'kg CO₂e', digits: 3, means: 'Carbon of the plant’s energy.', home: CARBON },
  emittedA4: {
    name: 'Emitted A4',
    unit: 'kg CO₂e',
    digits: 3,
    means: 'Carbon of the way to the site and back.',
    home: CARBON,
  },
  emitted: {
    name: 'Emitted A1–A4',
    unit: 'kg CO₂e',
    digits: 1,
    means: 'Carbon from the materials to the site.',
    home: CARBON,
  },
  loadsByMix: {
    name: 'Loads by their mix',
    unit: 'loads',
    digits: 0,
    means: 'Loads without batch weights, whose A1 is that of their mix.',
    home: CARBON,
  },
  materialShare: {
    name: 'Share of the materials',
    unit: '%',
    digits: 0,
    means: 'A1 of A1–A4.',
    home: 'web/reports/carbon-emission-report.tsx',
  },
  weighedShare: {
    name: 'By batch weights',
    unit: '% of loads',
    digits: 0,
    means: 'Loads whose A1 is that of what was weighed, of all with a carbon figure.',
    home: 'web/reports/carbon-emission-report.tsx',
  },
  weighedA1: {
    name: 'A1 of weighed loads',
    unit: PER_M3,
    digits: 1,
    means: 'Carbon of the materials per m³ by the ledgers of the loads with batch weights.',
    home: LEDGER,
  },
  freeWater: {
    name: 'Free water',
    unit: 'kg/m³',
    digits: 1,
    means: 'Mean by m³ of the loads whose moisture was recorded, with water added on site.',
    home: LEDGER,
  },
  waterCement: {
    name: 'Effective water/cement',
    unit: '',
    digits: 3,
    means: 'Mean by m³ of free water over cement and k times additions, of the loads with weights and moisture.',
    home: LEDGER,
  },
  weighings: {
    name: 'Weighings',
    unit: '',
    digits: 0,
    means: 'Batch weights of the loads of the days.',
    home: WEIGHTS,
  },
  informed: {
    name: 'Weighings to watch',
    unit: '',
    digits: 0,
    means: 'Weighings past the limit that informs and within tolerance.',
    home: WEIGHTS,
  },
  outside: {
    name: 'Weighings out of tolerance',
    unit: '',
    digits: 0,
    means: 'Weighings past the tolerance of their material.',
    home: WEIGHTS,
  },
  breaches: {
    name: 'Out of tolerance per 1000',
    unit: 'per 1000',
    digits: 1,
    means: 'Weighings out of tolerance, of a thousand weighings.',
    home: 'db/reports/chat-report.ts',
  },
  deviation: {
    name: 'Mean deviation',
    unit: '%',
    digits: 3,
    means: 'Weighed less target, of the target.',
    home: WEIGHTS,
  },
  deviationSpread: {
    name: 'Spread of deviations',
    unit: '%',
    digits: 2,
    means: 'Standard deviation of the deviations of weighings.',
    home: WEIGHTS,
  },
  weighedDifference: {
    name: 'Weighed beyond target',
    unit: 'kg',
    digits: 0,
    means: 'Weighed less target.',
    home: WEIGHTS,
  },
  differenceCost: {
    name: 'Cost beyond target',
    unit: 'S$',
    digits: 2,
    means: 'Weighed beyond target at the cost of the material.',
    home: WEIGHTS,
  },
  batched: {
    name: 'Material batched',
    unit: 't',
    digits: 1,
    means: 'What the batch weights of the loads of the days say was used.',
    home: 'db/reports/chat-report.ts',
  },
} as const satisfies Record<string, FigureOf>
