import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { SlidersHorizontal } from 'lucide-react'
import { HereLink } from '~/web/kit/here-link'
import { PageHead } from '~/web/kit/page-head'
import { buttonLook } from '~/web/ui/button'
import { ChatAnswerLater } from './chat-answer-later'
import { ChatQuestion } from './chat-question'
import { CHAT_REPORT, configQuery, loadChat, saveQuestion } from './chat-report-loader'
import { SavedQuestions } from './saved-questions'

export const loader = ({ request, context }: LoaderFunctionArgs) => loadChat(request, context)
export const action = ({ request, context }: ActionFunctionArgs) => saveQuestion(request, context)

const EXAMPLES = [
  'volume by plant last month',
  'top 10 customers by volume this month',
  'waiting time by hour last 30 days',
  'carbon by month this year',
  'strength by grade last 90 days',
  'cement used by plant this week',
]

/** A question in words becomes a chart. The same words always mean the same; a question that is not understood as a whole has no answer. */
export default function ChatReport() {
  const { catalogue, answer, kept, asked } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title="Chat report"
        note="Say what you want to see, broken down by what, at which plant and when."
        actions={
          <HereLink
            only
            to={`${CHAT_REPORT}/chartConfig${answer?.config ? `?${configQuery(answer.config)}` : ''}`}
            className={buttonLook()}
          >
            <SlidersHorizontal aria-hidden /> Configure chart
          </HereLink>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pb-10 max-md:px-4">
        <ChatQuestion asked={asked} catalogue={catalogue} />
        <SavedQuestions views={kept} />
        {answer ? (
          <ChatAnswerLater answer={answer} measures={catalogue.measures} />
        ) : (
          <section aria-label="Examples" className="grid justify-items-start gap-1.5">
            <p className="text-muted text-table">For example</p>
            {EXAMPLES.map(question => (
              <Link key={question} to={`?q=${encodeURIComponent(question)}`} className="text-body text-link">
                {question}
              </Link>
            ))}
          </section>
        )}
      </div>
    </>
  )
}
