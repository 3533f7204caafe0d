import { CircleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as kitWords from '~/domain/kit/words'
import type { Problem } from '~/web/kit/problem'
import { fieldId } from './form-context'

/** Says what is wrong above the form in the words that are at the fields, takes the focus and links to them. */
export function ErrorSummary({ problem }: { problem: Problem }) {
  const box = useRef<HTMLDivElement>(null)
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    box.current?.focus()
    setLabels(new Map(Object.keys(problem.errors ?? {}).map(path => [path, labelOf(path)])))
    const before = document.title
    const marked = kitWords.toastErrorIn({ title: before })
    document.title = marked
    return () => {
      // Another page has its own title by then.
      if (document.title === marked) document.title = before
    }
  }, [problem])
  const errors = Object.entries(problem.errors ?? {})
  return (
    <div ref={box} role="alert" tabIndex={-1} data-tone="stop" className="tone mb-4 rounded-lg p-4 outline-none">
      <h2 className="flex items-center gap-2 font-semibold text-body">
        <CircleAlert aria-hidden className="size-4" />
        {errors.length ? kitWords.toastReview() : problem.detail}
      </h2>
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1 pl-6 text-table">
          {errors.flatMap(([path, messages]) =>
            messages.map(message => (
              <li key={path + message}>
                <a
                  className="text-current underline underline-offset-2"
                  href={`#${fieldId(path)}`}
                  onClick={event => focusField(event, path)}
                >
                  {named(labels.get(path), message)}
                </a>
              </li>
            )),
          )}
        </ul>
      )}
      {problem.requestId && problem.status >= 500 && (
        <p className="mt-2 pl-6 text-meta">{kitWords.listRequest({ id: problem.requestId })}</p>
      )}
    </div>
  )
}

/** The words at the field, without what is beside them. */
const labelOf = (path: string) =>
  document.querySelector(`label[for="${CSS.escape(fieldId(path))}"]`)?.firstChild?.textContent?.trim() ?? ''

/** Away from its field a message names it, unless it does so already. */
const named = (label: string | undefined, message: string) =>
  !label || message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`

function focusField(event: React.MouseEvent, path: string) {
  const field = document.getElementById(fieldId(path))
  if (!field) return
  event.preventDefault()
  const fold = field.closest('details')
  if (fold) fold.open = true
  field.scrollIntoView({ block: 'center' })
  field.focus()
}
