import type { ReactNode } from 'react'
import { type Cell, type Field, filled } from '~/domain/kit/noun'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Status } from '~/web/kit/status'
import { type Column, type Filter, filter } from './column'
import type { NounRow, ShownNoun } from './noun-data'
import { StatusToggle } from './status-toggle'

/** The columns of a plain noun: its own fields, what it looks up, how often it is named, and whether it is in use. */
export function columnsOf(noun: ShownNoun, mayManage: boolean): Column<NounRow>[] {
  const { sort, screen } = noun
  const sortable = (key: string) => (sort.includes(key) ? { sort: true } : {})
  return [
    ...screen.columns.map(key => ({ key, ...sortable(key), ...columnOf(noun, key) })),
    {
      key: 'active',
      label: 'Status',
      show: row =>
        noun.switches ? (
          <StatusToggle row={row} name={filled(screen.switched ?? screen.called, row)} allowed={mayManage} />
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
  const count = counts[key]
  if (count) return { label: count.label, show: row => String(row[key]), align: 'right' }
  const field = fields[key]
  if (field) return { ...dressed(field.label, field.cell), show: row => cellOf(field, row[key]), ...aligned(field) }
  const other = Object.values(fields).flatMap(of => (of.kind === 'lookup' && of.shows[key] ? [of.shows[key]] : []))[0]
  return {
    ...dressed(other?.label ?? key, other?.cell),
    show: row => styled((row[key] as string | null) ?? other?.cell?.none, other?.cell),
  }
}

const dressed = (label: string, { label: own = label, wrap, phone }: Cell = {}) => ({
  label: own,
  ...(wrap && { wrap }),
  ...(phone && { phone }),
})

const aligned = ({ kind }: Field) => (kind === 'whole' || kind === 'decimal' ? { align: 'right' as const } : {})

function cellOf(field: Field, value: unknown): ReactNode {
  const { cell = {} } = field
  if (field.kind === 'flag') return (cell.words ?? ['Yes', 'No'])[value ? 0 : 1]
  if (value === null || value === undefined || value === '') return cell.none
  if (field.kind === 'date') return <span className="figures">{showDate(String(value))}</span>
  if (field.kind === 'whole' || field.kind === 'decimal') {
    const number = Number(value)
    if (number === 0 && cell.zero !== undefined) return cell.zero
    const text = cell.places === undefined ? showNumber(String(number)) : number.toFixed(cell.places)
    return cell.unit ? `${text} ${cell.unit}` : text
  }
  const word = 'choices' in field ? field.choices?.find(([of]) => of === value)?.[1] : undefined
  return styled(word ?? String(value), cell)
}

function styled(text: ReactNode, { look }: Cell = {}): ReactNode {
  if (look === 'code') return <span className="code">{text}</span>
  return look === 'strong' ? <strong className="font-semibold">{text}</strong> : text
}

export function filtersOf({ filters = [], fields }: ShownNoun): Filter[] {
  const own = filters.map((name): Filter => {
    const field = fields[name]
    if (field?.kind === 'lookup') return filter.lookup(name, field.label, field.source)
    if (field && 'choices' in field && field.choices) return filter.choice(name, field.label, field.choices)
    const shown = Object.values(fields).flatMap(of => (of.kind === 'lookup' && of.shows[name] ? [of.shows[name]] : []))
    return filter.text(name, field?.label ?? shown[0]?.label ?? name)
  })
  return [filter.active(), ...own]
}
