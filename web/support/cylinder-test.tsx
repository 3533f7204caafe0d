import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { apiFor, attempt } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { showNumber } from '~/web/kit/figures'
import { Pairs, PlainTable } from '~/web/kit/page-grid'
import { spelled } from '~/web/kit/record/changes'
import { Card } from '~/web/ui/card'
import { askedOf, LookUpPage } from './search-page'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const doNumber = askedOf(request, 'doNumber')
  if (!doNumber) return { doNumber, sets: [] }
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const found = await attempt(api['get-all-cylinder-test'].$get({ query: { keyword: doNumber, limit: '50' } }))
  return { doNumber, sets: found.ok ? found.data.rows.filter(set => set.doNumber === doNumber) : [] }
}

/** The cylinder tests of one delivery order: how it was sampled, and each age with its strength. */
export default function CylinderTest() {
  const { doNumber, sets } = useLoaderData<typeof loader>()
  return (
    <LookUpPage
      title={sets.length > 0 ? `Cylinder tests of ${doNumber}` : 'Cylinder test'}
      note="How it was sampled, and the strength at each age."
      name="doNumber"
      label="Delivery order number"
      value={doNumber}
      found={sets.length > 0}
      closeTo="/support/v2/cylinder-testing"
    >
      {sets.map(set => (
        <Card key={set.id} title={set.testNo}>
          <Pairs
            columns={3}
            rows={[
              ['Status', spelled(set.status)],
              ['Cast', showDate(set.castOn)],
              ['Laboratory', set.houseName],
              ['Concrete', `${set.productCode}, ${set.strengthMpa} MPa`],
              ['Project', `${set.customerName}, ${set.projectName}`],
              ['Slump', set.slumpMm === null ? '' : `${set.slumpMm} mm of ${set.slumpMin}–${set.slumpMax} mm`],
            ]}
          />
          <div className="-mx-5 mt-4">
            <PlainTable
              caption={`Ages of ${set.testNo}`}
              rows={set.ages}
              id={age => age.id}
              columns={[
                { label: 'Age', show: age => `${age.ageDays} days` },
                { label: 'Due', show: age => showDate(age.dueOn) },
                { label: 'Status', show: age => spelled(age.status) },
                {
                  label: 'Mean',
                  show: age => (age.mean === null ? '' : `${showNumber(String(age.mean), 1)} MPa`),
                  align: 'right',
                },
                { label: 'Verdict', show: age => (age.verdict ? spelled(age.verdict) : '') },
              ]}
            />
          </div>
        </Card>
      ))}
    </LookUpPage>
  )
}
