import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useSearchParams } from '@remix-run/react'
import { Search } from 'lucide-react'
import { rawApi, take } from '~/web/kit/api'
import { PageHead } from '~/web/kit/page-head'
import { Badge, type Tone } from '~/web/ui/badge'
import { Button } from '~/web/ui/button'
import { Input } from '~/web/ui/input'
import { type Call, callsOf, type OpenApi } from './openapi-calls'
import { SchemaView } from './schema-view'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const document = (await take(rawApi({ request, context })('http://portal/api/openapi.json'))) as OpenApi
  const asked = new URL(request.url).searchParams.get('q')?.trim().toLowerCase() ?? ''
  const calls = callsOf(document)
  const shown = calls.filter(call => `${call.method} ${call.path} ${call.right}`.toLowerCase().includes(asked))
  return { total: calls.length, groups: grouped(shown) }
}

/** What the API serves, from its own description: each call with its right and the shape it takes. */
export default function ApiDocs() {
  const { total, groups } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const found = groups.reduce((sum, group) => sum + group.calls.length, 0)
  return (
    <>
      <PageHead
        title="API"
        count={`${found} of ${total} calls`}
        note="Every call is under /api and reads the session from the Authorization header. Refusals are problem+json."
        actions={
          <Button asChild>
            <a href="/api/openapi.json" download="openapi.json">
              openapi.json
            </a>
          </Button>
        }
      >
        <Form method="get" role="search" className="relative w-80 max-w-full">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
          />
          <Input
            type="search"
            name="q"
            aria-label="Path, method or right"
            placeholder="Path, method or right"
            defaultValue={params.get('q') ?? ''}
            data-search
            className="pl-8!"
          />
        </Form>
      </PageHead>
      <div className="mx-auto grid w-full max-w-420 gap-6 px-6 pb-12 max-md:px-4">
        {groups.map(group => (
          <section key={group.name} aria-labelledby={`g-${group.name}`}>
            <h2 id={`g-${group.name}`} className="mb-2 font-semibold text-section">
              {group.name} <span className="figures font-normal text-muted text-table">{group.calls.length}</span>
            </h2>
            <ul className="overflow-hidden rounded-lg border border-line">
              {group.calls.map(call => (
                <CallRow key={`${call.method} ${call.path}`} call={call} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

const TONE: Record<string, Tone> = { GET: 'transit', POST: 'done', PUT: 'waiting', PATCH: 'waiting', DELETE: 'stop' }

function CallRow({ call }: { call: Call }) {
  return (
    <li className="border-line border-b bg-raised last:border-0">
      <details>
        <summary className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 hover:bg-hover">
          <Badge tone={TONE[call.method] ?? 'neutral'} className="min-w-16 justify-center">
            {call.method}
          </Badge>
          <span className="min-w-0 flex-1 break-all font-mono text-table">{call.path}</span>
          {call.once && <Badge>Idempotency-Key</Badge>}
          <span className="text-meta text-muted">{call.right}</span>
        </summary>
        <div className="grid gap-4 border-line border-t bg-surface px-4 py-3">
          {call.parameters.length > 0 && <SchemaView title="Parameters" fields={call.parameters} />}
          {call.body.length > 0 && <SchemaView title="Body" fields={call.body} />}
          {call.parameters.length + call.body.length === 0 && (
            <p className="text-muted text-table">Takes nothing but the session.</p>
          )}
        </div>
      </details>
    </li>
  )
}

function grouped(calls: Call[]): { name: string; calls: Call[] }[] {
  const names = [...new Set(calls.map(call => call.group))].sort()
  return names.map(name => ({ name, calls: calls.filter(call => call.group === name) }))
}
