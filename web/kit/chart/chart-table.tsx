import type { Drawing } from '~/domain/kit/chart/drawing'

/** The table twin: the same content in rows, opened without JavaScript, always there for readers and for search. */
export function ChartTable({ drawing, open }: { drawing: Drawing; open: boolean }) {
  const { columns, rows } = drawing.table
  const lines = rows.map((cells, index) => ({ key: `line-${index}`, cells }))
  return (
    <details open={open} className="min-w-0 max-w-full text-table">
      <summary className="cursor-pointer rounded-sm py-1 text-link underline-offset-2 hover:underline">
        Show as table
      </summary>
      <section
        aria-label={`${drawing.title}, table`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="mt-1 max-h-96 overflow-auto rounded-md border border-line"
      >
        <table className="figures w-full border-collapse">
          <caption className="sr-only">{drawing.title}</caption>
          <thead className="sticky top-0 bg-surface">
            <tr>
              {columns.map(({ label, numeric }) => (
                <th key={label} scope="col" className={cellLook(numeric, 'py-1.5 font-semibold')}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, cells: [head, ...cells] }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className={cellLook(columns[0]?.numeric, 'py-1 font-normal')}>
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]?.label} className={cellLook(columns[index + 1]?.numeric, 'py-1')}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function cellLook(numeric: boolean | undefined, more: string): string {
  return `px-3 ${numeric ? 'text-right' : 'text-left'} ${more}`
}
