import { useEffect, useState } from 'react'
import { askLive } from '~/web/kit/live'
import type { Menu } from '~/web/kit/shell/menu'

export type Found = { kind: string; label: string; detail?: string | undefined; to: string }

type Answer = { rows: { kind: string; label: string; detail?: string; url: string }[] }
const NOTHING: Answer = { rows: [] }
const MOST = 12
const RECENT = 10
const WAIT = 120
const MEMORY = 'recent places'
const ACTIONS: Found[] = [
  { kind: 'screen', label: 'Create order', to: '/order/new' },
  { kind: 'screen', label: 'Create customer', to: '/sales-management/customers/create' },
  { kind: 'screen', label: 'Create project', to: '/sales-management/projects/create' },
  { kind: 'screen', label: 'Change password', to: '/auth/change-password' },
]
/** A screen where creating starts; the action shows to whoever has the screen in the menu. */
const NEEDS: Record<string, string> = {
  '/order/new': '/order',
  '/sales-management/customers/create': '/sales-management/customers/overview',
  '/sales-management/projects/create': '/sales-management/projects/overview',
}

/** Screens of the person's own menu whose name, or whose area's name, holds every word typed; best fit first. */
export function screensIn(menu: Menu, text: string): Found[] {
  if (text.startsWith('#') || text.startsWith('@')) return []
  const words = text.replace(/^>\s*/, '').trim().toLowerCase().split(/\s+/).filter(Boolean)
  const all = menu.flatMap(area =>
    area.groups.flatMap(group =>
      group.items.map(item => ({ kind: 'screen', label: item.label, detail: area.label, to: item.to })),
    ),
  )
  const known = new Set(all.map(one => one.to))
  const actions = ACTIONS.filter(one => !NEEDS[one.to] || known.has(NEEDS[one.to]!))
  if (text.startsWith('>')) return ranked(actions, words)
  if (words.length === 0) return menu.map(area => ({ kind: 'screen', label: area.label, to: area.to }))
  const unique = all.filter((one, index) => all.findIndex(other => other.to === one.to) === index)
  return ranked([...unique, ...actions], words).slice(0, MOST)
}

function ranked(all: Found[], words: string[]): Found[] {
  const rank = ({ label, detail = '' }: Found) => {
    const [name, area] = [label.toLowerCase(), detail.toLowerCase()]
    if (!words.every(word => name.includes(word) || area.includes(word))) return 0
    if (words.length === 0) return 1
    return name.startsWith(words[0]!) ? 3 : name.includes(words[0]!) ? 2 : 1
  }
  return all.filter(rank).sort((a, b) => rank(b) - rank(a))
}

/** Records by number or name, asked of the server; the API leaves out what this person may not open. */
export function useRecords(text: string): { rows: Found[]; busy: boolean } {
  const [rows, setRows] = useState<Found[]>([])
  const [busy, setBusy] = useState(false)
  const wanted = text.trim()
  useEffect(() => {
    if (wanted.replace(/^[#@]/, '').length < 2 || wanted.startsWith('>')) {
      setRows([])
      return setBusy(false)
    }
    const stop = new AbortController()
    setBusy(true)
    const timer = setTimeout(async () => {
      const body = await askLive(`search?q=${encodeURIComponent(wanted)}`, { signal: stop.signal })
        .then(async answer => (answer.ok ? ((await answer.json()) as Answer) : NOTHING))
        .catch(() => NOTHING)
      if (stop.signal.aborted) return
      setRows(body.rows.slice(0, 20).map(({ url, ...row }) => ({ ...row, to: url.startsWith('/') ? url : `/${url}` })))
      setBusy(false)
    }, WAIT)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])
  return { rows, busy }
}

export function readRecent(): Found[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? '[]')
    return Array.isArray(kept) ? (kept as Found[]) : []
  } catch {
    return []
  }
}

export function remember(found: Found) {
  const rest = readRecent().filter(one => one.to !== found.to)
  localStorage.setItem(MEMORY, JSON.stringify([found, ...rest].slice(0, RECENT)))
}
