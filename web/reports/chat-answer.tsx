import { Link, useLocation, useSearchParams } from '@remix-run/react'
import { useCallback } from 'react'
import { figureOf, showFigure } from '~/domain/kit/figure/all'
import { hasRows } from '~/domain/kit/figure/rows'
import type { ChatAnswer } from '~/domain/reports/chat-report/ask'
import {
  type ChatConfig,
  DIMENSIONS,
  fits,
  MEASURES,
  type Measure,
  measuredFigure,
  titleOf,
} from '~/domain/reports/chat-report/catalogue'
import { chatGraph } from '~/domain/reports/chat-report/chat-graph'
import { Chart } from '~/web/kit/chart'
import { showDate } from '~/web/kit/dates'
import { useFigureRows } from '~/web/kit/figure-rows'
import { countOf, showNumber } from '~/web/kit/figures'
import { HereLink } from '~/web/kit/here-link'
import { RecordActions } from '~/web/kit/record/record-actions'
import { inSupport } from '~/web/kit/support-view'
import { Card } from '~/web/ui/card'
import { Input } from '~/web/ui/input'
import { CHAT_REPORT, configQuery } from './chat-report-loader'
import { type ReportColumn, ReportTable } from './report-table'

type Row = ChatAnswer['rows'][number]

/** The chart, what was understood in words, and every row beneath it. */
export function ChatAnswerView({ answer, measures }: { answer: ChatAnswer; measures: readonly Measure[] }) {
  const { config, rows, total } = answer
  const [params] = useSearchParams()
  const support = inSupport(useLocation().pathname)
  const rowsOf = useFigureRows()
  const draw = useCallback(
    (width: number) =>
      config
        ? chatGraph(config, rows, {
            theme: 'live',
            interactive: true,
            width,
            id: 'chat',
            title: `${titleOf(config)} by ${DIMENSIONS[config.by].label.toLowerCase()}`,
            subtitle: `${showDate(config.from)} to ${showDate(config.to)}`,
          })
        : never(),
    [config, rows],
  )
  if (!config) return <NotUnderstood of={answer} measures={measures} />
  const name = MEASURES[config.measure].figure
  const { unit, means } = figureOf(name)
  const label = titleOf(config)
  const figure = (value: number | null) => (value === null ? '' : showFigure(name, value))
  const columns: ReportColumn<Row>[] = [
    { label: DIMENSIONS[config.by].label, text: true, show: row => row.label },
    { figure: name, label, show: row => figure(row.value) },
    { figure: 'entries', show: row => showNumber(row.count) },
  ]
  const other = measures.find(of => of === OTHER_MONEY[config.measure])
  const whole = wholeOf(config, rowsOf)
  const search = params.get('q') ? `q=${encodeURIComponent(params.get('q') ?? '')}` : configQuery(config)
  return (
    <>
      <Card
        title={`${label} by ${DIMENSIONS[config.by].label.toLowerCase()}, ${showDate(config.from)} to ${showDate(config.to)}`}
        aside={
          !support && (
            <RecordActions
              actions={[
                {
                  label: 'Save question',
                  intent: 'save',
                  post: CHAT_REPORT,
                  fields: { search },
                  done: 'Question saved',
                  confirm: {
                    title: 'Save question',
                    verb: 'Save question',
                    form: <NameField value={answer.question} />,
                  },
                },
              ]}
            />
          )
        }
      >
        {rows.length === 0 ? (
          <p className="text-muted text-body">Nothing was found for this question.</p>
        ) : (
          <>
            {total !== null && (
              <p className="mb-1 flex items-baseline gap-1.5">
                <HereLink to={whole ?? ''} className="figures font-semibold text-fg text-kpi">
                  {figure(total)}
                </HereLink>
                <span className="text-muted text-table">{unit}, all of it together</span>
              </p>
            )}
            <p className="mb-3 text-muted text-table">
              {label}: {means} {other && <OtherMoney of={config} measure={other} />}
            </p>
            <Chart draw={draw} />
          </>
        )}
      </Card>
      {rows.length > 0 && (
        <Card title={countOf(rows.length, 'row')} flush>
          <ReportTable caption={label} columns={columns} rows={rows} keyOf={row => row.label} />
        </Card>
      )}
    </>
  )
}

/** Both are called revenue: by the day of the bill, and by the day of delivery. */
const OTHER_MONEY: Partial<Record<Measure, Measure>> = { invoiced: 'revenue', revenue: 'invoiced' }

function OtherMoney({ of, measure }: { of: ChatConfig; measure: Measure }) {
  return (
    <Link
      className="text-link"
      to={`?${configQuery({ ...of, measure, plantId: null, by: fits(measure, of.by) ? of.by : 'customer' })}`}
    >
      Ask for {measuredFigure(measure).name} instead
    </Link>
  )
}

/** The rows of all of it; nowhere where the question is narrowed by what the rows are not. */
function wholeOf({ measure, from, to, plantId, ageDays, grade, product, kind }: ChatConfig, rows: RowsOf) {
  const { figure } = MEASURES[measure]
  if (!hasRows(figure) || grade || product || kind) return undefined
  return rows(figure, { from, to, plantId: plantId ?? undefined, ageDays: ageDays ?? undefined }).to
}
type RowsOf = ReturnType<typeof useFigureRows>

function never(): never {
  throw new Error('A chart without a configuration')
}

const NameField = ({ value }: { value: string }) => (
  <label className="grid gap-1" htmlFor="question-name">
    <span className="font-semibold text-table">Name</span>
    <Input id="question-name" name="name" defaultValue={value.slice(0, 60)} maxLength={60} autoComplete="off" />
  </label>
)

/** An answer to half of a question is the answer to another one; the half is offered instead. */
const NotUnderstood = ({ of: { unknown, nearest }, measures }: { of: ChatAnswer; measures: readonly Measure[] }) => (
  <section role="status" className="grid gap-1 rounded-lg border border-line bg-raised p-4">
    <p className="font-semibold text-body">
      {unknown.length > 0
        ? `Not understood: ${unknown.join(', ')}.`
        : 'The question names nothing that can be measured.'}
    </p>
    {nearest && (
      <p className="text-body">
        Without it:{' '}
        <Link className="text-link" to={`?q=${encodeURIComponent(nearest)}`}>
          {nearest.replaceAll(/\d{4}-\d\d-\d\d/g, day => showDate(day))}
        </Link>
      </p>
    )}
    <p className="text-muted text-table">
      What can be asked for: {measures.map(of => MEASURES[of].words[0]).join(', ')}; by{' '}
      {Object.values(DIMENSIONS)
        .map(of => of.words[0])
        .join(', ')}
      ; of a grade (grade 30) or product (N30), of a material (cement used), at an age (at 7 days).
    </p>
  </section>
)
