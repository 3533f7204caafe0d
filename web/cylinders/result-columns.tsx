import { shortAge } from '~/domain/kit/specimen-age'
import { showDate } from '~/web/kit/dates'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { Verdict } from './age-chips'
import { customerSource, productSource, projectSource, strength } from './words'

export type ResultRow = {
  id: string
  cylinderTestId: string
  testNo: string
  doNumber: string
  projectName: string
  customerName: string
  productCode: string
  plantName: string
  castOn: string
  ageDays: number
  plannedOn: string
  testedAt: string | null
  mean: number | null
  density: number | null
  rangePercent: number | null
  fck: number
  slumpMm: number | null
  status: string
  verdict: string | null
  counts: boolean | null
  revision: number
}

export const resultColumns: Column<ResultRow>[] = [
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span>, sort: true },
  { key: 'castOn', label: 'Cast', show: row => <span className="figures">{showDate(row.castOn)}</span>, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, hidden: true },
  { key: 'productCode', label: 'Concrete', show: row => row.productCode },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true, hidden: true },
  { key: 'ageDays', label: 'Age', show: row => shortAge(row.ageDays), align: 'right', sort: true },
  {
    key: 'testedAt',
    label: 'Tested',
    show: row =>
      row.testedAt ? (
        <span className="figures">{showDate(row.testedAt)}</span>
      ) : (
        <span className="figures text-muted">{`due ${showDate(row.plannedOn).slice(0, 5)}`}</span>
      ),
    sort: true,
  },
  {
    key: 'mean',
    label: 'MPa',
    show: row => (
      <>
        {row.mean !== null && <strong>{strength(row.mean)} </strong>}
        <span className="text-muted">of {strength(row.fck)}</span>
      </>
    ),
    align: 'right',
    sort: true,
  },
  { key: 'density', label: 'kg/m³', show: row => row.density ?? '', align: 'right', hidden: true },
  {
    key: 'rangePercent',
    label: 'Range %',
    show: row => row.rangePercent?.toFixed(1) ?? '',
    align: 'right',
    hidden: true,
  },
  { key: 'slumpMm', label: 'Slump', show: row => row.slumpMm ?? '', align: 'right', hidden: true },
  { key: 'doNumber', label: 'Delivery order', show: row => <span className="code">{row.doNumber}</span>, hidden: true },
  { key: 'verdict', label: 'Verdict', show: row => <Verdict of={row} />, sort: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="cylinderAge" value={row.status as 'waiting'} />,
    sort: true,
    phone: 'end',
  },
  {
    key: 'revision',
    label: 'Revision',
    show: row => (row.revision > 1 ? row.revision : ''),
    align: 'right',
    hidden: true,
  },
]

export const resultFilters = [
  filter.choice(
    'status',
    'Status',
    [
      ['approved', 'Approved'],
      ['with_manager', 'With manager'],
      ['with_house_manager', 'With house manager'],
      ['testing', 'Tested'],
      ['declined', 'Declined'],
      ['waiting', 'Waiting'],
    ],
    true,
  ),
  filter.choice(
    'verdict',
    'Verdict',
    [
      ['pass', 'Complies'],
      ['low', 'Below specified'],
      ['fail', 'Below limit'],
      ['early', 'Early age'],
    ],
    true,
  ),
  filter.choice(
    'ageDays',
    'Age',
    [
      ['7', '7 days'],
      ['28', '28 days'],
    ],
    true,
  ),
  filter.date('from', 'Cast from'),
  filter.date('to', 'Cast to'),
  filter.lookup('plantId', 'Plant', PLANTS),
  filter.lookup('customerId', 'Customer', customerSource),
  filter.lookup('projectId', 'Project', projectSource),
  filter.lookup('productId', 'Concrete', productSource),
]
