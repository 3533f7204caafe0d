import { useFetcher, useFetchers } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** What is said of each answer that is still to come, by the key of its fetcher: kept apart from the part that asked. */
const awaited = new Map<string, (answer: never) => void>()
let made = 0

/**
 * A fetcher whose answer is told even when the part that asked is gone by then: a quote that was submitted loses its
 * submit button, a row switched off leaves the list of active ones. `LateAnswers` in the frame sees what this part misses.
 */
export function useDetachedFetcher<Answer>() {
  const [key] = useState(() => `told ${made++}`)
  const fetcher = useFetcher<Answer>({ key })
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  useEffect(() => {
    if (fetcher.state === 'idle' && fetcher.data !== undefined) settle(key, fetcher.data)
  }, [key, fetcher.state, fetcher.data])
  /** Say before submitting; `stillHere` is false once the part has gone. */
  const onAnswer = (say: (answer: Answer, stillHere: boolean) => void) =>
    void awaited.set(key, answer => say(answer, here.current))
  return { fetcher, onAnswer, key }
}

/** The same for a submit of its own key, such as an Undo that outlives its row. */
export const onLateAnswer = <Answer,>(key: string, say: (answer: Answer) => void) => void awaited.set(key, say)

/** Stands in the frame, which stays: an answer whose asker is gone is told once the page has read itself anew. */
export function LateAnswers() {
  const fetchers = useFetchers()
  const answers = useRef(new Map<string, unknown>())
  useEffect(() => {
    const busy = new Set(fetchers.filter(({ state }) => state !== 'idle').map(({ key }) => key))
    for (const { key, state, data } of fetchers)
      if (state === 'loading' && data !== undefined && awaited.has(key)) answers.current.set(key, data)
    for (const [key, answer] of answers.current) {
      if (busy.has(key)) continue
      answers.current.delete(key)
      settle(key, answer)
    }
  }, [fetchers])
  return null
}

function settle(key: string, answer: unknown) {
  const say = awaited.get(key)
  awaited.delete(key)
  say?.(answer as never)
}
