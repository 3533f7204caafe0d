import { useEffect, useState } from 'react'
import { askLive } from '~/web/kit/live'
import type { Menu } from '~/web/kit/shell/menu'

/** `run` is what an action does in place of opening `to`; `facts` are shown while the row is chosen. */
export type Found = {
  kind: string
  label: string
  detail?: string | undefined
  to: string
  run?: () => void
  facts?: { name: string; value: string }[]
}

type Answer = { rows: (Omit<Found, 'to' | 'run'> & { url: string })[] }
const NOTHING: Answer = { rows: [] }
const MOST = 12
const RECENT = 10
const WAIT = 120
const MEMORY = 'recent places'

/** Every screen of the person's own menu. */
export const screensOf = (menu: Menu): Found[] =>
  menu.flatMap(area =>
    area.groups.flatMap(group =>
      group.items.map(item => ({ kind: 'screen', label: item.label, detail: area.label, to: item.to })),
    ),
  )

/** Screens and actions whose name, or whose area's name, holds every word typed; best fit first. */
export function screensIn(menu: Menu, actions: Found[], text: string): Found[] {
  if (text.startsWith('#') || text.startsWith('@')) return []
  const words = text.replace(/^>\s*/, '').trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (text.startsWith('>')) return ranked(actions, words)
  if (words.length === 0) return menu.map(area => ({ kind: 'screen', label: area.label, to: area.to }))
  const all = screensOf(menu)
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

/** Records by name, number, phone, plate or amount, asked of the server, which leaves out what this person may not open. */
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

/** The way back to a record is kept on the device; what the preview said of it is not. */
export function remember({ facts: _, ...found }: Found) {
  if (found.run) return
  const rest = readRecent().filter(one => one.to !== found.to || one.label !== found.label)
  localStorage.setItem(MEMORY, JSON.stringify([found, ...rest].slice(0, RECENT)))
}
