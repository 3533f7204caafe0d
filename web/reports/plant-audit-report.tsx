import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useCallback } from 'react'
import { areaChart } from '~/domain/kit/chart/area-chart'
import { byText } from '~/domain/kit/collation'
import { monthWord } from '~/domain/kit/month-words'
import { apiFor, take } from '~/web/kit/api'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { Figure } from '~/web/kit/figure'
import { countOf } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Card } from '~/web/ui/card'
import { type ReportColumn, ReportTable } from './report-table'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await take(
    apiFor({ request, context }).cylinders['cylinder-test']['plant-audit-info'].$get({
      query: { status: 'submitted', limit: '200' },
    }),
  )
  return { audits: found.rows }
}

type Audit = {
  id: string
  auditNo: string
  plantId: string
  plantName: string
  auditOn: string
  auditorName: string
  score: number
  findings: number
}
const PASS = 85

const columns: ReportColumn<Audit>[] = [
  {
    label: 'Audit',
    text: true,
    show: row => (
      <Link to={`/inhouse-cylinder-testing/plant-audit-form?id=${row.id}`} className="code text-link">
        {row.auditNo}
      </Link>
    ),
  },
  { label: 'On', text: true, show: row => showDate(row.auditOn) },
  { label: 'Plant', text: true, show: row => row.plantName },
  { label: 'Auditor', text: true, show: row => row.auditorName },
  { figure: 'auditFindings', show: row => row.findings || 'none' },
  {
    figure: 'auditScore',
    show: row => (
      <span
        data-tone={row.score < PASS ? 'stop' : undefined}
        className={row.score < PASS ? 'font-semibold text-tone' : undefined}
      >
        {row.score.toFixed(1)}
      </span>
    ),
  },
]

/** What the audits of the plants reached, plant by plant and over time; drafts are not counted. */
export default function PlantAuditReport() {
  const { audits } = useLoaderData<typeof loader>()
  const draw = useCallback((width: number) => scores(audits, width), [audits])
  const latest = [...Map.groupBy(audits, audit => audit.plantId).values()]
    .flatMap(of => [...of].sort((a, b) => byText(b.auditOn, a.auditOn)).slice(0, 1))
    .sort((a, b) => a.score - b.score)
  return (
    <>
      <PageHead
        title="Plant audit report"
        count={countOf(audits.length, 'audit')}
        note={`Submitted audits; below ${PASS} % a plant is audited again.`}
        actions={
          <Link to="/inhouse-cylinder-testing/plant-audit-info" className="text-link text-table">
            All plant audits
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        {audits.length === 0 ? (
          <p className="text-muted text-body">No audit has been submitted yet.</p>
        ) : (
          <>
            <section aria-label="Last audit of each plant" className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {latest.map(audit => (
                <Figure
                  key={audit.plantId}
                  of="auditScore"
                  label={audit.plantName}
                  value={audit.score.toFixed(1)}
                  tone={audit.score < PASS ? 'stop' : undefined}
                  share={audit.score / 100}
                  note={`${showDate(audit.auditOn)}, ${countOf(audit.findings, 'finding')}`}
                />
              ))}
            </section>
            <Card title="Scores over time">
              <Chart draw={draw} />
            </Card>
            <Card title="Audits" flush>
              <ReportTable caption="Audits" columns={columns} rows={audits} keyOf={row => row.id} />
            </Card>
          </>
        )}
      </div>
    </>
  )
}

function scores(audits: readonly Audit[], width: number) {
  const months = [...new Set(audits.map(audit => audit.auditOn.slice(0, 7)))].sort()
  const plants = [...new Set(audits.map(audit => audit.plantName))].sort()
  const scoreOf = (plant: string, month: string) =>
    audits.find(audit => audit.plantName === plant && audit.auditOn.startsWith(month))?.score ?? null
  return areaChart({
    theme: 'live',
    interactive: true,
    width,
    id: 'audits',
    title: 'Score by plant',
    subtitle: 'Last audit of each month',
    measure: '%',
    most: 100,
    across: 'Month',
    labels: months.map(monthWord),
    series: plants.map(plant => ({
      name: plant,
      shape: 'line',
      values: months.map(month => scoreOf(plant, month)),
    })),
    levels: [{ name: `Audited again below ${PASS}`, value: PASS, kind: 'limit' }],
  })
}
