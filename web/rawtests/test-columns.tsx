import { type RawTestLine, TEST_STATUSES } from '~/domain/rawtests/test-info'
import { showDate } from '~/web/kit/dates'
import { type Column, type Filter, filter, PLANTS } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { statusWord } from '~/web/kit/status-words'
import { Verdict } from './verdict'
import { figure, MATERIALS, SUPPLIERS, TYPE_CHOICES, typeWord, VERDICT_CHOICES } from './words'

/** How a list of tests shows one, in the laboratory and in the report on it. */
export const testColumns: Column<RawTestLine>[] = [
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span>, sort: true, phone: 'meta' },
  { key: 'sampledOn', label: 'Sampled', show: row => showDate(row.sampledOn), sort: true, phone: 'meta' },
  { key: 'materialName', label: 'Material', show: row => row.materialName, sort: true, phone: 'title' },
  { key: 'sourceName', label: 'Source', show: row => row.sourceName },
  { key: 'testType', label: 'Test type', show: row => typeWord(row.testType), phone: 'none' },
  { key: 'plantName', label: 'Plant', show: row => row.plantName },
  { key: 'testedOn', label: 'Tested', show: row => showDate(row.testedOn), sort: true, hidden: true },
  { key: 'finenessModulus', label: 'FM', show: row => figure(row.finenessModulus, 2), align: 'right', sort: true },
  { key: 'verdict', label: 'Result', show: row => <Verdict of={row.verdict} />, sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="approval" value={row.status} />,
    sort: true,
    phone: 'end',
  },
]

const STATUSES = TEST_STATUSES.map(value => [value, statusWord('approval', value).label] as const)

export const testFilters: Filter[] = [
  filter.choice('testType', 'Test type', TYPE_CHOICES, true),
  filter.choice('status', 'Status', STATUSES, true),
  filter.choice('verdict', 'Result', VERDICT_CHOICES, true),
  filter.lookup('materialId', 'Material', MATERIALS),
  filter.lookup('plantId', 'Plant', PLANTS),
  filter.lookup('supplierId', 'Supplier', SUPPLIERS),
  filter.date('from', 'Sampled from'),
  filter.date('to', 'Sampled to'),
]
