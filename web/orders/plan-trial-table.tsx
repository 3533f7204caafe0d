import { PLAN_TRIAL_COLUMNS, type PlanTrialFigure } from '~/domain/orders/plan-trial'
import type { PlanTrialColumn, PlanTrialColumns } from '~/web/kit/client/orders'
import { showNumber } from '~/web/kit/figures'
import { ScrollBox } from '~/web/ui/scroll-box'

export const PLAN_TRIAL_HEADS = {
  happened: 'What happened',
  planned: 'Rules in force',
  changed: 'With the change',
} as const

type Row = { figure: PlanTrialFigure; label: string; unit?: string; hours?: true }

const ROWS: readonly Row[] = [
  { figure: 'loads', label: 'Loads served' },
  { figure: 'quantity', label: 'Volume served', unit: 'm³' },
  { figure: 'lateFirstLoads', label: 'First loads behind promise' },
  { figure: 'lateLoads', label: 'Loads behind promise' },
  { figure: 'lateMinutes', label: 'Minutes behind promise', unit: 'min' },
  { figure: 'longGaps', label: 'Gaps over the limit' },
  { figure: 'gapMinutes', label: 'Over the limit by', unit: 'min' },
  { figure: 'truckMinutes', label: 'Truck hours', hours: true },
  { figure: 'overtimeMinutes', label: 'Overtime', hours: true },
  { figure: 'distance', label: 'Distance (road factor)', unit: 'km' },
  { figure: 'trucks', label: 'Trucks' },
]

type Props = { caption: string; columns: PlanTrialColumns; trucks: string }

/** What happened, the plan with the rules in force and the plan with the change, side by side; a blank says why. */
export const PlanTrialTable = ({ caption, columns, trucks }: Props) => (
  <>
    <ScrollBox>
      <table className="figures w-full border-collapse text-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="px-4 py-2 text-left font-normal max-md:px-2 max-md:pl-4">
              Figure
            </th>
            {PLAN_TRIAL_COLUMNS.map(column => (
              <th key={column} scope="col" className="px-4 py-2 text-right font-normal max-md:px-2 max-md:last:pr-4">
                {PLAN_TRIAL_HEADS[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ROWS.map(row => (
            <tr key={row.figure} className="align-top">
              <th scope="row" className="px-4 py-2 text-left font-normal max-md:px-2 max-md:pl-4">
                {row.figure === 'trucks' ? trucks : row.label}
              </th>
              {PLAN_TRIAL_COLUMNS.map(column => (
                <td key={column} className="px-4 py-2 text-right max-md:px-2 max-md:last:pr-4">
                  <Figure of={columns[column]} row={row} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
    <Unserved columns={columns} />
  </>
)

/** Why a plan leaves orders out, said once below: it is too long for a cell. */
function Unserved({ columns }: { columns: PlanTrialColumns }) {
  const said = PLAN_TRIAL_COLUMNS.flatMap(column =>
    columns[column].notes
      .filter(note => note.figure === 'loads')
      .map(({ words }) => `${PLAN_TRIAL_HEADS[column]}: ${words}`),
  )
  if (!said.length) return null
  return (
    <ul className="grid gap-1 border-line border-t px-4 py-2 text-muted text-table">
      {said.map(words => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

function Figure({ of, row }: { of: PlanTrialColumn; row: Row }) {
  const value = of.figures[row.figure]
  const why = of.notes.filter(note => note.figure === row.figure && note.figure !== 'loads')
  const shown = value === null ? '' : row.hours ? hours(Number(value)) : showNumber(value)
  return (
    <>
      {value === null && !why.length ? <span className="text-muted">Not recorded</span> : shown}
      {shown && row.unit && <span className="text-muted"> {row.unit}</span>}
      {why.map(({ words }) => (
        <span key={words} className="block text-muted text-meta">
          {words}
        </span>
      ))}
    </>
  )
}

/** 12 h 05 */
const hours = (minutes: number) => `${Math.floor(minutes / 60)} h ${String(Math.round(minutes % 60)).padStart(2, '0')}`
