import { type ReactNode, useState } from 'react'
import type { ProjectSave } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import * as kitWords from '~/domain/kit/words'
import { useCan } from '~/web/kit/can'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { savedNote } from '~/web/kit/saved-note'
import { Status } from '~/web/kit/status'
import { CUSTOMERS, PAPER_LANGUAGES, PROJECTS_LIST, projectPath, REGIONS } from '../lookups'
import type { ProjectFormData } from './loader'
import { PurchaseOrderRows } from './purchase-order-rows'
import { ProjectSide } from './side'
import { SiteRows } from './site-rows'

const Field = fieldsOf<typeof ProjectSave>()

/** A project with its sites on the map and its purchase orders, saved in one go; `tabs` are the sections of its record. */
export function ProjectForm({ data, tabs }: { data: ProjectFormData; tabs?: ReactNode }) {
  const { project, customer, markers, history } = data
  const can = useCan()
  const [typed, setTyped] = useState({ name: '', customerId: project?.customerId ?? customer?.id ?? '' })
  const start = { customerId: customer?.id, locations: [{ locationName: words.siteMainGate(), radiusMetres: 200 }] }
  return (
    <FormScreen
      title={project?.projectName ?? words.projectNew()}
      values={project ?? start}
      readOnly={!can('manage', 'project')}
      back={project ? projectPath(project.id) : PROJECTS_LIST}
      tabs={tabs}
      save={words.projectSave()}
      draft={!project}
      actions={project && <Status of="active" value={project.active} />}
      aside={<ProjectSide typed={typed} project={project} history={history} />}
      footnote={project && savedNote(project)}
    >
      <Section title={kitWords.fieldProject()}>
        <Field.Combobox
          name="customerId"
          label={kitWords.fieldCustomer()}
          source={CUSTOMERS}
          text={project?.customerName ?? customer?.customerName}
          onPick={choice => setTyped(now => ({ ...now, customerId: choice?.value ?? '' }))}
        />
        <Field.Combobox
          name="regionId"
          label={kitWords.fieldRegion()}
          source={REGIONS}
          text={project?.regionName}
          span={3}
        />
        <Field.Text
          name="projectCode"
          label={kitWords.fieldCode()}
          span={3}
          optional
          hint={kitWords.fieldNumberFollows()}
        />
        <div className="contents" onInput={event => named(event.target, name => setTyped(now => ({ ...now, name })))}>
          <Field.Text name="projectName" label={words.projectName()} span={12} autoComplete="off" />
        </div>
        <Field.Date name="startDate" label={words.projectStart()} span={3} optional />
        <Field.Date name="endDate" label={words.projectEnd()} span={3} optional />
        <Field.Quantity name="contractedQuantity" label={words.projectContractedQuantity()} span={3} optional />
        <Field.Number name="carbonCap" label={words.projectCarbonCap()} unit="kg/m³" span={3} optional />
        <Field.Select
          name="language"
          label={words.customerPaperLanguage()}
          hint={words.projectPaperLanguageHint()}
          choices={PAPER_LANGUAGES}
          span={6}
          optional
        />
      </Section>
      <Section title={words.sitePlural()} note={words.projectSitesHint()}>
        <SiteRows markers={markers} sites={project?.locations ?? []} />
      </Section>
      {can('edit', 'purchase_order') && (
        <Section title={words.purchaseOrderPlural()} note={words.projectPurchaseOrdersHint()}>
          <PurchaseOrderRows rows={project?.purchaseOrders ?? []} />
        </Section>
      )}
      <Section title={words.projectRules()}>
        <Field.Switch
          name="purchaseOrderRequired"
          label={words.projectPurchaseOrderRequired()}
          hint={words.projectPurchaseOrderRequiredHint()}
        />
        <Field.Switch
          name="pricedProductsOnly"
          label={words.projectPricedOnly()}
          hint={words.projectPricedOnlyHint()}
        />
        <Field.Switch name="defaultProject" label={words.projectDefault()} hint={words.projectDefaultHint()} />
      </Section>
      <Section title={words.projectFurtherCustomers()} note={words.projectFurtherCustomersHint()}>
        <FurtherCustomers names={project?.customers ?? []} />
      </Section>
      <Section title={kitWords.fieldRemarks()}>
        <Field.Textarea name="remarks" label={kitWords.fieldRemarks()} optional />
      </Section>
    </FormScreen>
  )
}

const SLOTS = [0, 1, 2]

/** Each is a plain reference; an emptied one is dropped. */
const FurtherCustomers = ({ names }: { names: readonly { id: string; customerName: string }[] }) => (
  <>
    {SLOTS.concat(names.length > 3 ? names.slice(3).map((_, at) => at + 3) : []).map(slot => (
      <Field.Combobox
        key={slot}
        name={`customerIds.${slot}`}
        label={words.projectFurtherCustomer({ number: slot + 1 })}
        source={CUSTOMERS}
        text={names[slot]?.customerName}
        span={4}
        optional
      />
    ))}
  </>
)

function named(target: EventTarget, tell: (name: string) => void) {
  const field = target as HTMLInputElement
  if (field.name === 'projectName') tell(field.value)
}
