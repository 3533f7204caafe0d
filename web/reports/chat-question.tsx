import { Form, Link } from '@remix-run/react'
import { useState } from 'react'
import type { ChatCatalogue } from '~/domain/reports/chat-report/ask'
import { suggest } from '~/domain/reports/chat-report/suggest'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'

/** The question, with whole questions to go on with while it is typed. */
export function ChatQuestion({ asked, catalogue }: { asked: string; catalogue: ChatCatalogue }) {
  const [text, setText] = useState(asked)
  const [from, setFrom] = useState(asked)
  // Another question in the address is another question in the field.
  if (from !== asked) {
    setFrom(asked)
    setText(asked)
  }
  const { today, plants, measures } = catalogue
  const next = suggest(text, today, plants, measures).filter(question => question !== text.trim().toLowerCase())
  return (
    <Form method="get" className="grid gap-2">
      <div className="flex gap-2">
        <Input
          name="q"
          aria-label="Question"
          value={text}
          maxLength={200}
          autoComplete="off"
          placeholder="volume by plant last month"
          onChange={event => setText(event.target.value)}
          style={{ height: 44 }}
        />
        <Button type="submit" look="primary" size="lg">
          Ask
        </Button>
      </div>
      {next.length > 0 && (
        <ul aria-label="Suggestions" className="flex flex-wrap gap-2">
          {next.map(question => (
            <li key={question}>
              <Link
                to={`?q=${encodeURIComponent(question)}`}
                preventScrollReset
                className="block rounded-full border border-line bg-raised px-3 py-1 text-fg text-table no-underline hover:border-line-strong touch:py-2.5"
              >
                {question}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
