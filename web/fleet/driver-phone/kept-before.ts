import { useEffect } from 'react'
import { append } from '~/web/kit/outbox/store'
import { pressOf, type Told } from './phone-report'

type Before = Told & { key: string; at: string }

/**
 * What a phone told under an earlier release and has not sent yet moves in with the rest, under its own key: part of it may
 * have arrived already. In the release after the next one no phone can have any.
 */
export function useKeptBefore(owner: string, moved: () => void) {
  useEffect(() => {
    const name = `driver-outbox-${owner}`
    const text = localStorage.getItem(name)
    if (!text) return
    localStorage.removeItem(name)
    const move = async () => {
      const { waiting = [] } = JSON.parse(text) as { waiting?: Before[] }
      for (const { key, at, ...told } of waiting)
        await append({ ...pressOf(told), key, at, owner, records: [], late: true, tries: 0 })
      moved()
    }
    move().catch(error => {
      localStorage.setItem(name, text)
      console.warn(error)
    })
  }, [owner, moved])
}
