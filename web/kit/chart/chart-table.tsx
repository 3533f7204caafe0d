import type { Drawing } from '~/domain/kit/chart/drawing'

/** The table twin: the same content in rows, opened without JavaScript, always there for readers and for search. */
export function ChartTable({ drawing, open }: { drawing: Drawing; open: boolean }) {
  const { columns, rows } = drawing.table
  return (
    <details open={open} className="min-w-0 max-w-full text-table">
      <summary className="cursor-pointer rounded-sm py-1 text-link underline-offset-2 hover:underline">
        Show as table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <div
        role="region"
        aria-label={`${drawing.title}, table`}
        tabIndex={0}
        className="mt-1 max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="figures w-full border-collapse">
          <caption className="sr-only">{drawing.title}</caption>
          <thead className="sticky top-0 bg-surface">
            <tr>
              {columns.map(({ label, numeric }) => (
                <th
                  key={label}
                  scope="col"
                  className={`px-3 py-1.5 font-semibold ${numeric ? 'text-right' : 'text-left'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells]) => (
              <tr key={head} className="border-t border-line">
                <th scope="row" className={`px-3 py-1 font-normal ${columns[0]?.numeric ? 'text-right' : 'text-left'}`}>
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={columns[index + 1]?.label}
                    className={`px-3 py-1 ${columns[index + 1]?.numeric ? 'text-right' : ''}`}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
