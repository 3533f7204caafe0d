import { kindOf } from './group'
import type { Found } from './search'

/** The chosen record without opening it, beside the list where there is room. */
export function Preview({ found }: { found: Found }) {
  const { icon: Icon, one } = kindOf(found.kind)
  return (
    <aside
      aria-label="Preview"
      className="max-h-[min(60vh,480px)] w-76 shrink-0 overflow-y-auto border-line border-l bg-surface px-4 py-3 max-lg:hidden"
    >
      <p className="flex items-center gap-1.5 text-meta text-muted">
        <Icon aria-hidden className="size-3.5" />
        {one}
      </p>
      <p className="mt-1 font-semibold text-section break-words">{found.label}</p>
      <dl className="mt-3 grid gap-1.5">
        {(found.facts ?? []).map(({ name, value }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="w-22 shrink-0 text-meta text-muted">{name}</dt>
            <dd className="min-w-0 text-table break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
