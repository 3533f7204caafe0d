import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import type { Failed } from '~/web/kit/api'
import { Combobox } from '~/web/kit/form/combobox'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'

type Checked = { plantId: string; plantName: string; eligible: boolean; hasMix: boolean | null; reasons: string[] }
type Props = { checked: { rows: Checked[] } | Failed | null }

const LOCATIONS = { path: 'location?active=true', label: 'locationName', detail: 'address' }
const PRODUCTS = { path: 'order/products', label: 'productCode', detail: 'detail' }

/** Asks for a site and a product which plants may serve them, and why the others may not. */
export function EligibilityCheckBar({ checked }: Props) {
  const [params] = useSearchParams()
  const submit = useSubmit()
  return (
    <section aria-label="Check a site" className="grid gap-2 border-line border-y bg-surface px-6 py-2.5 max-md:px-4">
      <Form
        method="get"
        className="flex flex-wrap items-center gap-2"
        onSubmit={event => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          for (const [name, value] of [...form]) if (!value) form.delete(name)
          submit(form, { method: 'get', preventScrollReset: true })
        }}
      >
        <span className="font-semibold text-table">Who may serve</span>
        <span className="w-64">
          <Combobox
            name="locationId"
            label="Site"
            source={LOCATIONS}
            defaultValue={params.get('locationId') ?? undefined}
            defaultText={params.get('locationIdLabel') ?? undefined}
            keepLabel
          />
        </span>
        <span className="text-table">with</span>
        <span className="w-56">
          <Combobox
            name="checkProductId"
            label="Product"
            source={PRODUCTS}
            defaultValue={params.get('checkProductId') ?? undefined}
            defaultText={params.get('checkProductIdLabel') ?? undefined}
            keepLabel
          />
        </span>
        <Button type="submit">Check</Button>
      </Form>
      {checked && 'failed' in checked && <p className="text-stop text-table">{checked.failed.detail}</p>}
      {checked && checked.rows.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-table">
          {checked.rows.map(row => (
            <li key={row.plantId} className="flex items-center gap-2">
              <Badge tone={row.eligible ? 'done' : 'stop'}>{row.eligible ? 'Yes' : 'No'}</Badge>
              <b className="font-semibold">{row.plantName}</b>
              <span className="text-muted">{row.reasons.join('; ')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
