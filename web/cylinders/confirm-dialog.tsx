import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { apiFor, attempt, take } from '~/web/kit/api'
import { showDate } from '~/web/kit/dates'
import { done } from '~/web/kit/done'
import { useFormKey } from '~/web/kit/form/form-key'
import { Pairs } from '~/web/kit/page-grid'
import type { Problem } from '~/web/kit/problem'
import { anId } from '~/web/kit/screens'
import { Status } from '~/web/kit/status'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { Textarea } from '~/web/ui/input'
import { Labelled } from './labelled'
import { PaperFrame } from './paper-frame'
import { HOME, infoOf } from './words'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? ''
  if (!id) throw redirect(`${HOME}/inhouse-cylinder-listing`)
  if (!anId.test(id)) throw new Response(null, { status: 404 })
  const api = apiFor({ request, context }).cylinders['cylinder-test']
  return take(api['get-test-number-detail'][':id'].$get({ param: { id } }))
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const reason = String(form.get('reason') ?? '')
  const api = apiFor({ request, context, key: String(form.get('_key') ?? '') }).cylinders['cylinder-test']
  const asked =
    form.get('intent') === 'order'
      ? await attempt(
          api['delete-request-order'].$post({ json: { orderId: String(form.get('orderId') ?? ''), reason } }),
        )
      : await attempt(
          api['delete-request-cta'].$post({
            json: { id: String(form.get('id') ?? ''), version: Number(form.get('version')), reason },
          }),
        )
  return asked.ok
    ? done(request, `${HOME}/approval-request?view=wishes`, 'Request sent to the manager')
    : data({ problem: asked.problem as Problem }, { status: asked.problem.status })
}

/** Asks before a test, or all tests of its order, is put up for deletion. */
export default function ConfirmDialog() {
  const set = useLoaderData<typeof loader>()
  const answer = useActionData<{ problem?: Problem }>()
  const busy = useNavigation().state !== 'idle'
  const key = useFormKey(answer)
  return (
    <PaperFrame
      title={`Ask to delete ${set.testNo}?`}
      note="The laboratory manager decides. Approved results can be corrected but not deleted."
      problem={answer?.problem}
    >
      <Card title={set.testNo} aside={<Status of="cylinderSet" value={set.status as 'curing'} />}>
        <Pairs
          columns={3}
          rows={[
            ['Project', set.projectName],
            ['Order', set.orderNo],
            ['Delivery order', set.doNumber],
            ['Concrete', set.productCode],
            ['Cast', showDate(set.castOn)],
            ['Specimens', String(set.specimens)],
          ]}
        />
      </Card>
      <Form method="post" className="grid gap-3">
        <input type="hidden" name="_key" value={`${key}-delete`} />
        <input type="hidden" name="id" value={set.id} />
        <input type="hidden" name="version" value={set.version} />
        <input type="hidden" name="orderId" value={set.orderId ?? ''} />
        <Labelled label="Reason" look="strong">
          {id => <Textarea id={id} name="reason" rows={3} maxLength={400} required />}
        </Labelled>
        <span className="flex flex-wrap gap-2">
          <Button type="submit" look="danger" name="intent" value="test" disabled={busy}>
            Ask to delete this test
          </Button>
          <Button type="submit" look="danger-plain" name="intent" value="order" disabled={busy}>
            Ask to drop every test of {set.orderNo}
          </Button>
          <Button asChild look="quiet">
            <Link to={infoOf(set.id)}>Keep it</Link>
          </Button>
        </span>
      </Form>
    </PaperFrame>
  )
}
