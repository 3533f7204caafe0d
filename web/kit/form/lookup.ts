import { useEffect, useState } from 'react'
import type { Lookup } from '~/web/kit/list/column'
import { askLive } from '~/web/kit/live'
import { callPath } from '~/web/kit/support-view'

export type Choice = { value: string; label: string; detail?: string | undefined }
export type LookupState = 'idle' | 'asking' | 'failed'
const WAIT = 150
const MOST = 20
const RECENT = 5

/** Asks the list call behind a reference field; before typing, the recent values and then the first page. */
export function useLookup(
  source: Lookup,
  text: string | null,
  params: Record<string, string> | undefined,
  options: readonly Choice[] | undefined,
): { choices: Choice[]; state: LookupState } {
  const [found, setFound] = useState<Choice[]>([...(options ?? [])])
  const [state, setState] = useState<LookupState>('idle')
  const extra = new URLSearchParams(params).toString()
  useEffect(() => {
    if (text === null) return
    const stop = new AbortController()
    setState('asking')
    const timer = setTimeout(
      async () => {
        try {
          const answer = await askLive(askUrl(source, text, extra), { signal: stop.signal })
          if (!answer.ok) return setState('failed')
          const body = (await answer.json()) as { rows?: Record<string, unknown>[] } | Record<string, unknown>[]
          const rows = Array.isArray(body) ? body : (body.rows ?? [])
          const choices = rows.slice(0, MOST).map(row => choiceOf(source, row))
          setFound(text || extra ? choices : recentFirst(source, choices))
          setState('idle')
        } catch {
          if (!stop.signal.aborted) setState('failed')
        }
      },
      text ? WAIT : 0,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [source, text, extra])
  return { choices: found, state }
}

export function remember(source: Lookup, choice: Choice) {
  const rest = recent(source).filter(one => one.value !== choice.value)
  localStorage.setItem(memory(source), JSON.stringify([choice, ...rest].slice(0, RECENT)))
}

function askUrl(source: Lookup, text: string, extra: string): string {
  const [path = '', fixed = ''] = source.path.replace(/^\//, '').split('?')
  const query = new URLSearchParams(`${fixed}&${extra}`)
  if (text.trim()) query.set(source.query ?? 'keyword', text.trim())
  if (!query.has('limit')) query.set('limit', String(MOST))
  return `${callPath(path, window.location.pathname)}?${query}`
}

const choiceOf = (source: Lookup, row: Record<string, unknown>): Choice => ({
  value: String(row[source.value ?? 'id'] ?? ''),
  label: String(row[source.label] ?? ''),
  detail: source.detail ? String(row[source.detail] ?? '') : undefined,
})

/** A recent value is only offered while the server still lists it. */
function recentFirst(source: Lookup, choices: Choice[]): Choice[] {
  const known = recent(source).flatMap(one => choices.find(choice => choice.value === one.value) ?? [])
  return [...known, ...choices.filter(choice => !known.includes(choice))]
}

function recent(source: Lookup): Choice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory(source)) ?? '[]')
    return Array.isArray(kept) ? (kept as Choice[]) : []
  } catch {
    return []
  }
}

const memory = (source: Lookup) => `recent ${source.path}`
