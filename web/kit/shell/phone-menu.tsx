import { Link, useLocation } from '@remix-run/react'
import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '~/web/ui/button'
import { cn } from '~/web/ui/cn'
import { Dialog, DialogContent, DialogTrigger } from '~/web/ui/dialog'
import { AREA_ICONS } from './area-icons'
import type { Menu, MenuArea } from './menu'
import { WaitingCount } from './waiting-count'

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
        <Button look="quiet" size="icon" aria-label="Menu" className="-ml-2 lg:hidden">
          <MenuIcon />
        </Button>
      </DialogTrigger>
      <DialogContent title="Menu" place="side">
        <ul className="grid gap-0.5">
          {menu.map(one => {
            const Icon = AREA_ICONS[one.icon]
            return (
              <li key={one.key}>
                <Link to={one.to} className={cn('panel-item', one.key === area?.key && 'font-semibold')}>
                  <Icon aria-hidden className="size-4.5" strokeWidth={1.75} /> {one.label}
                </Link>
                {one.key === area?.key && (
                  <ul className="mb-2 ml-4 grid gap-px border-line border-l pl-2">
                    {one.groups
                      .flatMap(group => group.items)
                      .map(item => (
                        <li key={item.to}>
                          <Link
                            to={item.to}
                            aria-current={item.to === pathname ? 'page' : undefined}
                            className="panel-item"
                          >
                            <span className="min-w-0 flex-1 truncate">{item.label}</span>
                            <WaitingCount count={item.count} />
                          </Link>
                        </li>
                      ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ul>
      </DialogContent>
    </Dialog>
  )
}
