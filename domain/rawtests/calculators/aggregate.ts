import type { Calculator } from '~/domain/kit/calculator'
import { AndreasenInput } from '../aggregate/andreasen'
import { BlendInput } from '../aggregate/blend'
import { BlendFitInput } from '../aggregate/blend-fit'
import { FinenessModulusInput } from '../aggregate/fineness-modulus'
import { FullerInput } from '../aggregate/fuller'
import { RunningMeanInput } from '../aggregate/running-mean'
import { ShilstoneInput } from '../aggregate/shilstone'
import { SieveAnalysisInput } from '../aggregate/sieve-analysis'
import { SpecificSurfaceInput } from '../aggregate/specific-surface'
import { TarantulaInput } from '../aggregate/tarantula'
import { PowerCurveInput } from '../limits/input'
import { ALL, points, SAND, SIZES, STONE } from './gradings'

type Given = Omit<Calculator, 'call' | 'group'> & { call?: string }
const of = (group: string, rows: readonly Given[]): Calculator[] =>
  rows.map(({ call, ...row }) => ({ ...row, group, call: `POST /engineering/${call ?? row.key}` }))

/** Gradings worked out. */
export const aggregateCalculators: readonly Calculator[] = [
  ...of('Gradings', [
    {
      key: 'sieve',
      title: 'Sieve analysis',
      source: 'ASTM C136/C136M, EN 933-1',
      schema: SieveAnalysisInput,
      example: {
        sieves: [
          { size: 4.75, retained: 0 },
          { size: 2.36, retained: 5 },
          { size: 1.18, retained: 55 },
          { size: 0.6, retained: 65 },
          { size: 0.3, retained: 90 },
          { size: 0.15, retained: 160 },
        ],
        pan: 125,
        totalMass: 500,
      },
    },
    {
      key: 'fineness-modulus',
      title: 'Fineness modulus',
      source: 'ASTM C136/C136M §8.4, EN 12620 Annex B',
      schema: FinenessModulusInput,
      example: { grading: SAND, series: 'ASTM' },
    },
    {
      key: 'running-mean',
      title: 'Running mean',
      source: 'ASTM C33/C33M §6.4',
      schema: RunningMeanInput,
      words: { 'base.tolerance': ['Base: tolerance'] },
      example: {
        samples: [2.62, 2.66, 2.71, 2.58, 2.64, 2.69].map((value, at) => ({
          key: `S${at + 1}`,
          label: `Sample ${at + 1}`,
          value,
        })),
        of: 5,
      },
    },
    {
      key: 'blend',
      title: 'Combined grading',
      source: 'EN 12620, shares by mass or volume',
      schema: BlendInput,
      words: { 'parts.share': ['Share', ''], density: ['Relative density', ''] },
      example: {
        parts: [
          { name: 'Sand', share: 0.42, density: 2.61, grading: SAND },
          { name: 'Stone', share: 0.58, density: 2.65, grading: STONE },
        ],
      },
    },
    {
      key: 'blend-fit',
      title: 'Blend fitted to a target',
      source: 'Easa and Can 1985, least squares',
      schema: BlendFitInput,
      words: { gradings: ['Gradings, sieve and % passing a line, a blank line between'] },
      example: { gradings: [SAND, STONE], target: points([9.5, 62], [4.75, 44], [1.18, 28], [0.3, 10]) },
    },
    {
      key: 'fuller',
      title: 'Fuller curve',
      source: 'Fuller and Thompson 1907',
      schema: FullerInput,
      example: { sizes: SIZES, maximumSize: 25 },
    },
    {
      key: 'power-45',
      title: '0.45 power curve',
      source: 'FHWA, Goode and Lufsey 1962',
      schema: PowerCurveInput,
      example: { sizes: SIZES, maximumSize: 25 },
    },
    {
      key: 'andreasen',
      title: 'Andreasen curve',
      source: 'Modified Andreasen, Funk and Dinger',
      schema: AndreasenInput,
      example: { sizes: SIZES, largest: 25, smallest: 0.075, q: 0.25 },
    },
    {
      key: 'shilstone',
      title: 'Shilstone factors',
      source: 'Shilstone 1990',
      schema: ShilstoneInput,
      example: { grading: ALL, cementitious: 360 },
    },
    {
      key: 'tarantula',
      title: 'Tarantula curve',
      source: 'Ley and Cook, Oklahoma State University',
      schema: TarantulaInput,
      example: { grading: ALL },
    },
    {
      key: 'specific-surface',
      title: 'Specific surface and MSF',
      source: 'Ken W. Day, ConAd',
      schema: SpecificSurfaceInput,
      example: {
        grading: points(
          [37.5, 100],
          [20, 97],
          [10, 62],
          [4.75, 44],
          [2.36, 36],
          [1.18, 28],
          [0.6, 19],
          [0.3, 10],
          [0.15, 3],
        ),
        cement: 360,
        air: 1,
      },
    },
  ]),
]
