import type { MaturityDetail } from '~/web/kit/client/cylinders'
import { showDateTime } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Card } from '~/web/ui/card'
import { figure, hoursIn, maturityIn, recordName } from './maturity-parts'

/** Each sensor with what it measured, and what of it was not measured. */
export function TemperatureRecords({ of }: { of: MaturityDetail }) {
  return (
    <Card title="Records" flush>
      <PlainTable
        caption="Temperature records"
        rows={of.records}
        id={row => row.id}
        columns={[
          { label: 'Sensor', show: row => recordName(row) },
          { label: 'Place', show: row => row.place ?? '' },
          { label: 'Set', show: row => <span className="code">{row.testNo}</span> },
          { label: 'Last reading', show: row => `${showDateTime(row.endsAt)}, ${row.readings} readings` },
          {
            label: 'Warmest',
            align: 'right',
            show: row =>
              row.summary ? `${figure(row.summary.peak.celsius)} °C after ${hoursIn(row.summary.peak.hours)}` : '',
          },
          {
            label: 'Maturity',
            align: 'right',
            show: row => (row.summary ? maturityIn(of.rules, row.summary.value) : ''),
          },
          { label: 'Notes', show: row => notesOf(row) },
          { label: 'File', show: row => `${row.fileName}, ${row.byName}` },
        ]}
      />
    </Card>
  )
}

function notesOf({ why, summary }: MaturityDetail['records'][number]): string {
  if (why || !summary) return why ?? ''
  const { gaps, coldHours } = summary
  const longest = Math.max(0, ...gaps.map(({ from, to }) => to - from))
  const missing =
    gaps.length > 0
      ? [`${gaps.length} ${gaps.length === 1 ? 'gap' : 'gaps'} of up to ${hoursIn(longest)}, counted at the colder end`]
      : []
  return [...missing, ...(coldHours > 0 ? [`${hoursIn(coldHours)} too cold to count`] : [])].join('; ')
}
