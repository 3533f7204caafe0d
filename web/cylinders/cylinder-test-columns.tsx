import { showDate } from '~/web/kit/dates'
import { type Column, filter, PLANTS } from '~/web/kit/list/column'
import { Status } from '~/web/kit/status'
import { AgeChips } from './age-chips'
import { customerSource, projectSource } from './words'

export type SetRow = {
  id: string
  version: number
  testNo: string
  doNumber: string
  status: string
  castOn: string
  strengthMpa: number
  fck: number
  specimens: number
  slumpMm: number | null
  concreteTemperature: number | null
  wetFindings: { text: string }[]
  tank: string | null
  customerName: string
  projectName: string
  plantName: string
  productCode: string
  houseName: string | null
  ages: {
    id: string
    version: number
    ageDays: number
    plannedOn: string
    status: string
    mean: number | null
    verdict: string | null
    counts: boolean | null
  }[]
}

export const setColumns: Column<SetRow>[] = [
  { key: 'testNo', label: 'Test', show: row => <span className="code">{row.testNo}</span>, sort: true },
  { key: 'castOn', label: 'Cast', show: row => <span className="figures">{showDate(row.castOn)}</span>, sort: true },
  { key: 'projectName', label: 'Project', show: row => row.projectName, sort: true },
  { key: 'customerName', label: 'Customer', show: row => row.customerName, sort: true, hidden: true },
  { key: 'productCode', label: 'Concrete', show: row => row.productCode, sort: true },
  { key: 'fck', label: 'Specified', show: row => `${row.fck} MPa`, align: 'right' },
  { key: 'plantName', label: 'Plant', show: row => row.plantName, sort: true, hidden: true },
  {
    key: 'slumpMm',
    label: 'Slump',
    align: 'right',
    show: row =>
      row.slumpMm === null ? (
        ''
      ) : (
        <span
          data-tone={row.wetFindings.length ? 'stop' : undefined}
          className={row.wetFindings.length ? 'text-tone' : undefined}
          title={row.wetFindings.map(found => found.text).join('; ')}
        >
          {row.slumpMm} mm
        </span>
      ),
  },
  { key: 'ages', label: 'Results, MPa', show: row => <AgeChips ages={row.ages} />, width: 190 },
  { key: 'doNumber', label: 'Delivery order', show: row => <span className="code">{row.doNumber}</span>, hidden: true },
  { key: 'houseName', label: 'Laboratory', show: row => row.houseName ?? '', hidden: true },
  { key: 'tank', label: 'Tank', show: row => row.tank ?? '', hidden: true },
  {
    key: 'status',
    label: 'Status',
    show: row => <Status of="cylinderSet" value={row.status as 'curing'} />,
    sort: true,
    phone: 'end',
  },
]

export const setFilters = [
  filter.choice(
    'status',
    'Status',
    [
      ['assigned', 'To be sampled'],
      ['sampled', 'Sampled'],
      ['curing', 'Curing'],
      ['completed', 'Completed'],
      ['withdrawn', 'Withdrawn'],
    ],
    true,
  ),
  filter.choice('temperature', 'Temperature record', [['true', 'With a record']]),
  filter.date('from', 'Cast from', true),
  filter.date('to', 'Cast to', true),
  filter.lookup('plantId', 'Plant', PLANTS),
  filter.lookup('customerId', 'Customer', customerSource),
  filter.lookup('projectId', 'Project', projectSource),
]
