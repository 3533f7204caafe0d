import { type Location, useLocation, useMatches, useNavigationType } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { useOnScreen } from '~/web/kit/on-screen'

const places = new Map<string, number>()
/** What the screen shows outlives its layout: another area may bring one of its own. */
let standing: Location | undefined
type Handle = { scroll?: 'keep' } | undefined

/**
 * After a change of screen: to the #hash if there is one, to where one was on Back, else to the top, unless the screen or
 * the link opted out. The heading takes the focus, so that a reader starts there.
 */
export function useScrollAndFocus(keep: boolean) {
  const location = useLocation()
  const kind = useNavigationType()
  const handle = useMatches().at(-1)?.handle as Handle
  useOnScreen(() => {
    const last = standing
    standing = location
    if (!last || last === location) return
    const sameScreen = last.pathname === location.pathname
    const target = targetOf(location.hash)
    if (target) return target.scrollIntoView()
    if (sameScreen) return
    const optedOut =
      keep || handle?.scroll === 'keep' || (location.state as { scroll?: string } | null)?.scroll === 'keep'
    if (!optedOut) window.scrollTo(0, kind === 'POP' ? (places.get(location.key) ?? 0) : 0)
    if (document.activeElement === document.body || !document.querySelector('main')?.contains(document.activeElement)) {
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
  }, [location, kind, keep, handle])
  useEffect(() => {
    const note = () => places.set(location.key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [location.key])
}

/** A hash that names nothing on the screen is none; anybody may have typed it. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  } catch {
    return null
  }
}

/** The same memory for a box that scrolls by itself, such as the rows of a list. */
export function useScrollMemory(box: RefObject<HTMLElement>) {
  const { key } = useLocation()
  const kind = useNavigationType()
  useOnScreen(() => {
    const element = box.current
    if (!element) return
    element.scrollTop = kind === 'POP' ? (places.get(`box ${key}`) ?? 0) : 0
    const note = () => places.set(`box ${key}`, element.scrollTop)
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [key, kind, box])
}
