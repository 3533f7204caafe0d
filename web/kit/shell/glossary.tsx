import { useState } from 'react'
import { glossaryOf } from '~/domain/help/glossary'
import * as words from '~/domain/kit/words'
import { Input } from '~/web/ui/input'

/** The words of the trade, found by any word of theirs. */
export function Glossary() {
  const [text, setText] = useState('')
  const found = glossaryOf(text)
  return (
    <section>
      <h3 className="eyebrow mb-1">{words.helpWords()}</h3>
      <Input
        type="search"
        aria-label={words.helpFind()}
        placeholder={words.helpFind()}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <dl className="mt-1 divide-y divide-line" aria-live="polite">
        {found.map(({ term, local, means }) => (
          <div key={term} className="py-2 text-table">
            <dt className="font-semibold">
              {local}
              {local && ', '}
              <span lang="en">{term}</span>
            </dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p className="mt-2 text-muted text-table">{words.helpNoWord()}</p>}
    </section>
  )
}
