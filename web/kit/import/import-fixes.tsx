import type { ImportLook } from '~/web/kit/client/fleet'
import { Card } from '~/web/ui/card'

/** What is wrong, once for all cells that need the same. */
export function ImportFixes({ look }: { look: ImportLook }) {
  if (look.fixes.length === 0) return null
  return (
    <Card title="To correct" flush>
      <ul className="divide-y divide-line">
        {look.fixes.map(fix => (
          <li key={`${fix.column} ${fix.message}`} className="px-4 py-3">
            <details>
              <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 text-body">
                <span className="font-semibold">{fix.column}</span>
                <span className="min-w-0 flex-1">{fix.message}</span>
                <span className="figures text-muted text-table">
                  {fix.count} {fix.count === 1 ? 'row' : 'rows'}
                </span>
              </summary>
              <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-table">
                {fix.cells.map(cell => (
                  <li key={`${cell.row} ${cell.cell}`} className="figures">
                    <span className="code">{cell.cell || `Row ${cell.row}`}</span>{' '}
                    {cell.value ? `“${cell.value}”` : <span className="text-muted">empty</span>}
                  </li>
                ))}
                {fix.count > fix.cells.length && (
                  <li className="text-muted">and {fix.count - fix.cells.length} more in the download</li>
                )}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
