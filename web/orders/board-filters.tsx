import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '~/domain/kit/time'
import { showDate } from '~/web/kit/dates'
import { withParams } from '~/web/kit/list/url'
import { buttonLook } from '~/web/ui/button'
import { Input, Select } from '~/web/ui/input'
import type { PlantGroup } from './board-sums'

type Props = {
  today: string
  orderDate: string
  regions: readonly { id: string; regionName: string }[]
  plants: readonly PlantGroup[]
}

/** Day, region, plant and search of the board: all in the address, and usable without JavaScript. */
export function BoardFilters({ today, orderDate, regions, plants }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  const step = buttonLook({ look: 'quiet', size: 'icon' })
  return (
    <div className="flex flex-wrap items-center gap-2" data-chrome>
      <div className="flex items-center">
        <Link to={withParams(params, { day: addDays(orderDate, -1) })} aria-label="Day before" className={step}>
          <ChevronLeft aria-hidden />
        </Link>
        <Link
          to={withParams(params, { day: null })}
          title="Back to today"
          className="figures min-w-24 text-center font-semibold text-body text-fg no-underline hover:underline"
        >
          {orderDate === today ? 'Today' : orderDate === addDays(today, 1) ? 'Tomorrow' : showDate(orderDate)}
        </Link>
        <Link to={withParams(params, { day: addDays(orderDate, 1) })} aria-label="Day after" className={step}>
          <ChevronRight aria-hidden />
        </Link>
      </div>
      <Form
        method="get"
        className="flex items-center gap-2 max-md:flex-wrap"
        onChange={event => submit(event.currentTarget)}
      >
        {['day', 'state', 'by'].map(name =>
          params.get(name) ? <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} /> : null,
        )}
        <Select name="region" aria-label="Region" defaultValue={params.get('region') ?? ''} className="w-36">
          <option value="">All regions</option>
          {regions.map(region => (
            <option key={region.id} value={region.id}>
              {region.regionName}
            </option>
          ))}
        </Select>
        {plants.length > 0 && (
          <Select name="plant" aria-label="Plant" defaultValue={params.get('plant') ?? ''} className="w-36">
            <option value="">All plants</option>
            {plants
              .filter(plant => plant.id !== 'none')
              .map(plant => (
                <option key={plant.id} value={plant.id}>
                  {plant.name}
                </option>
              ))}
          </Select>
        )}
        <Input
          type="search"
          name="keyword"
          data-search
          aria-label="Order, customer, project or mix"
          placeholder="Order, customer…"
          defaultValue={params.get('keyword') ?? ''}
          className="w-44"
        />
        <button type="submit" className="sr-only">
          Filter
        </button>
      </Form>
    </div>
  )
}
