import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import {
  DIMENSIONS,
  type Dimension,
  fits,
  KINDS,
  MEASURES,
  type Measure,
  measuredFigure,
  misfits,
  ofWeights,
} from '~/domain/reports/chat-report/catalogue'
import { showDate } from '~/web/kit/dates'
import { filter } from '~/web/kit/list/column'
import { FilterField } from '~/web/kit/list/filter-field'
import { useSentFilters } from '~/web/kit/list/send-filters'
import { PageHead } from '~/web/kit/page-head'
import { Input, Select } from '~/web/ui/input'
import { ChatAnswerLater } from './chat-answer-later'
import { CHAT_REPORT, loadChat, saveQuestion } from './chat-report-loader'
import { SavedQuestions } from './saved-questions'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  // Without an address there is still a chart to begin with.
  if (!url.searchParams.get('measure')) url.searchParams.set('measure', 'volume')
  // Another measure is chosen with the parts of the one before still in the form.
  const { measure, ...parts } = Object.fromEntries(url.searchParams)
  if (measure && Object.hasOwn(MEASURES, measure))
    for (const part of misfits({ ...parts, measure: measure as Measure })) url.searchParams.delete(part)
  return loadChat(new Request(url, request), context)
}
export const action = ({ request, context }: ActionFunctionArgs) => saveQuestion(request, context)

/** The same chart by its parts: what is measured, by what, when, where, how many, and how it is drawn. */
export default function ChartConfig() {
  const { catalogue, answer, kept, refusal } = useLoaderData<typeof loader>()
  const form = useSentFilters()
  const config = answer?.config
  const dimensions = (Object.keys(DIMENSIONS) as Dimension[]).filter(by => !config || fits(config.measure, by))
  return (
    <>
      <PageHead
        title="Chart configuration"
        note={answer ? `In words: ${answer.question.replaceAll(/\d{4}-\d\d-\d\d/g, day => showDate(day))}` : undefined}
        actions={
          <Link to={CHAT_REPORT} className="text-link text-table">
            Ask in words
          </Link>
        }
      />
      <Form
        key={JSON.stringify(config)}
        ref={form}
        method="get"
        className="grid grid-cols-2 gap-3 px-6 pb-4 max-md:px-4 md:grid-cols-4 xl:grid-cols-7"
      >
        <Part label="Measure">
          {id => (
            <Select id={id} name="measure" defaultValue={config?.measure}>
              {catalogue.measures.map(key => (
                <option key={key} value={key}>
                  {measuredFigure(key).name}
                </option>
              ))}
            </Select>
          )}
        </Part>
        <Part label="By">
          {id => (
            <Select id={id} name="by" defaultValue={config?.by}>
              {dimensions.map(key => (
                <option key={key} value={key}>
                  {DIMENSIONS[key].label}
                </option>
              ))}
            </Select>
          )}
        </Part>
        <FilterField filter={filter.date('from', 'From')} value={config?.from ?? ''} />
        <FilterField filter={filter.date('to', 'To')} value={config?.to ?? ''} />
        <Part label="Plant">
          {id => (
            <Select id={id} name="plantId" defaultValue={config?.plantId ?? ''}>
              <option value="">All plants</option>
              {catalogue.plants.map(plant => (
                <option key={plant.id} value={plant.id}>
                  {plant.plantName}
                </option>
              ))}
            </Select>
          )}
        </Part>
        <WholePart label="Grade, MPa" name="grade" value={config?.grade} />
        <Part label="Product">
          {id => (
            <Input
              id={id}
              name="product"
              autoComplete="off"
              placeholder="all"
              maxLength={40}
              defaultValue={config?.product ?? ''}
            />
          )}
        </Part>
        {config?.measure === 'strength' && <WholePart label="Age, days" name="ageDays" value={config.ageDays} />}
        {config && ofWeights(config.measure) && (
          <Part label="Material">
            {id => (
              <Select id={id} name="kind" defaultValue={config.kind ?? ''}>
                <option value="">All materials</option>
                {Object.entries(KINDS).map(([key, [words]]) => (
                  <option key={key} value={key}>
                    {words}
                  </option>
                ))}
              </Select>
            )}
          </Part>
        )}
        <WholePart label="Only the top" name="top" value={config?.top} />
        <Part label="Drawn as">
          {id => (
            <Select id={id} name="chart" defaultValue={config?.chart}>
              <option value="bar">Bars</option>
              <option value="line">Line</option>
            </Select>
          )}
        </Part>
      </Form>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        <SavedQuestions views={kept} />
        {refusal && (
          <p role="alert" className="text-body text-stop">
            {refusal}
          </p>
        )}
        {answer && <ChatAnswerLater answer={answer} measures={catalogue.measures} />}
      </div>
    </>
  )
}

type WholeProps = { label: string; name: string; value: number | null | undefined; placeholder?: string }

const WholePart = ({ label, name, value, placeholder = 'all' }: WholeProps) => (
  <Part label={label}>
    {id => (
      <Input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value ?? ''}
      />
    )}
  </Part>
)

function Part({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="eyebrow">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
