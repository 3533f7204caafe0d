import { useSearchParams } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { showDate } from '~/web/kit/dates'
import { Combobox } from '~/web/kit/form/combobox'
import { DateInput } from '~/web/kit/form/date-input'
import { Input, Select } from '~/web/ui/input'
import type { Filter } from './column'

/** One filter as a field; `bare` in the bar, where its own words are the label. */
export function FilterField({ filter, value, bare = false }: { filter: Filter; value: string; bare?: boolean }) {
  const [params] = useSearchParams()
  const label = { 'aria-label': filter.label }
  const field =
    filter.kind === 'choice' ? (
      <Select key={value} name={filter.name} defaultValue={value} {...label}>
        <option value="">
          {bare ? `${filter.label}: ${filter.usual ?? 'all'}` : (filter.usual ?? kitWords.listAll())}
        </option>
        {filter.choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </Select>
    ) : filter.kind === 'date' ? (
      <DateInput
        key={value}
        name={filter.name}
        defaultValue={value}
        label={filter.label}
        placeholder={bare ? filter.label : undefined}
      />
    ) : filter.kind === 'lookup' ? (
      <Combobox
        key={value}
        name={filter.name}
        defaultValue={value}
        defaultText={params.get(`${filter.name}Label`) ?? undefined}
        source={filter.source}
        label={filter.label}
        placeholder={bare ? kitWords.listAllOf({ what: filter.label }) : undefined}
        keepLabel
      />
    ) : (
      <Input key={value} name={filter.name} defaultValue={value} autoComplete="off" {...label} />
    )
  if (bare) return field
  return (
    <div className="grid gap-1">
      <span className="eyebrow">{filter.label}</span>
      {field}
    </div>
  )
}

/** Field, operator and value in words. */
export function chipText(filter: Filter, params: URLSearchParams): string {
  const value = params.get(filter.name) ?? ''
  switch (filter.kind) {
    case 'choice':
      return kitWords.listIs({
        what: filter.label,
        value: filter.choices.find(([choice]) => choice === value)?.[1] ?? value,
      })
    case 'date':
      return `${filter.label} ${dateOrText(value)}`
    case 'lookup':
      return kitWords.listIs({ what: filter.label, value: params.get(`${filter.name}Label`) ?? 'chosen' })
    case 'text':
      return kitWords.listContains({ what: filter.label, value })
  }
}

function dateOrText(value: string) {
  try {
    return showDate(value)
  } catch {
    return value
  }
}
