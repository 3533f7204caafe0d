import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { CheckCheck } from 'lucide-react'
import type { SieveForm } from '~/domain/rawtests/test/form'
import { useCan } from '~/web/kit/can'
import { showDate } from '~/web/kit/dates'
import { fieldsOf } from '~/web/kit/form/fields-of'
import { FormScreen } from '~/web/kit/form/form-screen'
import { Section } from '~/web/kit/form/section'
import { EmptyNote } from '~/web/kit/list/states'
import { PageHead } from '~/web/kit/page-head'
import { Button } from '~/web/ui/button'
import { CementEntry } from './cement-entry'
import { saveResults } from './results-action'
import { resultsPage } from './results-loader'
import { ResultsQueue } from './results-queue'
import { SampleTabs } from './sample-tabs'
import { SieveEntry } from './sieve-entry'
import { HOME } from './words'

export const loader = (asked: LoaderFunctionArgs) => resultsPage(asked)
export const action = (asked: ActionFunctionArgs) => saveResults(asked)

/** Working something out changes nothing, so nothing is read again for it. */
export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formData?.get('intent') === 'calculate' ? false : defaultShouldRevalidate

const Field = fieldsOf<typeof SieveForm>()

/** At the scale: masses or readings of one sample, with the result while they are typed. */
export default function SampleResults() {
  const page = useLoaderData<typeof resultsPage>()
  const { material, test, wish, choices, today, specificationId } = page
  const mayManage = useCan()('manage', 'raw_test')
  const queue = <ResultsQueue requests={page.requests} drafts={page.drafts} open={page.openId} today={today} />
  if (!material)
    return (
      <>
        <PageHead title="Sample results">
          <SampleTabs />
        </PageHead>
        <div className="grid gap-6 px-6 pb-10 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_320px]">
          <EmptyNote icon={CheckCheck} title="No samples need results">
            Choose a material to enter an unrequested test.
          </EmptyNote>
          {queue}
        </div>
      </>
    )
  const cement = material.kind === 'cement'
  const readOnly = !mayManage || test?.status === 'approved'
  return (
    <FormScreen
      key={test ? `${test.id} ${test.version}` : (wish?.id ?? material.id)}
      title={test ? `${material.name}, ${test.testNo}` : material.name}
      values={test ?? newTest(page)}
      readOnly={readOnly}
      back={`${HOME}/search-all-test-results`}
      save="Submit for approval"
      tabs={<SampleTabs />}
      note={
        test?.rejectReason
          ? `Sent back: ${test.rejectReason}`
          : wish
            ? `${wish.requestNo}, asked by ${wish.requestedByName}, due ${showDate(wish.dueOn)}. ${wish.remarks ?? ''}`
            : undefined
      }
      actions={
        !readOnly &&
        test?.status !== 'submitted' && (
          <Button type="submit" form="record" name="intent" value="draft">
            Keep as draft
          </Button>
        )
      }
      aside={queue}
    >
      <input type="hidden" name="testType" value={cement ? 'cement' : 'sieve'} />
      <input type="hidden" name="materialId" value={material.id} />
      {wish && <input type="hidden" name="requestId" value={wish.id} />}
      <Section title={cement ? 'Readings' : 'Masses'} note={cement ? undefined : 'Enter goes to the next sieve.'}>
        {!cement && (
          <Field.Select
            name="gradingSpecificationId"
            label="Specification"
            span={6}
            choices={choices.specifications}
            defaultValue={specificationId ?? ''}
            empty="No limits"
            optional
          />
        )}
        {cement ? (
          <CementEntry results={page.cement} first={test?.result ?? null} readOnly={readOnly} />
        ) : (
          <SieveEntry
            values={page.sieves}
            first={test?.result ?? null}
            label={test?.testNo ?? 'This sample'}
            readOnly={readOnly}
          />
        )}
      </Section>
      <Section title="Sample">
        <Field.Date name="sampledOn" label="Sampled on" span={3} />
        <Field.Date name="testedOn" label="Tested on" span={3} optional />
        <Field.Select
          name="samplerId"
          label="Taken by"
          span={3}
          choices={choices.samplers}
          empty="Not given"
          optional
        />
        <Field.Select name="testerId" label="Tested by" span={3} choices={choices.testers} empty="Not given" optional />
        <Field.Select name="sourceId" label="Source" span={4} choices={choices.sources} empty="Not given" optional />
        <Field.Select
          name="supplierId"
          label="Supplier"
          span={4}
          choices={choices.suppliers}
          empty="Not given"
          optional
        />
        <Field.Select name="plantId" label="Plant" span={4} choices={choices.plants} empty="Not given" optional />
        <Field.Textarea name="remarks" label="Remarks" rows={2} optional />
      </Section>
    </FormScreen>
  )
}

type Page = Awaited<ReturnType<typeof resultsPage>>

/** What the request knows already, so that only the masses are left to type. */
const newTest = ({ wish, today, specificationId }: Pick<Page, 'wish' | 'today' | 'specificationId'>) => ({
  sourceId: wish?.sourceId,
  plantId: wish?.plantId,
  supplierId: wish?.supplierId,
  samplerId: wish?.samplerId,
  sampledOn: wish?.sampledOn ?? today,
  testedOn: today,
  gradingSpecificationId: specificationId,
  input: { standard: 'EN 197-1', class: '42.5N' },
})
