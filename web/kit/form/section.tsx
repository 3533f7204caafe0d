import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'

/** A part of a form with a heading; long forms list their sections at the left. */
export function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = sectionId(title)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-section={title}
      className="border-line border-b py-6 first:pt-2 last:border-0"
    >
      <h2 id={`${id}-title`} className="font-semibold text-section">
        {title}
      </h2>
      {note && <p className="mt-0.5 text-muted text-table">{note}</p>}
      <div className="mt-4 grid grid-cols-12 gap-x-4 gap-y-4">{children}</div>
    </section>
  )
}

export const SectionsContext = createContext<readonly string[]>([])

/** The index of a long form, from 1200 px; the section in view is marked. */
/** With a side column the index needs a wider screen, else the fields would be cut. */
export function SectionIndex({ beside }: { beside: boolean }) {
  const titles = useContext(SectionsContext)
  const [now, setNow] = useState(titles[0])
  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => {
        const top = entries.find(entry => entry.isIntersecting)
        if (top) setNow((top.target as HTMLElement).dataset.section)
      },
      { rootMargin: '-60px 0px -70% 0px' },
    )
    for (const title of titles) {
      const section = document.getElementById(sectionId(title))
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [titles])
  if (titles.length < 2) return null
  return (
    <nav
      aria-label={words.recordSections()}
      className={cn(
        'sticky top-[calc(var(--top)+16px)] hidden w-44 shrink-0 self-start',
        beside ? 'min-[1600px]:block' : 'min-[1200px]:block',
      )}
    >
      <ul className="grid gap-0.5">
        {titles.map(title => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              aria-current={title === now ? 'location' : undefined}
              className={cn(
                'block border-l-2 py-1 pl-3 text-table no-underline',
                title === now ? 'border-brand font-semibold text-fg' : 'border-line text-muted hover:text-fg',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const sectionId = (title: string) => `s-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
