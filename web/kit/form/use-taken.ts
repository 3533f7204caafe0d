import { type RefObject, useEffect } from 'react'
import type { Choice } from './lookup'

/** What somebody else saved, chosen in the comparison of a stale form: a reference shows its name with it. */
export function useTaken(field: RefObject<HTMLInputElement>, take: (choice: Choice | null) => void) {
  useEffect(() => {
    const input = field.current
    const taken = (event: Event) => {
      const choice = (event as CustomEvent<Choice>).detail
      take(choice.value ? choice : null)
    }
    input?.addEventListener('take', taken)
    return () => input?.removeEventListener('take', taken)
  })
}
