import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { Pairs } from '~/web/kit/page-grid'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { PaperFrame } from './paper-frame'
import { ResultsTab } from './results-tab'
import { HOME, infoOf, kindWord, strength } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (!id) throw redirect(`${HOME}/inhouse-cylinder-listing`)
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  return take(api['get-test-number-detail'][':id'].$get({ param: { id } }))
}

/** A test in short: what it is of and what came out. */
export default function DetailDialog() {
  const set = useLoaderData<typeof loader>()
  return (
    <PaperFrame title={set.testNo} note={`${set.projectName}, ${set.customerName}`}>
      <Card
        title="Set"
        aside={
          <span className="flex items-center gap-3">
            <Status of="cylinderSet" value={set.status as 'curing'} />
            <Link to={infoOf(set.id)} className="text-link text-table">
              Open test
            </Link>
          </span>
        }
      >
        <Pairs
          columns={3}
          rows={[
            ['Concrete', set.productCode],
            ['Specified', `${strength(set.fck)} MPa`],
            ['Specimens', `${set.specimens}, ${kindWord(set.specimenKind).toLowerCase()}`],
            ['Delivery order', set.doNumber],
            ['Sampled', showDateTime(set.sampledAt)],
            ['Slump', set.slumpMm === null ? '' : `${set.slumpMm} mm`],
          ]}
        />
      </Card>
      <ResultsTab ages={set.ages} fck={set.fck} kind={set.specimenKind} />
      <span>
        <Button asChild>
          <a href={`/files/cylinder-test/pdf/${set.id}`} target="_blank" rel="noopener">
            Report as PDF
          </a>
        </Button>
      </span>
    </PaperFrame>
  )
}
