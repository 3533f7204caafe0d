import { FilePen, Lock, Truck } from 'lucide-react'
import { showDate } from '~/web/kit/dates'
import { showVolume } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import type { AuditRow } from '~/web/kit/record/audit-row'
import { RecordScreen } from '~/web/kit/record/record-screen'
import { Timeline } from '~/web/kit/record/timeline'
import { Status } from '~/web/kit/status'
import { STATUS, type StatusOf } from '~/web/kit/status-words'
import { Card } from '~/web/ui/card'
import type { ExampleRow } from './example-rows'

const TRAIL: AuditRow[] = [
  {
    seq: 3,
    at: '2026-11-20T02:14:09Z',
    actorName: 'Farid Osman',
    action: 'hold',
    before: { status: 'confirmed' },
    after: { status: 'on_hold' },
    changed: ['status'],
    reason: 'Site access closed until noon',
  },
  {
    seq: 2,
    at: '2026-11-19T09:40:00Z',
    actorName: 'Mei Ling Tan',
    action: 'change',
    before: { quantity: '108.00', startTime: '07:00' },
    after: { quantity: '126.00', startTime: '06:30' },
    changed: ['quantity', 'startTime'],
  },
  {
    seq: 1,
    at: '2026-11-18T04:05:31Z',
    actorName: 'Mei Ling Tan',
    action: 'create',
    after: { quantity: '108.00' },
    changed: ['quantity'],
  },
]

export function ShowRecord({ rows }: { rows: ExampleRow[] }) {
  return (
    <RecordScreen
      kind="Order"
      title="Slab L3, Tuas Bay Drive"
      id="ORD-26-004211"
      status={<Status of="order" value="on_hold" />}
      facts={[
        { label: 'Customer', value: 'Hock Seng Builders', to: '?show=record' },
        { label: 'Starts', value: '20/11/2026 06:30' },
        { label: 'Volume', value: '54.00 of 126.00 m³' },
        { label: 'Mix', value: 'C32/40 S4 20 mm' },
        { label: 'Plant', value: 'Tuas' },
      ]}
      actions={[
        {
          label: 'Release order',
          intent: 'release',
          look: 'primary',
          confirm: { title: 'Release the order?', text: 'Its loads go back to the plan.' },
        },
        { label: 'Complete order', intent: 'complete', why: 'Three loads are still on the way.' },
        { label: 'Change project', intent: 'project', icon: <FilePen aria-hidden /> },
        { label: 'Lock loads', intent: 'lock', icon: <Lock aria-hidden />, why: 'Only a dispatcher manager can lock.' },
        {
          label: 'Cancel order',
          intent: 'cancel',
          look: 'danger',
          confirm: { title: 'Cancel the order?', reason: true },
        },
      ]}
      steps={[
        { label: 'Booked', state: 'done', at: '18/11' },
        { label: 'Confirmed', state: 'done', at: '19/11' },
        { label: 'In progress', state: 'now' },
        { label: 'Completed', state: 'next' },
      ]}
      tabs={[
        { key: 'overview', label: 'Overview', content: <Overview /> },
        { key: 'loads', label: 'Loads', count: rows.length, content: <Loads rows={rows} /> },
        { key: 'words', label: 'Status words', content: <Words /> },
        { key: 'timeline', label: 'Timeline', count: TRAIL.length, content: <Timeline rows={TRAIL} /> },
      ]}
      rail={
        <Card title="On the road">
          <ul className="grid gap-2 text-table">
            {['TRK-014', 'TRK-022', 'TRK-031'].map((truck, index) => (
              <li key={truck} className="flex items-center gap-2">
                <Truck aria-hidden className="size-4 text-muted" />
                <span className="code flex-1">{truck}</span>
                <span className="figures text-muted">{12 + index * 9} min</span>
              </li>
            ))}
          </ul>
        </Card>
      }
    />
  )
}

const Overview = () => (
  <Card title="Order">
    <Pairs
      columns={3}
      rows={[
        ['Project', 'Tuas Mega Port, Finger 3'],
        ['Location', 'Gate 4, Tuas South Avenue 9'],
        ['Contact', 'R. Kumar, 9123 4567'],
        ['Slump', '180 ± 30 mm'],
        ['Spacing', '12 min'],
        ['Pump', 'Boom 36 m'],
        ['Cylinder test', '2 sets per 50 m³'],
        ['Purchase order', 'PO-88213'],
        ['Remarks', ''],
      ]}
    />
  </Card>
)

const Loads = ({ rows }: { rows: ExampleRow[] }) => (
  <PlainTable
    caption="Loads"
    rows={rows}
    id={row => row.id}
    columns={[
      { label: 'Delivery order', show: row => <span className="code">{row.code}</span> },
      { label: 'Status', show: row => <Status of="order" value={row.status} /> },
      { label: 'Day', show: row => showDate(row.day) },
      { label: 'Volume', show: row => showVolume(row.volume), align: 'right' },
    ]}
  />
)

const Words = () => (
  <div className="grid gap-4">
    {(Object.keys(STATUS) as StatusOf[]).map(of => (
      <div key={of} className="flex flex-wrap items-center gap-2">
        <span className="eyebrow w-36">{of}</span>
        {Object.keys(STATUS[of]).map(value => (
          <Status key={value} of={of} value={value} />
        ))}
      </div>
    ))}
  </div>
)
