import type { ReactNode } from 'react'
import * as kitWords from '~/domain/kit/words'
import type { MaterialUpdate } from '~/domain/materials/material'
import * as words from '~/domain/materials/words'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { kinds } from '../words'
import type { Material } from './loader'

const Field = fieldsOf<typeof MaterialUpdate>()

type Props = { material: Material | null; tabs?: ReactNode }

/** A material: what it weighs, costs and emits, and what its producer declares. */
export function MaterialForm({ material, tabs }: Props) {
  return (
    <FormScreen
      title={material?.name ?? words.materialNew()}
      values={material ?? { unit: 'kg', active: true }}
      readOnly={!useCan()('manage', 'material')}
      back={material ? `/material/${material.id}` : '/material/material-setup'}
      save={words.materialSave()}
      tabs={tabs}
    >
      <Section title={kitWords.fieldMaterial()}>
        <Field.Text name="materialCode" label={kitWords.fieldCode()} span={3} />
        <Field.Text name="name" label={kitWords.fieldName()} span={6} />
        <Field.Select name="kind" label={words.materialKind()} choices={kinds()} span={3} />
        <Field.Number name="density" label={words.materialDensityOfSolid()} unit="kg/m³" span={4} />
        <Field.Text name="unit" label={words.materialUnit()} span={2} />
        <Field.Combobox
          name="criteriaHeaderId"
          label={words.materialCriteriaHeader()}
          source={{ path: 'criteria-headers/list', label: 'name' }}
          span={6}
          optional
        />
        <Field.Switch name="active" label={words.fieldInUse()} hint={words.materialInUseHint()} />
      </Section>
      <Section title={words.materialCostAndCarbon()}>
        <Field.UnitPrice name="costPerKg" label={words.materialCostPerKg()} span={3} optional />
        <Field.Number name="carbonFactor" label={words.materialCarbon()} unit="kg CO₂e/kg" span={4} optional />
        <Field.Date name="carbonValidTo" label={words.materialCarbonValidTo()} span={3} optional />
        <Field.Text
          name="carbonSource"
          label={words.materialCarbonSource()}
          hint={words.materialCarbonSourceHint()}
          span={12}
          optional
        />
      </Section>
      <Section title={words.materialDeclared()}>
        <Field.Number name="chloridePercent" label={words.materialChloride()} unit="%" span={4} optional />
        <Field.Number name="alkaliPercent" label={words.materialAlkali()} unit="%" span={4} optional />
        <Field.Number name="solidsPercent" label={words.materialSolids()} unit="%" span={4} optional />
      </Section>
    </FormScreen>
  )
}
