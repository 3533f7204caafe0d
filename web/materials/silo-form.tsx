import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as kitWords from '~/domain/kit/words'
import { SiloUpdate } from '~/domain/materials/silo'
import * as words from '~/domain/materials/words'
import { apiFor, attempt, take } from '~/web/kit/api'
import { useCan } from '~/web/kit/can'
import { done } from '~/web/kit/done'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { PLANTS } from '~/web/kit/list/column'
import { readForm, refused } from '~/web/kit/read-form'
import { MoveList } from './move-list'
import { MATERIALS, SOURCES, tonnes } from './words'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.silo_form ?? ''
  if (id === 'new') return { silo: null, moves: [] }
  const found = await take(
    apiFor({ request, context }).materials.stock[':id'].$get({ param: { id }, query: { limit: '15' } }),
  )
  return { silo: found.silo, moves: found.rows }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const id = params.silo_form ?? ''
  const isNew = id === 'new'
  const { values, raw, key } = await readForm(request, SiloUpdate)
  const api = apiFor({ request, context, key }).materials.silo
  const { version: _, ...fresh } = values
  const saved = await attempt(isNew ? api.$post({ json: fresh }) : api[':id'].$put({ param: { id }, json: values }))
  return saved.ok
    ? done(request, '/material/silo-setup', words.siloSaved({ code: saved.data.siloCode }))
    : refused(saved.problem, raw)
}

const Field = fieldsOf<typeof SiloUpdate>()
const USUAL = { lowLowPercent: '10', lowPercent: '25', highPercent: '90', active: true }

/** A silo: its place, the material and source it is kept for, and the marks at which it is watched. */
export default function SiloForm() {
  const { silo, moves } = useLoaderData<typeof loader>()
  const mayManage = useCan()('manage', 'material')
  const filled = silo !== null && Number(silo.levelKg) !== 0
  return (
    <FormScreen
      title={silo ? `${silo.plantName}, ${silo.siloCode}` : words.siloNew()}
      values={silo ?? USUAL}
      readOnly={!mayManage}
      back="/material/silo-setup"
      save={words.siloSave()}
      note={filled ? words.siloFilledNote({ mass: tonnes(silo.levelKg), material: silo.materialName }) : undefined}
      aside={silo && <MoveList moves={moves} />}
    >
      <Section title={kitWords.fieldSilo()}>
        <Field.Combobox
          name="plantId"
          label={kitWords.fieldPlant()}
          source={PLANTS}
          text={silo?.plantName ?? ''}
          span={6}
        />
        <Field.Text name="siloCode" label={kitWords.fieldCode()} span={3} />
        <Field.Number name="capacityKg" label={words.siloCapacity()} unit="kg" span={3} />
        <Field.Combobox
          name="materialId"
          label={kitWords.fieldMaterial()}
          source={MATERIALS}
          text={silo?.materialName ?? ''}
          span={6}
        />
        <Field.Combobox
          name="sourceId"
          label={words.orderSource()}
          source={SOURCES}
          needs={{ materialId: 'materialId' }}
          text={silo?.sourceName ?? ''}
          span={6}
          optional
        />
        <Field.Switch name="active" label={words.fieldInUse()} hint={words.siloInUseHint()} />
      </Section>
      <Section title={words.siloMarks()}>
        <Field.Number
          name="lowLowPercent"
          label={words.siloLowestAt()}
          unit="%"
          span={4}
          hint={words.siloLowestHint()}
        />
        <Field.Number name="lowPercent" label={words.siloOrderAt()} unit="%" span={4} hint={words.siloOrderAtHint()} />
        <Field.Number name="highPercent" label={words.siloFullAt()} unit="%" span={4} hint={words.siloFullAtHint()} />
      </Section>
    </FormScreen>
  )
}
