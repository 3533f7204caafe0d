import type { ReactNode } from 'react'
import type { Cell, Field } from '~/domain/kit/noun-field'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { type Column, type Filter, filter } from './column'
import type { NounChoices, NounRow, ShownNoun } from './noun-data'
import { spelled } from './noun-words'
import { StatusToggle } from './status-toggle'

/** The columns of a plain noun: its own fields, what it looks up, how often it is named, and whether it is in use. */
export function columnsOf(noun: ShownNoun, mayChange: (row: NounRow) => boolean): Column<NounRow>[] {
  const { sort, screen } = noun
  const sortable = (key: string) => (sort.includes(key) ? { sort: true } : {})
  const columns = screen.columns.map(key => ({ key, ...sortable(key), ...columnOf(noun, key) }))
  if (noun.always) return columns
  return [
    ...columns,
    {
      key: 'active',
      label: 'Status',
      show: row =>
        noun.switches ? (
          <StatusToggle
            row={row}
            name={spelled(noun, screen.switched ?? screen.called, row)}
            allowed={mayChange(row)}
          />
        ) : (
          <Status of="active" value={row.active} />
        ),
      ...sortable('active'),
      phone: 'end',
    },
  ]
}

type Plain = Omit<Column<NounRow>, 'key' | 'sort'>

function columnOf({ fields, counts = {} }: ShownNoun, key: string): Plain {
  const shown = (row: NounRow, name: string): ReactNode => {
    const { beside } = fields[name]!.cell ?? {}
    const own = cellOf(fields[name]!, row[name])
    if (!beside) return own
    return (
      <>
        {own}
        <span className="text-muted md:block">
          {beside.joint}
          {shown(row, beside.field)}
        </span>
      </>
    )
  }
  const count = counts[key]
  if (count) return { label: count.label, show: row => String(row[key]), align: 'right' }
  const field = fields[key]
  if (field) return { ...dressed(field.label, field.cell), show: row => shown(row, key), ...aligned(field) }
  const other = Object.values(fields).flatMap(of => (of.kind === 'lookup' && of.shows[key] ? [of.shows[key]] : []))[0]
  return {
    ...dressed(other?.label ?? key, other?.cell),
    show: row => styled((row[key] as string | null) ?? other?.cell?.none, other?.cell),
  }
}

const dressed = (label: string, { label: own = label, wrap, width, phone }: Cell = {}) => ({
  label: own,
  ...(wrap && { wrap }),
  ...(width && { width }),
  ...(phone && { phone }),
})

const aligned = (field: Field) =>
  (field.kind === 'whole' && !field.choices) || field.kind === 'decimal' ? { align: 'right' as const } : {}

function cellOf(field: Field, value: unknown): ReactNode {
  const { cell = {} } = field
  if (field.kind === 'flag') return (cell.words ?? ['Yes', 'No'])[value ? 0 : 1]
  if (value === null || value === undefined || value === '') return cell.none
  if (field.kind === 'date') return <span className="figures">{showDate(String(value))}</span>
  const word = 'choices' in field ? field.choices?.find(([of]) => of === String(value))?.[1] : undefined
  if (word === undefined && (field.kind === 'whole' || field.kind === 'decimal')) {
    const number = Number(value)
    if (number === 0 && cell.zero !== undefined) return cell.zero
    const text = cell.places === undefined ? showNumber(String(number)) : number.toFixed(cell.places)
    return `${cell.before ?? ''}${text}${cell.unit ? ` ${cell.unit}` : ''}`
  }
  return styled(word ?? String(value), cell)
}

function styled(text: ReactNode, { look }: Cell = {}): ReactNode {
  if (look === 'code') return <span className="code">{text}</span>
  return look === 'strong' ? <strong className="font-semibold">{text}</strong> : text
}

export function filtersOf({ filters = [], fields, always, screen }: ShownNoun, choices: NounChoices): Filter[] {
  const own = filters.map((name): Filter => {
    const field = fields[name]
    const few = choices[name]
    if (field && few) return filter.choice(name, field.said ?? field.label, few, always)
    if (field?.kind === 'lookup') return filter.lookup(name, field.said ?? field.label, field.source)
    if (field && 'choices' in field && field.choices) return filter.choice(name, field.label, field.choices)
    const shown = Object.values(fields).flatMap(of => (of.kind === 'lookup' && of.shows[name] ? [of.shows[name]] : []))
    return filter.text(name, field?.label ?? shown[0]?.label ?? name)
  })
  // A list that is neither searched nor narrowed is short enough to be read.
  return always || !(screen.search || filters.length) ? own : [filter.active(), ...own]
}
