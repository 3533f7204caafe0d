import { useLocation } from '@remix-run/react'
import { useEffect, useMemo } from 'react'
import { UNREAD } from '~/domain/kit/unread'
import type { Waiting } from '~/domain/users/waiting'
import { useLive } from '~/web/kit/board/use-live'
import type { Menu } from './menu'
import { useTabCount } from './tab-count'

const EVERY = 30_000
const NONE: Waiting = {}

/** The menus with what waits in them, and how much is unread: looked at when a screen opens and twice a minute. */
export function useCountedMenu(menu: Menu): { menu: Menu; unread: number; countAgain: () => unknown } {
  const { pathname } = useLocation()
  const { data, refresh } = useLive('session/counts', NONE, { every: EVERY })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision usually leads to another screen
  useEffect(() => void (menu.length > 0 && refresh()), [pathname, menu.length, refresh])
  const unread = data[UNREAD] ?? 0
  useTabCount(Object.values(data).reduce((sum, count) => sum + count, 0) - unread)
  return useMemo(() => ({ menu: counted(menu, data), unread, countAgain: refresh }), [menu, data, unread, refresh])
}

export function counted(menu: Menu, waiting: Waiting): Menu {
  return menu.map(area => ({
    ...area,
    groups: area.groups.map(group => ({
      ...group,
      items: group.items.map(item => {
        const count = waiting[item.to]
        return count ? { ...item, count } : item
      }),
    })),
  }))
}
