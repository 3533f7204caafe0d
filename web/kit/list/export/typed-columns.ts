import type { Head } from './read-page'

export type ExportCell = string | number | { day: string; time: string | null } | null
export type ExportColumn = {
  label: string
  kind: 'text' | 'number' | 'day' | 'instant'
  places: number
  cells: ExportCell[]
}

const DAY = /^(\d{2})\/(\d{2})\/(\d{4})(?:,? (\d{2}:\d{2})(?::\d{2})?)?$/
const FIGURE = /^([−-]?)(?:S\$)?([−-]?)([\d,]*\.?\d+)\s*(.*)$/
const NOTHING = /^(?:|–|-|—)$/

/**
 * Texts that are days become days, beside words such as 'open'. A column becomes one of figures where every text of it is
 * one; a unit that all of them share moves into the heading. Codes that only look like figures are at the left and stay text.
 */
export const typedColumns = (heads: readonly Head[], rows: readonly (readonly string[])[]): ExportColumn[] =>
  heads.map((head, at) =>
    typedColumn(
      head,
      rows.map(row => row[at] ?? ''),
    ),
  )

function typedColumn({ label, right }: Head, texts: string[]): ExportColumn {
  const filled = texts.filter(text => !NOTHING.test(text))
  const days = filled.map(text => DAY.exec(text))
  if (days.some(Boolean))
    return {
      label,
      kind: days.some(day => day?.[4]) ? 'instant' : 'day',
      places: 0,
      cells: texts.map(text => {
        const [, day, month, year, time] = DAY.exec(text) ?? []
        return year ? { day: `${year}-${month}-${day}`, time: time ?? null } : NOTHING.test(text) ? null : text
      }),
    }
  const figures = filled.map(text => FIGURE.exec(text))
  const units = new Set(figures.map(figure => figure?.[4]?.trim()))
  const money = filled.length > 0 && filled.every(text => text.includes('S$'))
  if (right && filled.length > 0 && figures.every(Boolean) && units.size === 1) {
    const unit = [...units][0] || (money ? 'S$' : '')
    return {
      label: unit && !label.includes(unit) ? `${label} (${unit})` : label,
      kind: 'number',
      places: Math.max(...figures.map(figure => figure?.[3]?.split('.')[1]?.length ?? 0)),
      cells: texts.map(text => (NOTHING.test(text) ? null : numberOf(FIGURE.exec(text)))),
    }
  }
  return { label, kind: 'text', places: 0, cells: texts.map(text => text || null) }
}

const numberOf = (figure: RegExpExecArray | null): number | null =>
  figure ? Number(`${figure[1] || figure[2] ? '-' : ''}${figure[3]?.replaceAll(',', '')}`) : null
