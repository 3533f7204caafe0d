import { useSearchParams } from '@remix-run/react'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { Combobox } from '~/web/kit/form/combobox'
import { DateInput } from '~/web/kit/form/date-input'
import { Input, Select } from '~/web/ui/input'
import type { Filter } from './column'

/** One filter as a field; `bare` in the bar, where its own words are the label. */
export function FilterField({ filter, value, bare = false }: { filter: Filter; value: string; bare?: boolean }) {
  const [params] = useSearchParams()
  const name = translated(filter.label)
  const label = { 'aria-label': name }
  const field =
    filter.kind === 'choice' ? (
      <Select key={value} name={filter.name} defaultValue={value} {...label}>
        <option value="">
          {bare ? `${name}: ${filter.usual ?? kitWords.listAll().toLowerCase()}` : (filter.usual ?? kitWords.listAll())}
        </option>
        {filter.choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {translated(text)}
          </option>
        ))}
      </Select>
    ) : filter.kind === 'date' ? (
      <DateInput
        key={value}
        name={filter.name}
        defaultValue={value}
        label={name}
        placeholder={bare ? name : undefined}
      />
    ) : filter.kind === 'lookup' ? (
      <Combobox
        key={value}
        name={filter.name}
        defaultValue={value}
        defaultText={params.get(`${filter.name}Label`) ?? undefined}
        source={filter.source}
        label={name}
        placeholder={bare ? kitWords.listAllOf({ what: name }) : undefined}
        keepLabel
      />
    ) : (
      <Input key={value} name={filter.name} defaultValue={value} autoComplete="off" {...label} />
    )
  if (bare) return field
  return (
    <div className="grid gap-1">
      <span className="eyebrow">{name}</span>
      {field}
    </div>
  )
}

/** Field, operator and value in words. */
export function chipText(filter: Filter, params: URLSearchParams): string {
  const value = params.get(filter.name) ?? ''
  const what = translated(filter.label)
  switch (filter.kind) {
    case 'choice':
      return kitWords.listIs({
        what,
        value: translated(filter.choices.find(([choice]) => choice === value)?.[1] ?? value),
      })
    case 'date':
      return `${what} ${dateOrText(value)}`
    case 'lookup':
      return kitWords.listIs({ what, value: params.get(`${filter.name}Label`) ?? 'chosen' })
    case 'text':
      return kitWords.listContains({ what, value })
  }
}

function dateOrText(value: string) {
  try {
    return showDate(value)
  } catch {
    return value
  }
}
