type Changed = {
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  changed?: string[] | null
}

/** What a line of the trail says that changed, field by field, old to new. */
export function Changes({ row, names = {} }: { row: Changed; names?: Record<string, string> }) {
  const fields = row.before && row.after ? (row.changed ?? []) : []
  if (fields.length === 0) return null
  return (
    <dl className="mt-1.5 grid gap-1 text-table">
      {fields.map(field => (
        <div key={field} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{nameOf(field, names)}</dt>
          <dd>
            <del className="text-muted">{valueText(row.before?.[field])}</del>
            <span aria-hidden className="mx-1.5 text-muted">
              →
            </span>
            <ins className="font-semibold no-underline">{valueText(row.after?.[field])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const nameOf = (field: string, names: Record<string, string>) => names[field] ?? spelled(field)

/** `orderDate` and `order_date` are both read as 'Order date'. */
export const spelled = (name: string) => {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
