import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { ToleranceSave } from '~/domain/materials/tolerance-setting'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, listOf } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { closed, done } from '~/web/kit/done'
import { showNumber } from '~/web/kit/figures'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { filter, PLANTS } from '~/web/kit/list/column'
import { MasterList } from '~/web/kit/list/master-list'
import { searchOf } from '~/web/kit/list/url'
import { readForm, refused } from '~/web/kit/read-form'
import { Status } from '~/web/kit/status'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  listOf(apiFor({ request, context }).materials['tolerance-setting'].$get({ query: searchOf(request) }))

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, raw } = await readForm(request, ToleranceSave)
  const saved = await attempt(apiFor({ request, context }).materials['tolerance-setting'].$put({ json: values }))
  return saved.ok ? done(request, closed(request), words.toleranceSaved()) : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof ToleranceSave>()
const kinds = () =>
  [
    ['cement', words.materialKindCement()],
    ['addition', words.materialKindAddition()],
    ['aggregate', words.toleranceAggregate()],
    ['water', words.materialKindWater()],
    ['admixture', words.materialKindAdmixture()],
  ] as const
const toleranceWord = (kind: string) => kinds().find(([key]) => key === kind)?.[1] ?? kind
const percent = (value: string) => `±${showNumber(Number(value).toString())} %`

/** How far a batch weight may lie from its target: first it is told, then somebody has to act. */
export default function ToleranceList() {
  const page = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  return (
    <MasterList<(typeof page.rows)[number]>
      title={words.tolerancePlural()}
      noun={['tolerance', 'tolerances']}
      page={page}
      columns={[
        { key: 'kind', label: words.materialMaterial(), show: each => toleranceWord(each.kind) },
        { key: 'plantName', label: kitWords.fieldPlant(), show: each => each.plantName ?? words.toleranceAllPlants() },
        {
          key: 'informPercent',
          label: words.toleranceWarnFrom(),
          show: each => percent(each.informPercent),
          align: 'right',
        },
        { key: 'actPercent', label: words.toleranceActFrom(), show: each => percent(each.actPercent), align: 'right' },
        {
          key: 'mustExplain',
          label: words.toleranceCause(),
          show: each =>
            each.mustExplain ? (
              words.toleranceCauseAsked()
            ) : (
              <span className="text-muted">{words.toleranceCauseNotAsked()}</span>
            ),
          phone: 'none',
        },
        {
          key: 'active',
          label: kitWords.fieldStatus(),
          show: each => <Status of="active" value={each.active} />,
          phone: 'end',
        },
      ]}
      filters={[filter.lookup('plantId', kitWords.fieldPlant(), PLANTS), filter.active()]}
      empty={{ text: words.toleranceNoneYet() }}
      may={mayManage}
      called={row =>
        row ? `${toleranceWord(row.kind)}, ${row.plantName ?? words.toleranceAllPlants()}` : words.toleranceNew()
      }
      values={row => row ?? { active: true, mustExplain: true }}
      fields={row => (
        <>
          <Field.Select name="kind" label={words.materialMaterial()} choices={kinds()} span={6} />
          <Field.Combobox
            name="plantId"
            label={kitWords.fieldPlant()}
            hint={words.tolerancePlantHint()}
            source={PLANTS}
            text={row?.plantName ?? ''}
            span={6}
            optional
          />
          <Field.Number
            name="informPercent"
            label={words.toleranceWarnFrom()}
            unit="%"
            span={6}
            hint={words.toleranceWarnHint()}
          />
          <Field.Number
            name="actPercent"
            label={words.toleranceActFrom()}
            unit="%"
            span={6}
            hint={words.toleranceActHint()}
          />
          <Field.Switch name="mustExplain" label={words.toleranceAskCause()} />
          <Field.Switch name="active" label={kitWords.fieldActive()} />
        </>
      )}
    />
  )
}
