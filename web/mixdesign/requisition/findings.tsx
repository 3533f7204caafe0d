import type { Finding } from '~/domain/mixdesign/requisition-fit'

/** How much of what is asked a mix meets; what it misses stands in words. */
export function Findings({ rows }: { rows: readonly Finding[] }) {
  const missed = rows.filter(row => !row.ok)
  if (!missed.length) return <span>{rows.length === 1 ? 'Strength' : `All ${rows.length} checks`}</span>
  return (
    <span title={missed.map(row => `${row.name} ${row.asked}, has ${row.given}`).join('; ')}>
      <span className="text-stop">{missed.map(row => row.name.toLowerCase()).join(', ')}</span>{' '}
      <span className="text-muted">missed</span>
    </span>
  )
}
