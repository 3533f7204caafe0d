import type { KeyboardEvent, ReactNode } from 'react'
import { showNumber } from '~/web/kit/figures'
import { useField } from '~/web/kit/form/form-context'
import { Input } from '~/web/ui/input'
import { ScrollBox } from '~/web/ui/scroll-box'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
export const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export type HourCell = {
  /** The row of the contract that the cell is, e.g. `limits.3`. */
  path: string
  /** What holds where the cell is left empty. */
  usual: string
  /** What travels with the figure. */
  also: Record<string, string | number>
}

type Props = {
  caption: string
  columns: readonly string[]
  cell: (column: number, hour: number) => HourCell
  /** Under the hours of a column. */
  foot?: { label: string; show: (column: number) => ReactNode }
}

/** m³ by the hour, a column for each day or region: filled in like a sheet, up and down with the arrow keys. */
export function HourGrid({ caption, columns, cell, foot }: Props) {
  return (
    <ScrollBox>
      <table className="plain-table plain-wide w-auto!" onKeyDown={move}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Hour</th>
            {columns.map(label => (
              <th key={label} scope="col" className="text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {HOURS.map(hour => (
            <tr key={hour}>
              <th scope="row" className="figures">
                {hourText(hour)}
              </th>
              {columns.map((label, column) => (
                <td key={label} className="w-30 min-w-18">
                  <Cell label={`${label} ${hourText(hour)}`} at={`${column}-${hour}`} {...cell(column, hour)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <th scope="row">{foot.label}</th>
              {columns.map((label, column) => (
                <td key={label}>{foot.show(column)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  )
}

function Cell({ path, usual, also, label, at }: HourCell & { label: string; at: string }) {
  const field = useField(`${path}.quantity`)
  return (
    <>
      {!field.readOnly && (
        <>
          <input type="hidden" name="_figure" value={field.name} />
          {Object.entries(also).map(([name, value]) => (
            <input key={name} type="hidden" name={`${path}.${name}`} value={value} />
          ))}
        </>
      )}
      <Input
        id={field.id}
        name={field.name}
        data-at={at}
        aria-label={label}
        aria-invalid={field.errors.length > 0 || undefined}
        title={field.errors[0]}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={figure(field.value)}
        placeholder={figure(usual)}
        readOnly={field.readOnly}
        className="figures text-right"
      />
    </>
  )
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

function move(event: KeyboardEvent<HTMLTableElement>) {
  const step = STEPS[event.key]
  const [column, hour] = ((event.target as HTMLElement).dataset.at ?? '').split('-')
  const next =
    step && hour && event.currentTarget.querySelector<HTMLInputElement>(`[data-at="${column}-${Number(hour) + step}"]`)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** Without zeros behind the point; what is no number stays as typed. */
function figure(text: string): string {
  if (!text) return ''
  try {
    return showNumber(text, 0)
  } catch {
    return text
  }
}
