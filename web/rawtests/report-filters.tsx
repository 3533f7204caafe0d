import { Form, useSearchParams } from '@remix-run/react'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { Button } from '~/web/ui/button'
import { MATERIALS, PLANTS, SUPPLIERS } from './words'

type Props = { from: string; to: string }

/** Period and conditions of a report; a GET form, so that the report is its address. */
export function ReportFilters({ from, to }: Props) {
  const [params] = useSearchParams()
  const form = useSentFilters()
  const value = (name: string) => params.get(name) ?? ''
  return (
    <Form ref={form} method="get" className="flex flex-wrap items-end gap-3 px-6 pb-4 max-md:px-4">
      <div className="w-36">
        <FilterField filter={filter.date('from', 'Sampled from')} value={value('from') || from} />
      </div>
      <div className="w-36">
        <FilterField filter={filter.date('to', 'Sampled to')} value={value('to') || to} />
      </div>
      {(
        [
          ['materialId', 'Material', MATERIALS],
          ['supplierId', 'Supplier', SUPPLIERS],
          ['plantId', 'Plant', PLANTS],
        ] as const
      ).map(([name, label, source]) => (
        <div key={name} className="w-52">
          <FilterField filter={filter.lookup(name, label, source)} value={value(name)} />
        </div>
      ))}
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </Form>
  )
}
