import { Form, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type Filter, filter, PLANTS } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { Button } from '~/web/ui/button'

type Props = {
  from: string
  to: string
  /** What the days are days of, such as Cast or Sampled. */
  of?: string
  /** Conditions beside the period; a plant unless a report names its own. */
  filters?: readonly Filter[]
  children?: ReactNode
}

const PLANT = [filter.lookup('plantId', 'Plant', PLANTS)]

/** Period and conditions of a report; a GET form, so that the report is its address. */
export function ReportFilters({ from, to, of, filters = PLANT, children }: Props) {
  const [params] = useSearchParams()
  const form = useSentFilters()
  const days = [filter.date('from', of ? `${of} from` : 'From'), filter.date('to', of ? `${of} to` : 'To')]
  const given = { from, to } as Record<string, string>
  return (
    <Form ref={form} method="get" className="flex flex-wrap items-end gap-3 px-6 pb-4 max-md:px-4">
      {[...days, ...filters].map(one => (
        <div key={one.name} className={one.kind === 'date' ? 'w-40' : 'w-52'}>
          <FilterField filter={one} value={given[one.name] ?? params.get(one.name) ?? ''} />
        </div>
      ))}
      {children}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}
