import { useState } from 'react'
import { glossaryOf } from '~/domain/help/glossary'
import { Input } from '~/web/ui/input'

/** The words of the trade, found by any word of theirs. */
export function Glossary() {
  const [text, setText] = useState('')
  const found = glossaryOf(text)
  return (
    <section>
      <h3 className="eyebrow mb-1">Words of the trade</h3>
      <Input
        type="search"
        aria-label="Find a word"
        placeholder="Find a word"
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <dl className="mt-1 divide-y divide-line" aria-live="polite">
        {found.map(({ term, local, means }) => (
          <div key={term} className="py-2 text-table">
            <dt className="font-semibold">{local ? `${term}, ${local}` : term}</dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p className="mt-2 text-muted text-table">No word like that</p>}
    </section>
  )
}
