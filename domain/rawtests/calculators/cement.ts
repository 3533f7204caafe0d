import type { Calculator } from '~/domain/kit/calculator'
import { BlaineC204Input, BlaineEn196Input } from '../cement/blaine'
import { CementC150Input, CementEn197Input, VicatInput } from '../cement/input'
import { MillConsistencyInput } from '../cement/mill-consistency'
import { MortarCubesInput } from '../cement/mortar-cubes'
import { MortarFlexureInput, MortarPrismsInput } from '../cement/mortar-prisms'
import { SettingTimeInput } from '../cement/setting-time'
import { AutoclaveInput, LeChatelierInput } from '../cement/soundness'

const CHEMISTRY = { sulfate: 2.8, chloride: 0.03, lossOnIgnition: 2.4, insoluble: 0.6 }
const EN197 = {
  'results.initialSet': ['Initial set', 'min'],
  'results.expansion': ['Expansion', 'mm'],
  'results.sulfate': ['SO₃', '%'],
  'results.chloride': ['Chloride', '%'],
  'results.strength': ['Strength by days, as 2 21.4; 28 48.9', 'MPa'],
} as const
type Given = Omit<Calculator, 'call' | 'group'>
const of = (rows: readonly Given[]): Calculator[] =>
  rows.map(row => ({ ...row, group: 'Cement', call: `POST /engineering/${row.key}` }))

/** Cement tests worked out and judged. */
export const cementCalculators: readonly Calculator[] = of([
  {
    key: 'blaine-c204',
    title: 'Blaine against a standard',
    source: 'ASTM C204',
    schema: BlaineC204Input,
    words: { 'sample.density': ['Sample: density', 'g/cm³'], 'standard.density': ['Standard: density', 'g/cm³'] },
    example: {
      sample: { density: 3.15, porosity: 0.5, seconds: 92 },
      standard: { density: 3.15, porosity: 0.5, seconds: 85, surface: 377 },
    },
  },
  {
    key: 'blaine-en-196',
    title: 'Blaine by the constant',
    source: 'EN 196-6',
    schema: BlaineEn196Input,
    words: { density: ['Density', 'g/cm³'], seconds: ['Times', 's'] },
    example: { constant: 2.2, density: 3.15, seconds: [90.2, 90.6, 89.9, 90.4] },
  },
  {
    key: 'mortar-prisms',
    title: 'Mortar prisms, compression',
    source: 'EN 196-1 §9.2, §10.2',
    schema: MortarPrismsInput,
    example: { loads: [68, 69.6, 70.4, 66.4, 67.2, 83.2] },
  },
  {
    key: 'mortar-flexure',
    title: 'Mortar prisms, flexure',
    source: 'EN 196-1 §9.1',
    schema: MortarFlexureInput,
    example: { loads: [2.9, 3.1, 3.0] },
  },
  {
    key: 'mortar-cubes',
    title: 'Mortar cubes',
    source: 'ASTM C109/C109M',
    schema: MortarCubesInput,
    example: { loads: [104, 106.5, 102.8] },
  },
  {
    key: 'setting-time',
    title: 'Setting time',
    source: 'EN 196-3',
    schema: SettingTimeInput,
    example: { initial: 142, final: 203 },
  },
  {
    key: 'vicat',
    title: 'Initial set by Vicat',
    source: 'ASTM C191',
    schema: VicatInput,
    example: {
      readings: [
        { minutes: 90, penetration: 38 },
        { minutes: 120, penetration: 31 },
        { minutes: 150, penetration: 20 },
      ],
    },
  },
  {
    key: 'le-chatelier',
    title: 'Soundness by Le Chatelier',
    source: 'EN 196-3',
    schema: LeChatelierInput,
    example: {
      moulds: [
        { before: 11, after: 12.5 },
        { before: 10.5, after: 11.5 },
      ],
    },
  },
  {
    key: 'autoclave',
    title: 'Autoclave expansion',
    source: 'ASTM C151/C151M',
    schema: AutoclaveInput,
    example: { before: 250, after: 250.4 },
  },
  {
    key: 'cement-en-197',
    title: 'Cement by EN 197-1',
    source: 'EN 197-1 Tables 3 and 9',
    schema: CementEn197Input,
    words: { ...EN197, class: ['Strength class'] },
    example: {
      results: { strength: { 2: 21.4, 28: 48.9 }, initialSet: 142, expansion: 1.2, ...CHEMISTRY },
      class: '42.5N',
    },
  },
  {
    key: 'cement-c150',
    title: 'Cement by ASTM C150',
    source: 'ASTM C150/C150M',
    schema: CementC150Input,
    words: EN197,
    example: {
      results: {
        strength: { 3: 16, 7: 24 },
        initialSet: 142,
        blaine: 370,
        autoclave: 0.12,
        mortarAir: 7,
        ...CHEMISTRY,
      },
      type: 'I',
    },
  },
  {
    key: 'mill-consistency',
    title: 'Consistency of a mill',
    source: 'ASTM C917/C917M',
    schema: MillConsistencyInput,
    example: { strengths: [41.2, 42.6, 40.8, 43.1, 41.9, 42.2], duplicateDifferences: [0.8, 1.1, 0.6] },
  },
])
