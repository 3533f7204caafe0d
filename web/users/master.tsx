import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { MasterCounts } from '~/domain/users/master'
import { apiFor, take } from '~/web/kit/api'
import { countOf } from '~/web/kit/figures'
import { EmptyNote } from '~/web/kit/list/states'
import { PageHead } from '~/web/kit/page-head'
import type { Menu } from '~/web/kit/shell/menu'
import { useMenu } from '~/web/kit/shell/use-menu'
import { Input } from '~/web/ui/input'
import { MASTER_GROUPS, type MasterGroup } from './master-lists'

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { counts: await take(apiFor({ request, context }).users.master.counts.$get()), all: MASTER_GROUPS }
}

type Found = { to: string; label: string; what: string; count: { active: number; total: number } | undefined }

/** Every master list that this person may open, with what stands in it. */
export default function Master() {
  const { counts, all } = useLoaderData<typeof loader>() as { counts: MasterCounts; all: readonly MasterGroup[] }
  const menu = useMenu()
  const [asked, setAsked] = useState('')
  const groups = directory(menu, counts, all)
  const shown = groups.flatMap(({ title, lists }) => {
    const fitting = lists.filter(list => fits(`${title} ${list.label} ${list.what}`, asked))
    return fitting.length ? [{ title, lists: fitting }] : []
  })
  const lists = groups.flatMap(group => group.lists)
  return (
    <>
      <PageHead title="Master data" count={countOf(lists.length, 'list')}>
        <div className="relative w-72 max-md:w-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            aria-label="Find a list"
            placeholder="Find a list"
            autoComplete="off"
            data-search
            className="pl-8!"
            value={asked}
            onChange={event => setAsked(event.target.value)}
          />
        </div>
      </PageHead>
      <div className="gap-x-10 px-6 pb-8 max-md:px-4 md:columns-2 xl:columns-3">
        {shown.map(group => (
          <section key={group.title} aria-label={group.title} className="mb-7 break-inside-avoid">
            <h2 className="eyebrow border-line border-b pb-1.5">{group.title}</h2>
            <ul>
              {group.lists.map(list => (
                <li key={list.to} className="border-line border-b">
                  <Link
                    to={list.to}
                    prefetch="intent"
                    className="-mx-2 flex items-baseline gap-4 rounded-md px-2 py-2 text-fg no-underline hover:bg-hover"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold text-body">{list.label}</span>
                      <span className="block text-muted text-table">{list.what}</span>
                    </span>
                    {list.count && <Count {...list.count} />}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {shown.length === 0 && (
        <div className="grid place-items-center px-6 py-12">
          <EmptyNote icon={SearchX} title="No list of this name">
            {lists.length ? 'Try a shorter word.' : 'Your role has access to none of these lists.'}
          </EmptyNote>
        </div>
      )}
    </>
  )
}

function Count({ active, total }: { active: number; total: number }) {
  return (
    <span className="figures shrink-0 text-right text-body">
      {total.toLocaleString('en-SG')}
      {active < total && <span className="block text-meta text-muted">{total - active} inactive</span>}
    </span>
  )
}

/** Only what stands in the menus of this person, by the name it has there. */
function directory(menu: Menu, counts: MasterCounts, all: readonly MasterGroup[]) {
  const labels = new Map(
    menu.flatMap(({ groups }) => groups.flatMap(({ items }) => items.map(({ to, label }) => [to, label] as const))),
  )
  return all.flatMap(([title, ...entries]) => {
    const lists: Found[] = entries.flatMap(([to, list, what]) => {
      const label = labels.get(to)
      return label ? [{ to, label, what, count: list ? counts[list] : undefined }] : []
    })
    return lists.length ? [{ title, lists }] : []
  })
}

const fits = (text: string, asked: string) => text.toLowerCase().includes(asked.trim().toLowerCase())
