import { useRouteLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import type { Menu } from './menu'
import { unpackMenu } from './menu-text'

/** What this person may open, area by area. */
export function useMenu(): Menu {
  const text = (useRouteLoaderData('root') as { menu?: string } | undefined)?.menu ?? ''
  return useMemo(() => unpackMenu(text), [text])
}
