import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, type SerializeFrom } from '@remix-run/node'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { CheckCheck, QrCode } from 'lucide-react'
import { testNoOf } from '~/domain/cylinders/short-no'
import { specimenOf } from '~/domain/cylinders/specimen-label'
import * as words from '~/domain/cylinders/words'
import { businessDay } from '~/domain/kit/time'
import { translated } from '~/domain/kit/translated'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan, useUser } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { EmptyNote } from '~/web/kit/list/states'
import { installable } from '~/web/kit/outbox/installable'
import { freshOr, keptHere, useKeepData, useSeenLast } from '~/web/kit/outbox/kept-data'
import { useKeptPage } from '~/web/kit/outbox/kept-page'
import { OutboxPage } from '~/web/kit/outbox/outbox-page'
import { PageHead } from '~/web/kit/page-head'
import { anId } from '~/web/kit/screens'
import { sessionOf } from '~/web/kit/session-of'
import { Button } from '~/web/ui/button'
import { DryQueue } from './dry-queue'
import { DrySet } from './dry-set'
import { DryUpload } from './dry-upload'
import { saveDry } from './lab-action'
import { pressHolds } from './press-holds'
import { uploadResults } from './results-upload-action'
import { ScanLabel } from './scan-label'
import { useOpenAge } from './use-open-age'
import { HOME, infoOf } from './words'

const PRESS = 'press'
type Found = SerializeFrom<typeof loader>
const PRESSES = { kind: 'press', active: 'true', limit: '100' } as const
const OPEN = ['waiting', 'testing', 'declined']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const session = await sessionOf(request, context)
  const now = session?.now ?? new Date(0).toISOString()
  const day = params.get('day') ?? businessDay(new Date(now), session?.zone)
  const calls = apiFor({ request, context }).cylinders['cylinder-test']
  const api = calls['test-age-details']
  const scanned = params.get('specimen') ?? ''
  const label = specimenOf(scanned)
  const found = label
    ? await attempt(calls['get-test-number-detail'][':id'].$get({ param: { id: testNoOf(label) } }))
    : null
  const named = found?.ok ? found.data.ages.find(age => age.specimens.some(one => one.label === label)) : undefined
  // What is crushed already is looked at, not entered.
  if (named && !OPEN.includes(named.status)) throw redirect(infoOf(named.cylinderTestId))
  const [id, last] = [named?.cylinderTestId ?? params.get('id') ?? '', params.get('last') ?? '']
  const [due, own, before, machines] = await Promise.all([
    take(api.$get({ query: { day, late: 'true' } })),
    anId.test(id) ? take(api.$get({ query: { id } })) : null,
    anId.test(last) ? take(calls.results.$get({ query: { ids: last } })) : null,
    take(apiFor({ request, context }).cylinders['laboratory-equipment'].list.$get({ query: PRESSES })),
  ])
  const queue = (own ?? due).rows.filter(age => OPEN.includes(age.status))
  const untouched = queue.find(age => age.status !== 'testing') ?? queue[0]
  const open = queue.find(age => age.id === (params.get('age') ?? named?.id)) ?? untouched ?? null
  return {
    ...{ queue, open, day, now, last: before?.rows[0] ?? null, presses: machines.rows },
    ...{ specimen: named ? label : undefined, unknown: scanned && !named ? scanned : '' },
  }
}

export const links = installable('press')

/** Without a network the queue is what was last seen of it. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  freshOr(
    () => serverLoader<typeof loader>(),
    () => keptHere(PRESS),
  )

export async function action(args: ActionFunctionArgs) {
  if ((args.request.headers.get('content-type') ?? '').startsWith('multipart/')) return uploadResults(args)
  const { search } = new URL(args.request.url)
  return saveDry(args, ageId => {
    const params = new URLSearchParams(search)
    for (const name of ['age', 'specimen', '_routes', 'index']) params.delete(name)
    params.set('last', ageId)
    return `${HOME}/dry-test?${params}`
  })
}

/** At the press: one age after the other, large fields that caliper, scale and press fill by themselves. */
export default function DryTest() {
  const loaded = useLoaderData<typeof loader>()
  const { cameAt, found } = useSeenLast(PRESS, loaded)
  useKeptPage({ scope: '/', shown: found.day })
  useKeepData(useUser()?.id ?? null, PRESS, found)
  const { queue } = found
  return (
    <OutboxPage
      to={`${HOME}/dry-test/send`}
      recordsOf={({ id = '' }) => [id]}
      holds={pressHolds(queue)}
      cameAt={cameAt}
    >
      <PressPage {...found} />
    </OutboxPage>
  )
}

function PressPage({ queue, open: first, day, now, last, presses, specimen, unknown }: Found) {
  const mayWrite = useCan()('write', 'cylinder_lab')
  const { open, onDone } = useOpenAge(queue, first)
  return (
    <>
      <PageHead
        title={words.dryTitle()}
        count={words.dryToCrush({ count: queue.length })}
        note={words.dryNote({ day: showDate(day) })}
        actions={
          <>
            <a href="#queue" className="flex min-h-11 items-center px-2 text-link xl:hidden">
              {translated('Queue')}
            </a>
            <ScanLabel />
            {queue.length > 0 && (
              <Button asChild>
                <a href={`/files/cylinder-test/labels?day=${day}&late=true`} target="_blank" rel="noopener">
                  <QrCode /> {words.dryPrintLabels()}
                </a>
              </Button>
            )}
            <Button asChild>
              <a href={`/files/cylinder-test/dry-test/download?day=${day}&late=true`}>{words.drySheetForPress()}</a>
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-6 pb-10 max-md:px-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid content-start gap-5">
          {unknown && (
            <p role="alert" data-tone="stop" className="tone rounded-lg px-4 py-3 text-table">
              {words.dryUnknown({ label: unknown.slice(0, 60) })}
            </p>
          )}
          {open ? (
            <DrySet
              key={`${open.id} ${open.version} ${specimen ?? ''}`}
              age={open}
              last={last}
              presses={presses}
              specimen={specimen}
              readOnly={!mayWrite}
              onDone={() => onDone(open)}
            />
          ) : (
            <div className="grid place-items-center rounded-lg border border-line py-16">
              <EmptyNote icon={CheckCheck} title={words.dryAllDone()}>
                {words.dryAllDoneMeans()}
              </EmptyNote>
            </div>
          )}
          {mayWrite && <DryUpload />}
        </div>
        <DryQueue queue={queue} open={open?.id} day={day} now={now} />
      </div>
    </>
  )
}
