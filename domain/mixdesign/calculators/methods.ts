import type { Calculator } from '~/domain/kit/calculator'
import { AciDesignInput, AciTargetInput, AciTrialInput } from '../design/aci/input'
import { BreDesignInput, BreTargetShape, OvenDryShape } from '../design/bre/input'
import { StrengthControlInput } from '../design/proportions-input'
import { MixDescribeInput } from '../optimise/input'
import { StrengthPredictInput } from '../strength/input'

const ACI = {
  system: 'us',
  specified: 2500,
  slump: 3.5,
  maxSize: 1.5,
  air: 'entrapped',
  finenessModulus: 2.8,
  coarse: { relativeDensity: 2.68, absorption: 0.5, rodded: 100 },
  fine: { relativeDensity: 2.64, absorption: 0.7 },
}
const ACI_WORDS = {
  specified: ['Specified strength, psi or MPa'],
  slump: ['Slump, in. or mm'],
  maxSize: ['Largest size, in. or mm'],
  water: ['Water by experience, lb/yd³ or kg/m³'],
  'scm.slag': ['Scm: slag', '%'],
} as const
const TRIAL_WORDS = {
  ...Object.fromEntries(Object.entries(ACI_WORDS).map(([path, words]) => [`design.${path}`, words])),
  'trial.water': ['Trial: water put in, lb or kg'],
  'trial.free': ['Trial: free water of the aggregates, lb or kg'],
  'trial.volume': ['Trial: volume, ft³ or m³'],
  'trial.total': ['Trial: total mass, lb or kg'],
  'trial.density': ['Trial: density, lb/ft³ or kg/m³'],
  'trial.slump': ['Trial: slump, in. or mm'],
} as const

/** The methods one by one, as their published examples are worked; the design bench puts them together. */
export const methodCalculators: readonly Calculator[] = [
  {
    key: 'bre',
    call: 'POST /engineering/bre',
    title: 'BRE 331',
    group: 'Design',
    source: 'BRE 331, 2nd edition, example 1',
    schema: BreDesignInput,
    words: {
      slump: ['Slump in mm, or a class as 10_30'],
      'target.characteristic': ['Characteristic strength', 'MPa'],
      reference: ['Strength at a ratio of 0.5', 'MPa'],
    },
    example: {
      target: { characteristic: 30, defective: 2.5 },
      ...{ cement: '42.5', age: 28, fine: 'uncrushed', coarse: 'uncrushed', slump: '10_30', maxSize: 20 },
      ...{ maxRatio: 0.55, minBinder: 290, relativeDensity: 2.6, passing600: 70 },
    },
  },
  {
    key: 'bre-oven-dry',
    call: 'POST /engineering/bre-oven-dry',
    title: 'Oven-dry batch',
    group: 'Design',
    source: 'BRE 331 §6',
    schema: OvenDryShape,
    words: { water: ['Water', 'kg'] },
    example: {
      water: 8,
      aggregates: [
        { mass: 25.7, absorption: 2 },
        { mass: 69.2, absorption: 1 },
      ],
    },
  },
  {
    key: 'aci-211',
    call: 'POST /engineering/aci-211',
    title: 'ACI 211.1',
    group: 'Design',
    source: 'ACI PRC-211.1-22 §9.2, example 1',
    schema: AciDesignInput,
    words: ACI_WORDS,
    example: ACI,
  },
  {
    key: 'aci-211-trial',
    call: 'POST /engineering/aci-211-trial',
    title: 'ACI 211.1 after its trial batch',
    group: 'Design',
    source: 'ACI PRC-211.1-22 §5.3.10',
    schema: AciTrialInput,
    words: TRIAL_WORDS,
    example: { design: ACI, trial: { water: 8.5, free: 3.62, volume: 1, slump: 2, air: 1.9 } },
  },
  {
    key: 'mix-figures',
    call: 'POST /engineering/mix-figures',
    title: 'Figures of a mix',
    group: 'Design',
    source: 'Absolute volumes, EN 206 §5.2.5.2',
    schema: MixDescribeInput,
    hide: [
      'rules.amounts',
      'rules.shares',
      'rules.overCement',
      'rules.envelope',
      'rules.finenessModulus',
      'rules.strengthRatio',
      'rules.waterDemand',
    ],
    words: {
      masses: ['Masses by key, as cement 350; water 175', 'kg/m³'],
      density: ['Relative density'],
      chloride: ['Chloride', '% of its mass'],
      alkali: ['Alkali, Na₂O equivalent', '% of its mass'],
      passing: ['Passing by sieve', '%'],
    },
    example: {
      constituents: [
        { id: 'cement', kind: 'cement', density: 3.15, cost: 0.12, gwp: 0.86 },
        { id: 'water', kind: 'water', density: 1, cost: 0.002, gwp: 0.0003 },
        { id: 'stone', kind: 'coarse', density: 2.65, cost: 0.02, gwp: 0.004, passing: { '20': 96, '10': 40, '5': 4 } },
        { id: 'sand', kind: 'fine', density: 2.61, cost: 0.02, gwp: 0.005, passing: { '20': 100, '10': 100, '5': 97 } },
      ],
      rules: { air: 1 },
      masses: { cement: 350, water: 175, stone: 1050, sand: 800 },
    },
  },
  {
    key: 'target-mean',
    call: 'POST /engineering/target-mean',
    title: 'Target mean, BRE and EN 206',
    group: 'Strength',
    source: 'BRE 331 §4.4',
    schema: BreTargetShape,
    words: { results: ['From so many results'] },
    example: { characteristic: 30, defective: 2.5 },
  },
  {
    key: 'target-mean-aci',
    call: 'POST /engineering/target-mean-aci',
    title: 'Required average, ACI',
    group: 'Strength',
    source: 'ACI 301 §4.2.3',
    schema: AciTargetInput,
    words: { specified: ['Specified strength, psi or MPa'], deviation: ['Standard deviation, psi or MPa'] },
    example: { specified: 5000, system: 'us', records: [{ deviation: 300, tests: 30 }] },
  },
  {
    key: 'strength-control',
    call: 'POST /engineering/strength-control',
    title: 'Target mean of a class',
    group: 'Strength',
    source: 'EN 206 Table 12, BRE 331 §4.4',
    schema: StrengthControlInput,
    words: { results: ['From so many results'] },
    example: { strengthClass: 'C30/37', specimen: 'cylinder', deviation: 6.1, results: 40 },
  },
  {
    key: 'strength-predict',
    call: 'POST /engineering/strength/predict',
    title: 'Expected strength',
    group: 'Strength',
    source: 'Yeh 1998, CC BY 4.0',
    schema: StrengthPredictInput,
    example: {
      mixes: [{ cement: 300, slag: 0, ash: 60, water: 180, superplastic: 4, coarseagg: 1000, fineagg: 780, age: 28 }],
      specimen: 'cube',
    },
  },
]
