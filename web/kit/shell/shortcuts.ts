import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'

export type Shortcut = { keys: string; label: string }

/** Letters after `g`, each to an area's first screen. */
export const GO: Record<string, [area: string, label: string]> = {
  o: ['order', 'Orders'],
  q: ['queue', 'Queue'],
  f: ['fleet', 'Fleet'],
  m: ['mixdesign', 'Mix design'],
  t: ['material', 'Material'],
  l: ['cylinders', 'Laboratory'],
  s: ['sales', 'Sales'],
  b: ['billing', 'Billing'],
}

export const SHORTCUTS: Record<string, Shortcut[]> = {
  Everywhere: [
    { keys: 'Ctrl K', label: 'Command palette' },
    { keys: '?', label: 'This help' },
    { keys: 'g h', label: 'Home' },
    ...Object.entries(GO).map(([key, [, label]]) => ({ keys: `g ${key}`, label })),
  ],
  Lists: [
    { keys: '/', label: 'Search' },
    { keys: 'f', label: 'Add a filter' },
    { keys: 'j k', label: 'Next, previous row' },
    { keys: 'Enter', label: 'Open the row' },
    { keys: 'x', label: 'Select the row (Shift with the arrows: more of them)' },
    { keys: 'e', label: 'Edit the row' },
    { keys: '.', label: 'Actions of the row' },
    { keys: '[ ]', label: 'Previous, next page' },
    { keys: 'c', label: 'Create' },
  ],
  'Forms and records': [
    { keys: 'Ctrl S', label: 'Save' },
    { keys: 'Ctrl Enter', label: 'Submit' },
    { keys: 'Alt ↑ ↓', label: 'Previous, next record' },
  ],
  Approvals: [
    { keys: 'a', label: 'Approve' },
    { keys: 'r', label: 'Reject' },
    { keys: 'Shift A', label: 'Approve all selected' },
  ],
  Schedules: [
    { keys: '← →', label: 'Five minutes earlier, later (Shift: fifteen)' },
    { keys: 'Alt ↑ ↓', label: 'To another truck' },
    { keys: 'Enter Esc', label: 'Put down, put back' },
    { keys: 'm', label: 'Move… to a truck and time' },
    { keys: '↑ ↓ j k', label: 'Other rows, other loads of the row' },
    { keys: 'n', label: 'Next conflict' },
    { keys: '0 + -', label: 'Now, fewer and more hours' },
    { keys: 'Ctrl Z Y', label: 'Undo, redo' },
  ],
}

/** Single keys can be switched off for people whose hands or speech press them by accident. */
export const keysAreOn = (): boolean => document.documentElement.dataset.keys !== 'off'

const SEQUENCE = 1200

/** The keys that work on every screen; elements name theirs by `data-hotkey`. */
export function useShortcuts({
  goTo,
  help,
  palette,
}: {
  goTo: (key: string) => string | undefined
  help: () => void
  palette: () => void
}) {
  const navigate = useNavigate()
  const after = useRef(0)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        return palette()
      }
      if (event.ctrlKey || event.metaKey || event.altKey || !keysAreOn() || isTyping(event.target)) return
      if (Date.now() - after.current < SEQUENCE) {
        after.current = 0
        const to = goTo(event.key)
        if (to) {
          event.preventDefault()
          navigate(to)
        }
        return
      }
      if (event.key === 'g') after.current = Date.now()
      else if (event.key === '?') help()
      else if (event.key === '/') document.querySelector<HTMLInputElement>('[data-search]')?.focus()
      else if (!runHotkey(event.key)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [goTo, help, palette, navigate])
}

function runHotkey(key: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-hotkey="${CSS.escape(key)}"]`)
  if (!element || document.querySelector('[role="dialog"]')) return false
  const target = element instanceof HTMLDetailsElement ? element.querySelector('summary') : element
  target?.click()
  if (element instanceof HTMLDetailsElement) element.querySelector<HTMLElement>('input, select')?.focus()
  return true
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))
