import { Link, useLocation } from '@remix-run/react'
import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Dialog, DialogContent, DialogTrigger } from '~/web/ui/dialog'
import { AreaEntries } from './area-entries'
import { AREA_ICONS } from './area-icons'
import type { Menu, MenuArea } from './menu'

/** On a phone both menus are one sheet: the areas, and the entries of the one that is open. */
export function PhoneMenu({ menu, area }: { menu: Menu; area: MenuArea | undefined }) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the sheet
  useEffect(() => setOpen(false), [pathname])
  if (menu.length === 0) return null
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button look="quiet" size="icon" aria-label={words.shellMenu()} className="-ml-2 lg:hidden">
          <MenuIcon />
        </Button>
      </DialogTrigger>
      <DialogContent title={words.shellMenu()} place="side">
        <ul className="grid gap-0.5">
          {menu.map(one => {
            const Icon = AREA_ICONS[one.icon]
            return (
              <li key={one.key}>
                <Link to={one.to} className={cn('panel-item', one.key === area?.key && 'font-semibold')}>
                  <Icon aria-hidden className="size-4.5" strokeWidth={1.75} /> {one.label}
                </Link>
                {one.key === area?.key && (
                  <div className="mb-2 ml-4 grid gap-2 border-line border-l pl-2">
                    <AreaEntries area={one} pathname={pathname} />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
