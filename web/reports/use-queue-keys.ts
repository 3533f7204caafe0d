import { useEffect, useRef } from 'react'
import { keysAreOn } from '~/web/kit/shell/shortcuts'

const STEPS: Record<string, number> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** As in a list: j and k or the arrows walk the lines, Enter opens the one that has the focus, as on every link. */
export function useQueueKeys() {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-work]') ?? [])]
      const at = lines.indexOf(event.target as HTMLElement)
      const letters = keysAreOn() || event.key.length > 1
      const step = letters ? STEPS[event.key] : undefined
      const first = event.key === 'j' && event.target === document.body
      if (!step || lines.length === 0 || (at < 0 && !first)) return
      lines[Math.min(lines.length - 1, Math.max(0, at + step))]?.focus()
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return list
}
