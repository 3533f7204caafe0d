import { Changes } from './changes'

type Row = {
  before?: unknown
  after?: unknown
  changed?: string[] | null
  reason?: string | null
  names?: Record<string, string>
}

/** The first few fields at once, the rest on demand; a line without a before is a beginning. */
export function WhatChanged({ row }: { row: Row }) {
  const fields = row.before && row.after ? (row.changed ?? []) : []
  if (row.reason && fields.length === 0) return <span className="text-muted">“{row.reason}”</span>
  if (fields.length === 0) return <span className="text-muted">{row.before ? 'Removed' : beginning(row)}</span>
  const [few, rest] = [fields.slice(0, 3), fields.slice(3)]
  return (
    <>
      <Changes row={{ ...row, changed: few }} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-link text-table">{rest.length} more</summary>
          <Changes row={{ ...row, changed: rest }} />
        </details>
      )}
      {row.reason && <p className="mt-1 text-muted">“{row.reason}”</p>}
    </>
  )
}

const beginning = (row: Row) => {
  const fields = Object.keys(row.after ?? {}).length
  return fields > 0 ? `Created with ${fields} ${fields === 1 ? 'field' : 'fields'}` : ''
}
