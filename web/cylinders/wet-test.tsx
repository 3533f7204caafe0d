import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { CheckCheck } from 'lucide-react'
import * as words from '~/domain/cylinders/words'
import { apiFor, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { HereLink } from '~/web/kit/here-link'
import { EmptyNote } from '~/web/kit/list/states'
import { PageHead } from '~/web/kit/page-head'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { saveWet } from './lab-action'
import { WetFields, wetValues } from './wet-fields'
import { HOME, kindWord } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('id')
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  const session = await sessionOf(request, context)
  const waiting = await take(
    api['get-all-for-lab-info'].$post({ json: { view: 'wet', limit: 60, sort: 'castOn,testNo' } }),
  )
  const id = asked && anId.test(asked) ? asked : waiting.rows[0]?.id
  const set = id ? await take(api['get-test-number-detail'][':id'].$get({ param: { id } })) : null
  return { waiting, set, now: session?.now ?? new Date(0).toISOString() }
}

export const action = (args: ActionFunctionArgs) => saveWet(args, `${HOME}/wet-test`)

/** Sets whose concrete arrives: the next one open, the others beside it. */
export default function WetTest() {
  const { waiting, set, now } = useLoaderData<typeof loader>()
  const mayWrite = useCan()('write', 'cylinder_lab')
  if (!set)
    return (
      <>
        <PageHead title={words.wetTitle()} />
        <div className="grid place-items-center px-6 py-16">
          <EmptyNote
            icon={CheckCheck}
            title={words.wetNone()}
            action={
              <Button asChild>
                <HereLink only to={`${HOME}/inhouse-cylinder-lab-info?view=curing`}>
                  {words.wetReady()}
                </HereLink>
              </Button>
            }
          >
            {words.wetNoneMeans()}
          </EmptyNote>
        </div>
      </>
    )
  return (
    <FormScreen
      key={set.id}
      title={words.wetOf({ test: set.testNo })}
      values={wetValues(set, new Date(now))}
      readOnly={!mayWrite || !['assigned', 'sampled', 'curing'].includes(set.status)}
      back={`${HOME}/inhouse-cylinder-lab-info?view=wet`}
      save={words.wetSaveNext()}
      note={words.wetNote({
        project: set.projectName,
        site: set.locationName,
        product: set.productCode,
        no: set.doNumber,
        kind: kindWord(set.specimenKind),
        count: set.specimens,
      })}
      aside={
        <Card title={words.wetToSample()} aside={<span className="figures text-muted">{waiting.total}</span>} flush>
          <ul className="max-h-140 divide-y divide-line overflow-y-auto">
            {waiting.rows.map(row => (
              <li key={row.id}>
                <Link
                  to={`?id=${row.id}`}
                  aria-current={row.id === set.id ? 'true' : undefined}
                  className={cn(
                    'grid gap-0.5 px-4 py-2.5 text-fg text-table no-underline hover:bg-hover',
                    row.id === set.id && 'bg-brand-soft',
                  )}
                >
                  <span className="flex justify-between gap-2">
                    <span className="code">{row.testNo}</span>
                    <span className="figures text-muted">{showDate(row.castOn).slice(0, 5)}</span>
                  </span>
                  <span className="truncate text-muted">{row.projectName}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      }
    >
      <Section title={words.wetFresh()}>
        <WetFields set={set} />
      </Section>
    </FormScreen>
  )
}
