import { useEffect, useState } from 'react'

/** Says the name of a screen to readers when it changes, politely. */
export function Announcer({ title }: { title: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(title), 100)
    return () => clearTimeout(timer)
  }, [title])
  return (
    <p aria-live="polite" role="status" className="sr-only">
      {said}
    </p>
  )
}
