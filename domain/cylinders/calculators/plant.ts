import type { Calculator } from '~/domain/kit/calculator'
import {
  AbsoluteVolumeInput,
  AdmixtureWaterInput,
  MoistureInput,
  YieldInput,
} from '~/domain/mixdesign/design/proportions-input'
import { BatchingInput } from '../fresh/batching-tolerance'
import { DischargeInput } from '../fresh/discharge-limit'
import { AirInput, DrumInput, MixingRevolutionsInput, SlumpInput } from '../fresh/input'
import { TemperatureInput } from '../fresh/limits'
import { MixingWaterInput } from '../fresh/mixing-water'

const BATCH = 'Batching'
const FRESH = 'Fresh concrete'
const TRUCK = 'Truck and time'

/** What a batcher checks of a batch, of the fresh concrete and of the truck. */
export const plantCalculators: readonly Calculator[] = [
  {
    key: 'batching-tolerance',
    call: 'POST /engineering/batching-tolerance',
    title: 'Batching tolerance',
    group: BATCH,
    source: 'ASTM C94/C94M §9, EN 206 Table 27',
    schema: BatchingInput,
    hide: ['own'],
    words: { target: ['Required', 'kg'], actual: ['Weighed', 'kg'] },
    example: {
      standard: 'ASTM C94',
      items: [
        { name: 'Cement', kind: 'binder', target: 3200, actual: 3233 },
        { name: 'Sand', kind: 'aggregate', target: 6500, actual: 6560 },
        { name: 'Superplasticiser', kind: 'admixture', target: 12, actual: 12.5 },
      ],
    },
  },
  {
    key: 'moisture',
    call: 'POST /engineering/moisture',
    title: 'Batch weights at moisture',
    group: BATCH,
    source: 'ACI PRC-211.1-22 §5.3.9',
    schema: MoistureInput,
    words: { water: ['Water by design', 'kg'], mass: ['Mass SSD', 'kg'] },
    example: {
      water: 178,
      aggregates: [
        { name: 'Stone', mass: 1143, moisture: 2, absorption: 0.5 },
        { name: 'Sand', mass: 776, moisture: 6, absorption: 0.7 },
      ],
    },
  },
  {
    key: 'admixture-water',
    call: 'POST /engineering/admixture-water',
    title: 'Water of an admixture',
    group: BATCH,
    source: 'ACI PRC-211.1-22',
    schema: AdmixtureWaterInput,
    example: { dose: 6, solids: 40, binder: 360 },
  },
  {
    key: 'yield',
    call: 'POST /engineering/yield',
    title: 'Yield and gravimetric air',
    group: BATCH,
    source: 'ASTM C138/C138M',
    schema: YieldInput,
    words: { density: ['Measured density', 'kg/m³'] },
    example: { masses: [350, 175, 1085, 770], density: 2380, designed: 1, airFree: 2428 },
  },
  {
    key: 'absolute-volume',
    call: 'POST /engineering/absolute-volume',
    title: 'Absolute volume',
    group: BATCH,
    source: 'ACI PRC-211.1-22 §5.3.8',
    schema: AbsoluteVolumeInput,
    example: {
      parts: [
        { name: 'Cement', mass: 350, relativeDensity: 3.15 },
        { name: 'Water', mass: 175, relativeDensity: 1 },
        { name: 'Sand', mass: 760, relativeDensity: 2.6 },
        { name: 'Stone', mass: 1065, relativeDensity: 2.65 },
      ],
      air: 2,
    },
  },
  {
    key: 'mixing-water',
    call: 'POST /engineering/mixing-water',
    title: 'Mixing water',
    group: BATCH,
    source: 'ASTM C1602/C1602M',
    schema: MixingWaterInput,
    words: {
      strength7: ['Strength at 7 days, of the control', '%'],
      sulfate: ['Sulfate', 'ppm'],
      solids: ['Total solids', 'ppm'],
    },
    example: { strength7: 95, setDifference: 10, chloride: 700, prestressed: false },
  },
  {
    key: 'slump-class',
    call: 'POST /engineering/slump',
    title: 'Slump against a class',
    group: FRESH,
    source: 'EN 206 Table 3, BS 8500-2',
    schema: SlumpInput,
    words: { slump: ['Measured slump', 'mm'] },
    example: { slump: 120, specified: { by: 'class', class: 'S3', standard: 'EN 206' } },
  },
  {
    key: 'slump-target',
    call: 'POST /engineering/slump',
    title: 'Slump against a target',
    group: FRESH,
    source: 'EN 206, BS 8500-2, ASTM C94/C94M §6',
    schema: SlumpInput,
    words: { slump: ['Measured slump', 'mm'], 'specified.target': ['Target slump', 'mm'] },
    example: { slump: 110, specified: { by: 'target', target: 120, standard: 'ASTM C94' } },
  },
  {
    key: 'slump-maximum',
    call: 'POST /engineering/slump',
    title: 'Slump against a maximum',
    group: FRESH,
    source: 'ASTM C94/C94M §6',
    schema: SlumpInput,
    words: { slump: ['Measured slump', 'mm'] },
    example: { slump: 70, specified: { by: 'maximum', maximum: 75 } },
  },
  {
    key: 'slump-flow',
    call: 'POST /engineering/slump',
    title: 'Slump flow',
    group: FRESH,
    source: 'ASTM C94/C94M §6',
    schema: SlumpInput,
    words: { slump: ['Measured flow', 'mm'] },
    example: { slump: 620, specified: { by: 'flow', flow: 600 } },
  },
  {
    key: 'air',
    call: 'POST /engineering/air',
    title: 'Air content',
    group: FRESH,
    source: 'ASTM C94/C94M §8',
    schema: AirInput,
    words: { target: ['Specified air', '%'], tolerance: ['Tolerance', '%'] },
    example: { air: 6.4, target: 5 },
  },
  {
    key: 'temperature',
    call: 'POST /engineering/temperature',
    title: 'Concrete temperature',
    group: FRESH,
    source: 'EN 206, ASTM C94/C94M §12, ACI 305.1',
    schema: TemperatureInput,
    words: { max: ['Limit of the project', '°C'] },
    example: { temperature: 31.5, max: 32 },
  },
  {
    key: 'drum',
    call: 'POST /engineering/drum',
    title: 'Load in the drum',
    group: TRUCK,
    source: 'ASTM C94/C94M §10',
    schema: DrumInput,
    words: { load: ['Load in the drum', 'm³'] },
    example: { load: 8.9, drumVolume: 14.2, use: 'mixing' },
  },
  {
    key: 'mixing-revolutions',
    call: 'POST /engineering/mixing-revolutions',
    title: 'Mixing revolutions',
    group: TRUCK,
    source: 'ASTM C94/C94M §12',
    schema: MixingRevolutionsInput,
    example: { revolutions: 85 },
  },
  {
    key: 'discharge-limit',
    call: 'POST /engineering/discharge-limit',
    title: 'Discharge in time',
    group: TRUCK,
    source: 'ASTM C94/C94M §12, BS 8500-2',
    schema: DischargeInput,
    example: {
      firstWaterAt: '2026-11-20 08:00',
      dischargedAt: '2026-11-20 09:20',
      limitMinutes: 90,
      waterAdded: false,
    },
  },
]
