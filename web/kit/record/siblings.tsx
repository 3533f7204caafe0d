import { Link, useLocation, useNavigate } from '@remix-run/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonLook } from '~/web/ui/button'

const MEMORY = 'last list'

/** A list leaves the addresses of its rows behind, so that a record knows its neighbours. */
export const keepList = (hrefs: string[]) => sessionStorage.setItem(MEMORY, JSON.stringify(hrefs))

/** Previous and next record of the list one came from, also with Alt and the arrows. */
export function SiblingKeys() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [near, setNear] = useState<{ before?: string | undefined; after?: string | undefined }>({})
  useEffect(() => {
    const hrefs = readList()
    const at = hrefs.findIndex(href => isHere(href, pathname, search))
    setNear(at < 0 ? {} : { before: hrefs[at - 1], after: hrefs[at + 1] })
  }, [pathname, search])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const to =
        event.altKey && (event.key === 'ArrowUp' ? near.before : event.key === 'ArrowDown' ? near.after : undefined)
      if (!to) return
      event.preventDefault()
      navigate(to)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [near, navigate])
  if (!near.before && !near.after) return null
  const look = buttonLook({ look: 'quiet', size: 'icon-sm' })
  return (
    <nav aria-label="Neighbouring records" data-chrome className="-my-1.5 flex max-lg:hidden">
      {near.before && (
        <Link to={near.before} prefetch="intent" aria-label="Previous record" title="Alt ↑" className={look}>
          <ChevronUp aria-hidden />
        </Link>
      )}
      {near.after && (
        <Link to={near.after} prefetch="intent" aria-label="Next record" title="Alt ↓" className={look}>
          <ChevronDown aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** Some records are told apart by their query alone; a tab of the record is no other record. */
function isHere(href: string, pathname: string, search: string): boolean {
  const [path, query] = href.split('?')
  const here = new URLSearchParams(search)
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
}

function readList(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(MEMORY) ?? '[]')
    return Array.isArray(kept) ? (kept as string[]) : []
  } catch {
    return []
  }
}
