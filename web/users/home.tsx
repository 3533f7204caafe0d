import { Link, useRouteLoaderData } from '@remix-run/react'
import { ChevronRight } from 'lucide-react'
import { AREA_ICONS } from '~/web/kit/shell/area-icons'
import type { Menu } from '~/web/kit/shell/menu'

/** The index: the areas that this person may open. */
export default function Home() {
  const menu = (useRouteLoaderData('root') as { menu: Menu }).menu
  return (
    <main className="mx-auto max-w-300 px-6 py-12">
      <h1>Home</h1>
      {menu.map(area => (
        <Link key={area.key} to={area.to}>
          {area.label}
        </Link>
      ))}
    </main>
  )
}
export const unused = [ChevronRight, AREA_ICONS]
