import { Form, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { Button } from '~/web/ui/button'

const PLANTS = { path: 'plant/select', label: 'plantName', detail: 'plantCode' }

/** Period and plant of a report; a GET form, so that the report is its address. */
export function ReportFilters({ from, to, children }: { from: string; to: string; children?: ReactNode }) {
  const [params] = useSearchParams()
  const form = useSentFilters()
  return (
    <Form ref={form} method="get" className="flex flex-wrap items-end gap-3 px-6 pb-4 max-md:px-4">
      <div className="w-40">
        <FilterField filter={filter.date('from', 'From')} value={from} />
      </div>
      <div className="w-40">
        <FilterField filter={filter.date('to', 'To')} value={to} />
      </div>
      <div className="w-52">
        <FilterField filter={filter.lookup('plantId', 'Plant', PLANTS)} value={params.get('plantId') ?? ''} />
      </div>
      {children}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}
