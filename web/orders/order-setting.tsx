import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { StretchLimits } from '~/domain/orders/order-settings'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { readForm, refused } from '~/web/kit/read-form'
import { Card } from '~/web/ui/card'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  take(apiFor({ request, context }).orders.order.stretch.limits.$get())

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, StretchLimits)
  const saved = await attempt(apiFor({ request, context }).orders.order.stretch.limits.$put({ json: values }))
  return saved.ok ? done(request, '.', 'Stretch limit saved from today on') : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof StretchLimits>()

/** How far planning may stretch a pour beyond its spacing. */
export default function StretchLimit() {
  const limits = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'order_setting')
  const example = Math.min(limits.maxMinutes, Math.round((130 * limits.percent) / 100))
  return (
    <FormScreen
      title="Stretch limit"
      values={limits}
      readOnly={!mayManage}
      back="/order"
      save="Save limit"
      note="Applies from today. Earlier days keep their limit."
      aside={
        <Card title="Example">
          <p className="text-muted text-table">
            A pour of 14 loads every 10 minutes lasts 130 minutes. Planning may stretch it by{' '}
            <b className="figures text-fg">{example} minutes</b>.
          </p>
        </Card>
      }
    >
      <Field.Number name="percent" label="Maximum stretch, of the pour" unit="%" span={4} />
      <Field.Number name="maxMinutes" label="Maximum stretch" unit="min" span={4} />
    </FormScreen>
  )
}
