import type { Calculator } from '~/domain/kit/calculator'
import { Bs882SandInput } from '../limits/bs882'
import { C33CoarseInput } from '../limits/c33-coarse'
import { C33FineInput } from '../limits/c33-fine'
import { En12620Input } from '../limits/en-12620'
import { GradingLimitsInput, ZoneHeldInput } from '../limits/input'
import { BS, C57, EN, SAND } from './gradings'

type Given = Omit<Calculator, 'call' | 'group'> & { call?: string }
const of = (group: string, rows: readonly Given[]): Calculator[] =>
  rows.map(({ call, ...row }) => ({ ...row, group, call: `POST /engineering/${call ?? row.key}` }))

/** Gradings judged. */
export const limitCalculators: readonly Calculator[] = [
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
      example: {
        grading: C57,
        sizeNumber: '57',
        passing75um: 0.6,
        fineAggregate: { share: 40, limit: 3, passing75um: 2 },
      },
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
