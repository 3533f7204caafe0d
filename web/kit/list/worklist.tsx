import type { ReactNode } from 'react'

type Item = {
  id: string
  name: string
  place: string
  /** What is known of it: a figure, or a line with what explains it. */
  facts: ReactNode | readonly [string, string]
  act?: ReactNode
}

/** A short list of things to do above a list: what, where, what is known of it, and the way to do it. */
export function Worklist({ title, text, items }: { title: string; text: string; items: readonly Item[] }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-raised">
      <div className="border-line border-b px-4 py-2">
        <h2 className="font-semibold text-body">{title}</h2>
        <p className="text-meta text-muted">{text}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} className="max-h-72 divide-y divide-line overflow-y-auto max-md:max-h-none">
        {items.map(({ id, name, place, facts, act }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block truncate font-semibold text-body">{name}</span>
              <span className="block truncate text-meta text-muted">{place}</span>
            </span>
            {Array.isArray(facts) ? (
              <span className="basis-72 text-table">
                <span className="figures block">{facts[0]}</span>
                <span className="block text-meta text-muted">{facts[1]}</span>
              </span>
            ) : (
              facts
            )}
            {act}
          </li>
        ))}
      </ul>
    </section>
  )
}
