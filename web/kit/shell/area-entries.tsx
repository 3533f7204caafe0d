import { Link } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'
import { Input } from '~/web/ui/input'
import type { MenuArea, MenuGroup } from './menu'
import { currentOf, entriesNamed } from './menu-entries'
import { WaitingCount } from './waiting-count'

/** From here on people look for an entry by its name and not by its place. */
const FIND_FROM = 12

/** The entries of an area: its workplaces, and all its other screens in a fold that opens without JavaScript. */
export function AreaEntries({ area, pathname }: { area: MenuArea; pathname: string }) {
  const here = currentOf(area, pathname)
  const more = area.groups.filter(group => group.more)
  return (
    <>
      {area.groups
        .filter(group => !group.more)
        .map(group => (
          <Group key={group.title} group={group} here={here} />
        ))}
      {more.length > 0 && <More key={area.key} of={area.short} groups={more} here={here} />}
    </>
  )
}

function More({ of, groups, here }: { of: string; groups: MenuGroup[]; here: string | undefined }) {
  const [text, setText] = useState('')
  const items = groups.flatMap(group => group.items)
  const found = entriesNamed(groups, text)
  return (
    <details open={items.some(item => item.to === here)} className="area-more">
      <summary className="panel-item list-none text-muted [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5" strokeWidth={2} />
        <span className="flex-1">{words.shellMoreIn({ area: of })}</span>
        <WaitingCount count={items.reduce((sum, item) => sum + (item.count ?? 0), 0)} />
        <span className="figures text-meta text-muted">{items.length}</span>
      </summary>
      <div className="grid gap-4 pt-2">
        {items.length >= FIND_FROM && (
          <Input
            type="search"
            aria-label={words.shellFindIn({ area: of })}
            placeholder={words.shellFindScreen()}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
        {found.map(group => (
          <Group key={group.title} group={group} here={here} />
        ))}
        {found.length === 0 && <p className="px-2 text-meta text-muted">{words.shellNoScreen()}</p>}
      </div>
    </details>
  )
}

function Group({ group, here }: { group: MenuGroup; here: string | undefined }) {
  return (
    <div>
      {group.title && <p className="eyebrow px-2 pb-1">{group.title}</p>}
      <ul className="grid grid-cols-1 gap-px">
        {group.items.map(item => (
          <li key={item.to}>
            <Link
              to={item.to}
              prefetch="intent"
              aria-current={item.to === here ? 'page' : undefined}
              className={cn('panel-item', item.to === here && 'font-semibold')}
            >
              <span className="min-w-0 flex-1">{item.label}</span>
              <WaitingCount count={item.count} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
