import { Form, useSearchParams } from '@remix-run/react'
import { useCallback } from 'react'
import { curveGraph, maturityUnit, temperatureGraph } from '~/domain/cylinders/maturity/maturity-graph'
import { NEW_CURVE_BEYOND } from '~/domain/cylinders/maturity/strength-maturity'
import { useCan } from '~/web/kit/can'
import { Chart } from '~/web/kit/chart'
import type { MaturityDetail } from '~/web/kit/client/cylinders'
import { showDate } from '~/web/kit/dates'
import { PlainTable } from '~/web/kit/page-grid'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { MaturityForecast } from './maturity-forecast'
import { figure, recordName } from './maturity-parts'
import { TemperatureRecords } from './temperature-records'
import { TemperatureUploadForm } from './temperature-upload'

const drawn = { theme: 'live', interactive: true, heading: false, height: 320 } as const

/** What sensors measured of this concrete, how strong it is by it, and the curve of its mix. */
export function MaturityTab({ of }: { of: MaturityDetail }) {
  const can = useCan()
  const { records, rules, mix, checks } = of
  const read = records.filter(record => record.series.length > 0)
  const temperatures = useCallback(
    (width: number) =>
      temperatureGraph(
        read.map(record => ({ name: recordName(record), series: record.series })),
        { ...drawn, width, id: 'temperature', title: 'Temperature since casting' },
      ),
    [read],
  )
  return (
    <div className="grid gap-4">
      {records.length === 0 && <Teaching of={of} />}
      {read.length > 0 && (
        <Card title="Temperature">
          <Chart draw={temperatures} />
        </Card>
      )}
      {records.length > 0 && <Asked of={of} />}
      {records
        .filter(record => record.forecast)
        .map(record => (
          <MaturityForecast key={record.id} record={record} asked={of.asked} />
        ))}
      {records.length > 0 && mix.why && <Note>{`No strength is foreseen. ${mix.why}.`}</Note>}
      {records.length > 0 && <TemperatureRecords of={of} />}
      {can('write', 'cylinder_lab') && <TemperatureUploadForm setId={of.id} first={records.length === 0} />}
      {checks.length > 0 && <Checks of={of} />}
      <Curve of={of} unit={maturityUnit(rules.method, rules.reference)} />
    </div>
  )
}

const Note = ({ children }: { children: string }) => (
  <p data-tone="hold" className="tone rounded-lg px-4 py-2.5 text-table">
    {children}
  </p>
)

const Teaching = ({ of: { rules } }: { of: MaturityDetail }) => (
  <Card title="No temperature record yet">
    <div className="grid max-w-[70ch] gap-2 text-table">
      <p>
        A sensor in the structure tells how strong the concrete is before the specimens do: warm concrete hardens
        faster. Upload its file (time and temperature), and the portal counts the maturity by ASTM C1074 and reads the
        strength from the curve of the mix.
      </p>
      <p className="text-muted">
        The curve comes from approved results of the mix at {rules.curveAges.join(', ')} days, two specimens each: cast
        them with a trial batch. A sensor in the specimens makes the curve exact and corrects the 28-day forecast of its
        set.
      </p>
    </div>
  </Card>
)

/** The strength whose hour is asked, and how warm the concrete is taken to be after its last reading. */
function Asked({ of }: { of: MaturityDetail }) {
  const ahead = useSearchParams()[0].get('ahead') ?? ''
  return (
    <Card>
      <Form method="get" className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="id" value={of.id} />
        <input type="hidden" name="tab" value="maturity" />
        <label htmlFor="maturity-asked" className="grid gap-1 text-table">
          Strength asked, MPa
          <Input
            id="maturity-asked"
            name="asked"
            inputMode="decimal"
            defaultValue={of.asked}
            className="figures w-32 text-right"
          />
        </label>
        <label htmlFor="maturity-ahead" className="grid gap-1 text-table">
          Concrete stays at, °C
          <Input
            id="maturity-ahead"
            name="ahead"
            inputMode="decimal"
            defaultValue={ahead}
            placeholder="Coldest"
            className="figures w-32 text-right"
          />
        </label>
        <Button type="submit">Show</Button>
        <p className="text-meta text-muted">
          First asked: {of.rules.askedPercent} % of the specified {figure(of.fck, 0)} MPa. Without a temperature for
          what comes, the coldest of the last twelve hours is taken.
        </p>
      </Form>
    </Card>
  )
}

/** Specimens with a sensor beside the curve. */
const Checks = ({ of: { checks } }: { of: MaturityDetail }) => (
  <Card title="Check of the curve" flush>
    <PlainTable
      caption="Results of the specimens with a sensor beside the curve"
      rows={checks}
      id={row => String(row.ageDays)}
      columns={[
        { label: 'Age, days', show: row => row.ageDays },
        { label: 'Result, MPa', align: 'right', show: row => figure(row.mean) },
        { label: 'By the curve, MPa', align: 'right', show: row => figure(row.expected) },
        {
          label: 'Differs',
          align: 'right',
          show: row => (
            <span className={row.asksNewCurve ? 'font-semibold text-stop' : ''}>
              {`${row.differs > 0 ? '+' : '−'}${figure(Math.abs(row.differs))} %`}
            </span>
          ),
        },
      ]}
    />
    <p className="px-4 py-3 text-muted text-table">Beyond {NEW_CURVE_BEYOND} % ASTM C1074 asks for a new curve.</p>
  </Card>
)

function Curve({ of: { mix, mixCode }, unit }: { of: MaturityDetail; unit: string }) {
  const draw = useCallback(
    (width: number) =>
      curveGraph(mix.line, mix.points, unit, { ...drawn, width, id: 'curve', title: 'Strength and maturity' }),
    [mix, unit],
  )
  const days = mix.points.map(({ castOn }) => castOn).sort()
  const last = days.at(-1)
  return (
    <Card title={mixCode ? `Curve of ${mixCode}` : 'Curve of the mix'}>
      {mix.points.length > 0 ? <Chart draw={draw} /> : null}
      <p className="text-muted text-table">
        {mix.why
          ? `${mix.why}.`
          : `${mix.points.length} results of sets cast from ${showDate(days[0] ?? '')} to ${showDate(last ?? '')}.`}
      </p>
    </Card>
  )
}
