import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as words from '~/domain/kit/words'

/** A number people quote; a press copies it and says so. */
export function CopyId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      onClick={() => navigator.clipboard?.writeText(id).then(() => setCopied(true))}
      className="code inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 text-muted text-table hover:bg-hover hover:text-fg"
      aria-label={words.trailCopy({ no: id })}
    >
      {id}
      {copied ? <Check aria-hidden className="size-3.5" /> : <Copy aria-hidden className="size-3.5 opacity-60" />}
      <span aria-live="polite" className="sr-only">
        {copied ? words.trailCopied() : ''}
      </span>
    </button>
  )
}
