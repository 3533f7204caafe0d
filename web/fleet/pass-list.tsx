import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Download, Plus, Upload } from 'lucide-react'
import { PASS_TYPE_LABELS, PASS_TYPES, PassSave, type PassType } from '~/domain/fleet/pass'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import type { PassLine } from '~/web/kit/client/fleet'
import { closed, done } from '~/web/kit/done'
import { DialogForm } from '~/web/kit/form/dialog-form'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { importAction, importLoader } from '~/web/kit/import/import-calls'
import { ImportScreen } from '~/web/kit/import/import-screen'
import { type Column, filter, type ListPage } from '~/web/kit/list/column'
import { useEditLink } from '~/web/kit/list/edit-link'
import { ListScreen } from '~/web/kit/list/screen'
import { searchOf } from '~/web/kit/list/url'
import { useRemove } from '~/web/kit/list/use-remove'
import { readForm, readIntent, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { PROJECTS } from './lookups'
import { PickMany } from './pick-many'

const IMPORT = { path: 'pass/assignees', title: 'Import pass holders', noun: ['pass', 'passes'] } as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const imported = await importLoader({ request, context }, IMPORT)
  if (imported) return { page: null, imported }
  const page = await listOf(apiFor({ request, context }).fleet.pass.list.$get({ query: searchOf(request) }))
  return { page, imported: null }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const imported = await importAction({ request, context }, IMPORT)
  if (imported) return imported
  const { intent, fields } = await readIntent(request.clone() as Request)
  const api = apiFor({ request, context }).fleet.pass
  if (intent === 'remove')
    return attempt(api[':id'].$delete({ param: { id: fields.id ?? '' }, query: { version: fields.version ?? '' } }))
  const { values, raw } = await readForm(request, PassSave)
  const saved = await attempt(api.save.$post({ json: values }))
  return saved.ok ? done(request, closed(request), `${saved.data.name} saved`) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof PassSave>()

/** Permits that sites ask for: who holds them, and which sites ask. */
export default function PassList() {
  const { page, imported } = useLoaderData<typeof loader>()
  if (imported) return <ImportScreen {...IMPORT} data={imported} />
  return <Passes page={page as ListPage<PassLine>} />
}

function Passes({ page }: { page: ListPage<PassLine> }) {
  const mayManage = useCan()('manage', 'fleet')
  const { editing, to } = useEditLink()
  const remove = useRemove()
  const entry = page.rows.find(row => row.id === editing) ?? null
  const add = mayManage && (
    <Button asChild look="primary">
      <Link to={to('new')} data-hotkey="c">
        <Plus /> Add pass
      </Link>
    </Button>
  )
  return (
    <ListScreen<PassLine>
      title="Passes"
      noun={['pass', 'passes']}
      page={page}
      columns={columns}
      open={row => to(row.id)}
      search="Name"
      filters={[
        filter.choice(
          'type',
          'For',
          PASS_TYPES.map(type => [type, `${PASS_TYPE_LABELS[type]}s`] as const),
          true,
        ),
        filter.active(),
      ]}
      rowActions={row => [
        { label: 'Who holds it', to: `/fleet/pass/${row.type}-pass?passId=${row.id}` },
        remove({
          row,
          label: 'Remove pass',
          done: `${row.name} removed`,
          may: mayManage,
          ...(mayManage && row.holders + row.expired > 0 ? { why: 'Somebody holds it' } : {}),
        }),
      ]}
      actions={
        mayManage && (
          <>
            <Button asChild look="quiet">
              <a href="/files/pass/assignees/download" download>
                <Download /> Holders
              </a>
            </Button>
            <Button asChild>
              <Link to="?import=new">
                <Upload /> Import holders
              </Link>
            </Button>
            {add}
          </>
        )
      }
      empty={{ text: 'Sites can require passes from drivers or trucks at their gates.', action: add }}
    >
      {(entry || editing === 'new') && (
        <DialogForm
          key={editing}
          title={entry?.name ?? 'New pass'}
          values={entry ?? { active: true, type: 'driver' }}
          readOnly={!mayManage}
          save="Save pass"
        >
          <Field.Text name="name" label="Name" span={8} />
          <Field.Select
            name="type"
            label="For"
            span={4}
            choices={PASS_TYPES.map(type => [type, `${PASS_TYPE_LABELS[type]}s`] as const)}
          />
          <PickMany
            name="projectIds"
            label="Sites that require it"
            source={PROJECTS}
            given={(entry?.sites ?? []).map(({ projectId, projectName }) => ({ id: projectId, label: projectName }))}
            hint="Trucks and drivers without this pass cannot be called or ticketed for the site."
          />
          <Field.Switch name="active" label="In use" hint="Off means that no site requires it." />
        </DialogForm>
      )}
    </ListScreen>
  )
}

const columns: Column<PassLine>[] = [
  { key: 'name', label: 'Pass', show: row => row.name, sort: true },
  { key: 'type', label: 'For', show: row => `${PASS_TYPE_LABELS[row.type as PassType]}s`, sort: true },
  { key: 'holders', label: 'Holders', show: row => row.holders, align: 'right' },
  { key: 'expiring', label: 'End soon', show: row => <Count row={row} state="expiring" />, align: 'right' },
  { key: 'expired', label: 'Expired', show: row => <Count row={row} state="expired" />, align: 'right' },
  {
    key: 'sites',
    label: 'Sites',
    show: row => <Sites names={row.sites.map(site => site.projectName)} />,
    width: 280,
    wrap: true,
  },
  { key: 'active', label: 'Status', show: row => <Status of="active" value={row.active} />, sort: true, phone: 'end' },
]

function Count({ row, state }: { row: PassLine; state: 'expiring' | 'expired' }) {
  if (!row[state]) return <span className="text-muted">0</span>
  return (
    <Link
      to={`/fleet/pass/${row.type}-pass?passId=${row.id}&state=${state}`}
      className={state === 'expired' ? 'text-stop' : 'text-link'}
    >
      {row[state]}
    </Link>
  )
}

function Sites({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="text-muted">None</span>
  const rest = names.length - 2
  return (
    <>
      {names.slice(0, 2).join(', ')}
      {rest > 0 && <span className="text-muted"> and {rest} more</span>}
    </>
  )
}
