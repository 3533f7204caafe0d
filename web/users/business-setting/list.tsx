import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { apiFor, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { countOf } from '~/web/kit/figures'
import { PageHead } from '~/web/kit/page-head'
import { Badge } from '~/web/ui/badge'
import { Input } from '~/web/ui/input'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return take(apiFor({ request, context }).users.administration.setting.$get())
}

/** Every value that the company sets, with what is in force, what comes and what needs approval. */
export default function Settings() {
  const { rows } = useLoaderData<typeof loader>()
  const [asked, setAsked] = useState('')
  const fitting = rows.filter(row => `${row.group} ${row.label}`.toLowerCase().includes(asked.trim().toLowerCase()))
  const groups = [...Map.groupBy(fitting, row => row.group)]
  return (
    <>
      <PageHead title="Settings" count={countOf(rows.length, 'setting')}>
        <div className="relative w-72 max-md:w-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a setting"
            placeholder="Find a setting"
            autoComplete="off"
            data-search
            className="pl-8!"
            value={asked}
            onChange={event => setAsked(event.target.value)}
          />
        </div>
      </PageHead>
      <div className="grid gap-7 px-6 pb-8 max-md:px-4">
        {groups.map(([group, settings]) => (
          <section key={group} aria-label={group}>
            <h2 className="eyebrow border-line border-b pb-1.5">{group}</h2>
            <ul>
              {settings.map(row => (
                <li key={row.name} className="border-line border-b">
                  <Link
                    to={row.name}
                    className="grid gap-x-6 gap-y-0.5 py-2 text-fg no-underline hover:bg-brand-soft md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
                  >
                    <span className="min-w-0 text-body">{row.label}</span>
                    <span className="figures min-w-0 break-words text-muted text-table">
                      {row.words}
                      {row.since && `, since ${showDate(row.since)}`}
                    </span>
                    <span className="flex gap-1.5">
                      {row.coming > 0 && <Badge tone="neutral">{row.coming} coming</Badge>}
                      {row.pending > 0 && <Badge tone="waiting">{row.pending} to approve</Badge>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
