import { tableCsv } from '~/domain/kit/chart/table-csv'
import { showDateTimeSeconds } from '~/web/kit/dates'
import type { AuditRow } from './audit-row'
import { nameOf, spelled, valueIn, valueText } from './changes'

const COLUMNS = ['When', 'Who', 'What', 'Field', 'Before', 'After', 'Reason']

/** A line a changed field; an entry that changed none gets one line. */
export function trailCsv(rows: readonly AuditRow[], names: Record<string, string> = {}): string {
  return tableCsv({
    columns: COLUMNS.map(label => ({ label, numeric: false })),
    rows: rows.flatMap(row => {
      const head = [showDateTimeSeconds(row.at), row.actorName, spelled(row.action)]
      const fields = row.before && row.after ? (row.changed ?? []) : []
      const change = (field: string) => [
        nameOf(field, names),
        valueText(valueIn(row.before, field), row.names),
        valueText(valueIn(row.after, field), row.names),
      ]
      return (fields.length ? fields.map(change) : [['', '', '']]).map(of => [...head, ...of, row.reason ?? ''])
    }),
  })
}
