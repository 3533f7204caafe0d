import * as words from '~/domain/kit/words'
import { AreaEntries } from './area-entries'
import type { MenuArea } from './menu'

/** The sidebar of one area, drawn on the server; collapsing it is remembered on the device. */
export function AreaPanel({ area, pathname }: { area: MenuArea | undefined; pathname: string }) {
  if (!area) return null
  return (
    <nav aria-label={words.shellSidebar({ area: area.label })} data-chrome className="panel scroll-quiet">
      <p className="flex h-12 shrink-0 items-center px-4 font-semibold text-body">{area.label}</p>
      <div className="grid gap-4 px-2 pb-6">
        <AreaEntries area={area} pathname={pathname} />
      </div>
    </nav>
  )
}
