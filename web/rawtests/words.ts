import { filter, PLANTS } from '~/web/kit/list/column'
import type { Tone } from '~/web/ui/badge'

export const HOME = '/raw-material-testing'
export const FORM = `${HOME}/sample-submission-form`
export const testOf = (id: string) => `${FORM}/eng?id=${id}`

export const MATERIALS = { path: 'material/list?active=true', label: 'name', detail: 'materialCode' }
export const SOURCES = { path: 'material-source/list?active=true', label: 'sourceName', detail: 'country' }
export const SUPPLIERS = { path: 'raw-material-test/supplier/get-all-active', label: 'name', detail: 'code' }
export const MIXES = { path: 'raw-material-test/mixes', label: 'mixCode', detail: 'name' }

/** What the reports on tests may be narrowed by, beside the period. */
export const REPORT_IDS = ['materialId', 'supplierId', 'plantId'] as const
export const REPORT_FILTERS = [
  filter.lookup('materialId', 'Material', MATERIALS),
  filter.lookup('supplierId', 'Supplier', SUPPLIERS),
  filter.lookup('plantId', 'Plant', PLANTS),
]

export const TYPE_WORD: Record<string, string> = { sieve: 'Sieve analysis', cement: 'Cement' }
export const typeWord = (type: string) => TYPE_WORD[type] ?? type
/** The usual test of a kind of material. */
export const TYPE_OF_KIND: Record<string, string> = { cement: 'cement', sand: 'sieve', stone: 'sieve' }
export const TYPE_CHOICES = Object.entries(TYPE_WORD) as [string, string][]

type Word = { label: string; tone: Tone }
const REQUEST: Record<string, Word> = {
  requested: { label: 'Requested', tone: 'assigned' },
  sampled: { label: 'Sampled', tone: 'site' },
  testing: { label: 'Testing', tone: 'transit' },
  done: { label: 'Done', tone: 'done' },
  rejected: { label: 'Rejected', tone: 'stop' },
}
export const requestWord = (status: string): Word => REQUEST[status] ?? { label: status, tone: 'neutral' }
export const REQUEST_CHOICES = Object.entries(REQUEST).map(([value, { label }]) => [value, label] as const)

const VERDICT: Record<string, Word> = {
  pass: { label: 'Pass', tone: 'done' },
  fail: { label: 'Outside', tone: 'stop' },
  incomplete: { label: 'Incomplete', tone: 'hold' },
}
export const verdictWord = (verdict: string | null | undefined): Word =>
  VERDICT[verdict ?? ''] ?? { label: 'Not judged', tone: 'neutral' }
export const VERDICT_CHOICES = Object.entries(VERDICT).map(([value, { label }]) => [value, label] as const)

const ORIGIN: Record<string, string> = {
  requester: 'Request',
  'generated-ai': 'Optimised mix',
  'generated-mix': 'Generated mix',
}
export const originWord = (origin: string) => ORIGIN[origin] ?? origin

export const figure = (value: number | string | null | undefined, places: number): string =>
  value === null || value === undefined || value === '' ? '' : Number(value).toFixed(places)
