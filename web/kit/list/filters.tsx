import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react'
import { ListFilter, Search, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import * as words from '~/domain/kit/words'
import { Disclosure } from '~/web/kit/disclosure'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import type { Filter } from './column'
import { chipText, FilterField } from './filter-field'
import { filled, useChosen } from './send-filters'
import { withParams } from './url'

const DEBOUNCE = 250
const CARRIED = ['sort', 'size', 'cols', 'view', 'saved', 'tab']

/** A GET form: with or without JavaScript the filter is the address. Typing replaces history, a choice adds to it. */
export function ListFilters({
  search,
  searchName,
  filters,
}: {
  search: string | undefined
  searchName: string
  filters: readonly Filter[]
}) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const active = filters.filter(filter => params.get(filter.name))
  const { inBar, inPanel } = placed(filters)
  useEffect(() => () => clearTimeout(timer.current), [])
  useSearchFollowsAddress(form, searchName, params.get(searchName) ?? '')
  const send = (replace: boolean, wait = 0) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (form.current) submit(filled(form.current), { method: 'get', replace, preventScrollReset: true })
    }, wait)
  }
  useChosen(form, () => send(false))
  if (!search && filters.length === 0) return null

  const typed = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target as HTMLInputElement
    if (field.name === searchName && field.type === 'search') send(true, DEBOUNCE)
  }
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      data-chrome
      className="flex shrink-0 flex-wrap items-center gap-2 px-6 pb-3 max-md:px-4"
      onInput={typed}
      onSubmit={event => {
        event.preventDefault()
        send(false)
      }}
    >
      {CARRIED.map(
        name => params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />,
      )}
      {search && (
        <div className="relative w-72 max-md:w-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            name={searchName}
            aria-label={search}
            placeholder={search}
            defaultValue={params.get(searchName) ?? ''}
            autoComplete="off"
            data-search
            className="pl-8!"
          />
        </div>
      )}
      {inBar.map(filter => (
        <div key={filter.name} className="w-40 max-md:min-w-28 max-md:flex-1">
          <FilterField filter={filter} value={params.get(filter.name) ?? ''} bare />
        </div>
      ))}
      {inPanel.length > 0 && (
        <Disclosure
          label={
            <>
              <ListFilter /> {words.listFilter()}
              {active.length > 0 && (
                <span className="figures rounded-full bg-brand px-1.5 text-meta text-on-brand">{active.length}</span>
              )}
            </>
          }
          hotkey="f"
        >
          <div className="grid w-72 gap-3">
            {inPanel.map(filter => (
              <FilterField key={filter.name} filter={filter} value={params.get(filter.name) ?? ''} />
            ))}
            <Button type="submit" look="primary">
              {words.listApply()}
            </Button>
          </div>
        </Disclosure>
      )}
      {active.length > 0 && (
        <ul className="flex flex-wrap items-center gap-1.5" aria-label={words.listActiveFilters()}>
          {active.map(filter => (
            <li key={filter.name}>
              <Link
                to={withParams(params, { [filter.name]: null, [`${filter.name}Label`]: null })}
                className="inline-flex h-7 items-center gap-1 rounded-full border border-line bg-surface pr-1.5 pl-2.5 text-fg text-table no-underline hover:border-line-strong touch:h-11"
                aria-label={words.listRemoveFilter({ what: chipText(filter, params) })}
              >
                {chipText(filter, params)}
                <X aria-hidden className="size-3.5 text-muted" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={withParams(
                params,
                Object.fromEntries([searchName, ...active.map(filter => filter.name)].map(name => [name, null])),
              )}
              className="px-1.5 text-link text-table"
            >
              {words.listClearAll()}
            </Link>
          </li>
        </ul>
      )}
      <noscript>
        <Button type="submit">{words.listSearch()}</Button>
      </noscript>
    </Form>
  )
}

/** A single filter more is no reason for a panel: it is in the bar too. */
function placed(filters: readonly Filter[]) {
  const pinned = (filter: Filter) => 'pinned' in filter && filter.pinned === true
  const inPanel = filters.filter(filter => !pinned(filter))
  const lone = inPanel.length === 1 && filters.length <= 2 && inPanel[0]?.kind !== 'text'
  return lone ? { inBar: [...filters], inPanel: [] } : { inBar: filters.filter(pinned), inPanel }
}

/** Back and the chips change the address: the search box follows, unless someone is typing in it. */
function useSearchFollowsAddress(form: React.RefObject<HTMLFormElement>, name: string, value: string) {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = value
  }, [form, name, value])
}
