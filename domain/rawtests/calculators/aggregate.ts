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
import { Bs882SandInput } from '../limits/bs882'
import { C33CoarseInput } from '../limits/c33-coarse'
import { C33FineInput } from '../limits/c33-fine'
import { En12620Input } from '../limits/en-12620'
import { GradingLimitsInput, PowerCurveInput, ZoneHeldInput } from '../limits/input'

const points = (...rows: [number, number][]) => rows.map(([size, passing]) => ({ size, passing }))
const SAND = points([9.5, 100], [4.75, 97], [2.36, 83], [1.18, 64], [0.6, 44], [0.3, 22], [0.15, 7])
const STONE = points(
  [25, 100],
  [19, 95],
  [12.5, 62],
  [9.5, 36],
  [4.75, 5],
  [2.36, 2],
  [1.18, 1.6],
  [0.6, 1.3],
  [0.3, 1.1],
  [0.15, 0.9],
)
const C57 = points([37.5, 100], [25, 97], [12.5, 45], [4.75, 6], [2.36, 3])
const ALL = points(
  [37.5, 100],
  [25, 100],
  [19, 97],
  [12.5, 78],
  [9.5, 62],
  [4.75, 44],
  [2.36, 36],
  [1.18, 28],
  [0.6, 19],
  [0.3, 10],
  [0.15, 3],
  [0.075, 1],
)
const BS = points([10, 100], [5, 96], [2.36, 82], [1.18, 66], [0.6, 46], [0.3, 20], [0.15, 6])
const EN = points([40, 100], [31.5, 100], [20, 94], [14, 70], [10, 40], [4, 8], [2, 3])
const SIZES = [25, 19, 9.5, 4.75, 2.36, 1.18, 0.6, 0.3, 0.15]
type Given = Omit<Calculator, 'call' | 'group'> & { call?: string }
const of = (group: string, rows: readonly Given[]): Calculator[] =>
  rows.map(({ call, ...row }) => ({ ...row, group, call: `POST /engineering/${call ?? row.key}` }))

/** Gradings worked out and judged. */
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
  ...of('Limits', [
    {
      key: 'limits-standard',
      call: 'limits',
      title: 'Grading against a specification',
      source: 'BS 882, ASTM C33/C33M, EN 12620',
      schema: GradingLimitsInput,
      words: { specification: ['Specification, by its key'] },
      example: { grading: SAND, specification: 'c33-fine' },
    },
    {
      key: 'limits-own',
      call: 'limits',
      title: 'Grading against own limits',
      source: 'Limits as typed',
      schema: GradingLimitsInput,
      example: {
        grading: SAND,
        limits: [
          { size: 4.75, min: 95, max: 100 },
          { size: 0.6, min: 25, max: 60 },
        ],
      },
    },
    {
      key: 'astm-c33-fine',
      title: 'Sand by ASTM C33',
      source: 'ASTM C33/C33M §6',
      schema: C33FineInput,
      example: { grading: SAND, passing75um: 2.4 },
    },
    {
      key: 'astm-c33-coarse',
      title: 'Stone by ASTM C33',
      source: 'ASTM C33/C33M Table 3',
      schema: C33CoarseInput,
      example: { grading: C57, sizeNumber: '57', passing75um: 0.6 },
    },
    {
      key: 'bs-882-sand',
      title: 'Sand by BS 882',
      source: 'BS 882:1992 Table 4',
      schema: Bs882SandInput,
      example: { grading: BS, crushedRock: true },
    },
    {
      key: 'bs-882-zone',
      title: 'Zone held by ten sands',
      source: 'BS 882:1992 Table 4',
      schema: ZoneHeldInput,
      words: { gradings: ['Gradings, sieve and % passing a line, a blank line between'] },
      example: { gradings: Array.from({ length: 10 }, () => BS), zone: 'M' },
    },
    {
      key: 'en-12620',
      title: 'Aggregate by EN 12620',
      source: 'EN 12620 Table 2',
      schema: En12620Input,
      example: { grading: EN, d: 4, D: 20, category: 'GC90/15' },
    },
    {
      key: 'grading-specifications',
      title: 'Specifications kept',
      source: 'BS 882, ASTM C33/C33M, EN 12620',
      schema: null,
      example: {},
    },
  ]).map(one => (one.schema === null ? { ...one, call: 'GET /engineering/grading-specifications' as const } : one)),
]
