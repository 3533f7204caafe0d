import { Form, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { Button } from '~/web/ui/button'
import { Select } from '~/web/ui/input'
import { Labelled } from './labelled'

export type SpecificationChoice = { value: string; label: string; group: string }
type Props = {
  from: string
  to: string
  specifications?: readonly SpecificationChoice[]
  judge?: string
  period?: boolean
  children?: ReactNode
}

/** Period and limits of a graph; a GET form, so that the graph is its address. */
export function GraphFilters({ from, to, specifications, judge, period = true, children }: Props) {
  const [params] = useSearchParams()
  const form = useSentFilters()
  const groups = [...new Set((specifications ?? []).map(of => of.group))]
  return (
    <Form ref={form} method="get" className="flex flex-wrap items-end gap-3 px-6 pb-4 max-md:px-4">
      {children}
      {specifications && specifications.length > 0 && (
        <Labelled label="Specification" className="w-48">
          {id => (
            <Select id={id} name="judge" defaultValue={judge ?? params.get('judge') ?? ''}>
              <option value="none">No limits</option>
              {groups.map(group => (
                <optgroup key={group} label={group}>
                  {specifications
                    .filter(of => of.group === group)
                    .map(of => (
                      <option key={of.value} value={of.value}>
                        {of.label}
                      </option>
                    ))}
                </optgroup>
              ))}
            </Select>
          )}
        </Labelled>
      )}
      {period && (
        <>
          <div className="w-36">
            <FilterField filter={filter.date('from', 'From')} value={params.get('from') ?? from} />
          </div>
          <div className="w-36">
            <FilterField filter={filter.date('to', 'To')} value={params.get('to') ?? to} />
          </div>
        </>
      )}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}
