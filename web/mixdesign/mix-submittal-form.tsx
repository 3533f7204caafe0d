import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type Params, useLoaderData } from '@remix-run/react'
import { SubmittalSave } from '~/domain/mixdesign/mix-submittal'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { CheckFields } from '~/web/kit/form/check-fields'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { readForm, refused } from '~/web/kit/read-form'
import { anId } from '~/web/kit/screens'
import { MIXES, PRODUCTS, PROJECTS } from './lookups'
import { actOnSubmittal } from './mix-submittal-action'
import { submittalDetail } from './mix-submittal-loader'
import { MixSubmittalRecord } from './mix-submittal-record'

const NAMED = ['projectId', 'productId', 'mixDesignId'] as const

/** The laboratory makes one at `new`; salespeople open one that is there. */
const submittalIn = (params: Params) => params.submittal_form ?? params.submittal_id ?? ''

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = submittalIn(params)
  const query = new URL(request.url).searchParams
  if (id !== 'new')
    return {
      submittal: await submittalDetail(apiFor({ request, context }).mixdesign['mix-submittals'], id),
      given: {},
      names: [],
      exposures: [],
    }
  const given = Object.fromEntries(
    NAMED.flatMap(name => (anId.test(query.get(name) ?? '') ? [[name, query.get(name)]] : [])),
  )
  const setup = await take(apiFor({ request, context }).mixdesign['mix-design-field'].list.$get())
  const exposures = setup.exposures.map(({ exposureClass, name }) => [exposureClass, name] as const)
  return { submittal: null, given, names: (query.get('names') ?? '').split('\n'), exposures }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = submittalIn(params)
  if (id !== 'new') return actOnSubmittal({ request, context }, id)
  const { values, raw, key } = await readForm(request, SubmittalSave)
  const saved = await attempt(apiFor({ request, context, key }).mixdesign['mix-submittals'].$post({ json: values }))
  return saved.ok
    ? done(request, `../${saved.data.id}`, `${saved.data.submittalNo} saved as draft`)
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof SubmittalSave>()

/** A mix as it is submitted to a customer: made once, then sent and answered. */
export default function MixSubmittalPage() {
  const { submittal, given, names, exposures } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'mix_submittal')
  if (submittal) return <MixSubmittalRecord of={submittal} />
  const [project, product, mix] = names
  return (
    <FormScreen
      title="New mix submittal"
      values={given}
      readOnly={!mayManage}
      back="/mixdesign/submittals"
      save="Save draft"
      note="The paper is made from the mix, its trial batches and its tests. Read it before you send it."
      draft
    >
      <Section title="Submittal">
        <Field.Combobox name="projectId" label="Project" source={PROJECTS} text={project || undefined} span={6} />
        <Field.Combobox name="productId" label="Product" source={PRODUCTS} text={product || undefined} span={6} />
        <Field.Combobox
          name="mixDesignId"
          label="Mix"
          source={MIXES}
          text={mix || undefined}
          span={6}
          hint="Approved, and at least as strong as the product."
        />
        <Field.Combobox name="plantId" label="Plant" source={PLANTS} span={6} hint="Its certificate is on the paper." />
        <CheckFields name="exposureClasses" label="Exposure classes specified" choices={exposures} />
        <Field.Date name="validUntil" label="Proposed end" optional />
        <Field.Textarea name="remarks" label="Remarks on the paper" rows={2} optional />
      </Section>
    </FormScreen>
  )
}
