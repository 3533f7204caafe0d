import { Link } from '@remix-run/react'
import { CircleHelp, PanelLeft, Search } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Kbd } from '~/web/ui/kbd'
import { AccountMenu } from './account-menu'
import { useSidebar } from './density'
import { ExpiryNote } from './expiry-note'
import { JobsButton } from './jobs-button'
import { Mark } from './logo'
import type { Menu, MenuArea } from './menu'
import { PhoneMenu } from './phone-menu'
import { ThemeToggle } from './theme-toggle'
import { UnreadBell } from './unread-bell'

type Props = {
  area: MenuArea | undefined
  title: string
  menu: Menu
  sidebar: boolean
  unread: number
  onSearch: () => void
  onHelp: () => void
}

/** Where one is, the search over everything, and what belongs to the person. */
export function TopBar({ area, title, menu, sidebar, unread, onSearch, onHelp }: Props) {
  const [open, setOpen] = useSidebar()
  return (
    <header data-chrome className="top-bar">
      <PhoneMenu menu={menu} area={area} />
      {sidebar && (
        <Button
          look="quiet"
          size="icon"
          aria-label={open === 'open' ? words.shellCollapse() : words.shellOpenSidebar()}
          aria-expanded={open === 'open'}
          className="max-lg:hidden -ml-2"
          onClick={() => setOpen(open === 'open' ? 'closed' : 'open')}
        >
          <PanelLeft />
        </Button>
      )}
      {!sidebar && (
        <Link to="/" className="mr-2 flex shrink-0 items-center gap-2 font-semibold text-body text-fg no-underline">
          <Mark className="size-6 text-brand" />
          <span className="max-sm:sr-only">Readymix Portal</span>
        </Link>
      )}
      <p className="flex min-w-0 flex-1 items-center gap-2 text-muted text-table">
        <span className="truncate max-sm:hidden">{area?.label ?? (sidebar ? 'Readymix Portal' : title)}</span>
        {area && title !== area.label && (
          <>
            <span aria-hidden className="max-sm:hidden text-line-strong">
              /
            </span>
            <span className="truncate text-fg">{title}</span>
          </>
        )}
      </p>
      <button type="button" onClick={onSearch} className="search-button" aria-keyshortcuts="Control+K">
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-left max-lg:sr-only">{words.shellSearchOrJump()}</span>
        <span className="max-lg:hidden">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      <ExpiryNote />
      <UnreadBell unread={unread} />
      <JobsButton />
      <Button look="quiet" size="icon" aria-label={words.shellHelp()} className="max-md:hidden" onClick={onHelp}>
        <CircleHelp />
      </Button>
      <ThemeToggle />
      <AccountMenu />
    </header>
  )
}
