import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { data } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, take } from '~/web/kit/api'
import { showDateTime } from '~/web/kit/dates'
import { useFormKey } from '~/web/kit/form/form-key'
import { PlainTable } from '~/web/kit/page-grid'
import { type Problem, problemOf } from '~/web/kit/problem'
import { Badge } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { PaperFrame } from './paper-frame'
import { PaperResults } from './paper-results'
import { resultsOfIds } from './results-loader'
import { HOME } from './words'

export async function loader(args: LoaderFunctionArgs) {
  const [results, issued] = await Promise.all([
    resultsOfIds(args),
    take(apiFor(args).cylinders['cylinder-test'].certificates.$get({ query: { limit: '12' } })),
  ])
  return { ...results, issued: issued.rows }
}

type Answer = { problem?: Problem; path?: string; certNo?: string }

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const ids = form.getAll('ids').map(String)
  const api = apiFor({ request, context, key: String(form.get('_key') ?? '') }).cylinders['cylinder-test']
  const answer = await api['generate-cert'].$post({ json: { ids } })
  if (!answer.ok) return data<Answer>({ problem: await problemOf(answer) }, { status: answer.status })
  const certNo = /filename="([^"]+)\.pdf"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? ''
  const path = answer.headers.get('content-location')?.replace('/api/', '/files/') ?? ''
  return data<Answer>({ certNo, path })
}

/** Approved results of one project become a numbered certificate; the same results never take a second number. */
export default function CertificateDialog() {
  const { rows, named, issued } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const busy = useNavigation().state !== 'idle'
  const key = useFormKey(answer)
  return (
    <PaperFrame
      title="Generate certificate"
      note="A certificate covers approved results of one project. Correcting a result makes it invalid."
      problem={answer?.problem}
    >
      {answer?.path && (
        <p
          role="status"
          data-tone="done"
          className="tone flex flex-wrap items-center gap-4 rounded-lg px-4 py-3 text-body"
        >
          <span className="flex-1">
            Certificate <span className="code">{answer.certNo}</span> is issued.
          </span>
          <a href={answer.path} target="_blank" rel="noopener" className="text-link">
            Open PDF
          </a>
        </p>
      )}
      {named ? (
        <>
          <PaperResults rows={rows} />
          <Form method="post" className="flex gap-2">
            <input type="hidden" name="_key" value={`${key}-certificate`} />
            {rows.map(row => (
              <input key={row.id} type="hidden" name="ids" value={row.id} />
            ))}
            <Button type="submit" look="primary" disabled={busy || rows.length === 0}>
              Generate certificate
            </Button>
            <Button asChild look="quiet">
              <Link to={`${HOME}/search-history?status=approved`}>Choose other results</Link>
            </Button>
          </Form>
        </>
      ) : (
        <Card>
          <p className="text-body">
            Pick approved results in the{' '}
            <Link to={`${HOME}/search-history?status=approved&ageDays=28`} className="text-link">
              history
            </Link>{' '}
            or tests in the{' '}
            <Link to={`${HOME}/inhouse-cylinder-listing`} className="text-link">
              list
            </Link>
            , then choose Certificate.
          </p>
        </Card>
      )}
      <Card title="Issued last" flush>
        <PlainTable
          caption="Certificates"
          rows={issued}
          id={row => row.id}
          columns={[
            {
              label: 'Certificate',
              show: row => (
                <a
                  href={`/files/cylinder-test/certificate/${row.id}`}
                  target="_blank"
                  rel="noopener"
                  className="code text-link"
                >
                  {row.certNo}
                </a>
              ),
            },
            { label: 'Project', show: row => row.projectName },
            { label: 'Results', align: 'right', show: row => row.results },
            { label: 'Issued', show: row => showDateTime(row.issuedAt) },
            { label: 'By', show: row => row.issuedByName },
            {
              label: '',
              show: row =>
                row.status === 'invalid' ? (
                  <Badge tone="stop" title={row.invalidReason ?? ''}>
                    Invalid
                  </Badge>
                ) : (
                  ''
                ),
            },
          ]}
        />
      </Card>
    </PaperFrame>
  )
}
